import {
  type CSSProperties,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { AlbumPhoto } from '../content/schema'
import { PhotoFrame } from '../photo/PhotoFrame'
import { MOST } from './constants'
import { type Driver, drive } from './drive'
import type { Command, Photograph } from './gestures'
import { showTile } from './returnToTile'

/** Assumed for a photo without known pixels: large enough for any window. */
const ASSUMED = { width: 3000, height: 2000 }

const sizeOf = ({ width = ASSUMED.width, height = ASSUMED.height }: Partial<AlbumPhoto> = {}) => ({
  width,
  height,
})

function photographOf(photos: readonly AlbumPhoto[], index: number): Photograph {
  return {
    picture: sizeOf(photos[index]),
    first: index === 0,
    last: index === photos.length - 1,
    maxScale: MOST,
  }
}

/** How wide the picture is drawn, as viewer.css has it: the window less gutters and rows. */
function sizesOf({ width, height }: { width: number; height: number }): string {
  const ratio = Number((width / height).toFixed(4))
  // Never nothing, however low the window: a picture of no width has no pixels for its browser.
  return [
    `(max-height:500px) min(${width}px,100vw - 2*min(6.6vw,104px),max(120px,100vh - 100px)*${ratio})`,
    `(max-width:700px) min(${width}px,100vw,max(120px,100vh - 230px)*${ratio})`,
    `min(${width}px,100vw - 2*min(6.6vw,104px),max(120px,100vh - 171px)*${ratio})`,
  ].join(',')
}

/** The file of a photo that its tile in the album shows already. */
function tileFile(id: string): string | undefined {
  const img = document.querySelector<HTMLImageElement>(`#photo-${id} img`)
  return img?.complete ? img.currentSrc || undefined : undefined
}

export type Zoom = Driver['zoom']

type Props = {
  photos: readonly AlbumPhoto[]
  index: number
  /** Script is there: the neighbours come too. */
  isLive: boolean
  /** Zooms for the keyboard. */
  zoom: Ref<Zoom>
  onCommand: (command: Command) => void
}

/** The photograph shown, with its neighbours at its sides, moved by the hand. */
export function Stage({ photos, index, isLive, zoom, onCommand }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const driver = useRef<Driver>(null)
  useImperativeHandle(zoom, () => (by) => driver.current?.zoom(by), [])
  const [isEnlarged, setEnlarged] = useState(false)
  const answer = useRef(onCommand)
  useLayoutEffect(() => {
    answer.current = onCommand
  })
  const shown = useRef(index)
  useEffect(() => {
    if (!strip.current) return
    const started = drive(strip.current, photographOf(photos, shown.current), {
      onCommand: (command) => answer.current(command),
      onZoom: setEnlarged,
      // What shows through is the place in the album that closing leads to.
      onThrough: () => void showTile(photos[shown.current]?.id),
    })
    driver.current = started
    return () => {
      started.stop()
      driver.current = null
    }
  }, [photos])
  useLayoutEffect(() => {
    if (shown.current === index) return
    shown.current = index
    driver.current?.show(photographOf(photos, index))
  }, [photos, index])

  const slides = isLive ? [index - 1, index, index + 1] : [index]
  return (
    <div ref={strip} className="strip">
      {slides.map((n) => {
        const photo = photos[n]
        if (!photo) return null
        const { width, height } = sizeOf(photo)
        const isShown = n === index
        return (
          <div key={photo.id} className="slide" data-at={n - index} aria-hidden={!isShown}>
            <div
              className="picture"
              data-assumed={photo.width === undefined}
              style={{ '--a': width / height, '--w': `${width}px` } as CSSProperties}
            >
              <PhotoFrame
                photo={photo}
                alt={isShown ? photo.alt : ''}
                sizes={isShown && isEnlarged ? `${width}px` : sizesOf({ width, height })}
                ask={isShown ? 'first' : 'soon'}
                under={isLive && photo.width ? tileFile(photo.id) : undefined}
              />
            </div>
          </div>
        )
      })}
    </div>
  )
}
