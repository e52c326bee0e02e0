import {
  type CSSProperties,
  type Ref,
  startTransition,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { AlbumPhoto } from '../content/album'
import { PhotoFrame } from '../photo/PhotoFrame'
import { MOST } from './constants'
import { type Driver, drive } from './drive'
import type { Command, Photograph } from './gestures'
import { liftTile, lowerTile } from './returnToTile'
import type { Size } from './view'

/** Assumed for a photo without known pixels until it has come: large enough for any window. */
const ASSUMED: Size = { width: 3000, height: 2000 }

/** The pixels of photos, and of those whose album does not tell, once the picture has come. */
function useSizes() {
  const [seen, setSeen] = useState<Record<string, Size>>({})
  const known = ({ id, width, height }: AlbumPhoto): Size | undefined =>
    width && height ? { width, height } : seen[id]
  /** Reads them off the picture that a box holds. */
  const look = (photo: AlbumPhoto, box: Element | null) => {
    const { naturalWidth: width, naturalHeight: height } = box?.querySelector('img') ?? {}
    if (width && height && !known(photo))
      setSeen((sizes) => ({ ...sizes, [photo.id]: { width, height } }))
  }
  return { known, look }
}

/** How wide the picture is drawn, as viewer.css has it: the window less gutters and rows. */
function sizesOf({ width, height }: { width: number; height: number }): string {
  const ratio = Number((width / height).toFixed(4))
  // Never nothing, however low the window: a picture of no width has no pixels for its browser.
  return [
    // Beside its words.
    `(max-height:480px) and (min-width:560px) and (orientation:landscape) min(${width}px,100vw - 236px,100vh*${ratio})`,
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

/** Which way the visitor goes through the album: 1 onwards, -1 back, 0 before the first step. */
function useHeading(index: number): -1 | 0 | 1 {
  const [way, setWay] = useState<{ at: number; heading: -1 | 0 | 1 }>({ at: index, heading: 0 })
  if (way.at === index) return way.heading
  const heading = index > way.at ? 1 : -1
  setWay({ at: index, heading })
  return heading
}

/** What keys and buttons do to the picture. */
export type Hand = Pick<Driver, 'zoom' | 'pan'>

type Props = {
  photos: readonly AlbumPhoto[]
  index: number
  /** Script is there. */
  isLive: boolean
  hand: Ref<Hand>
  isEnlarged: boolean
  onZoom: (isEnlarged: boolean) => void
  onCommand: (command: Command) => void
}

/** The photograph shown, with its neighbours at its sides, moved by the hand. */
export function Stage({ photos, index, isLive, hand, isEnlarged, onZoom, onCommand }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const driver = useRef<Driver>(null)
  useImperativeHandle(
    hand,
    () => ({
      zoom: (by) => driver.current?.zoom(by),
      pan: (x, y) => driver.current?.pan(x, y),
    }),
    [],
  )
  const answer = useRef(onCommand)
  useLayoutEffect(() => {
    answer.current = onCommand
  })
  const { known, look } = useSizes()
  const { width, height } = (photos[index] && known(photos[index])) ?? ASSUMED
  const { length } = photos
  const photograph = useMemo<Photograph>(
    () => ({
      picture: { width, height },
      first: index === 0,
      last: index === length - 1,
      maxScale: MOST,
    }),
    [width, height, index, length],
  )
  const shown = useRef({ photograph, index })
  useEffect(() => {
    if (!strip.current) return
    const started = drive(strip.current, shown.current.photograph, {
      onCommand: (command) => answer.current(command),
      onZoom,
      // What shows through is the place in the album that closing leads to.
      onThrough: (isThrough) =>
        isThrough ? liftTile(photos[shown.current.index]?.id) : lowerTile(),
    })
    driver.current = started
    return () => {
      started.stop()
      driver.current = null
    }
  }, [photos, onZoom])
  useLayoutEffect(() => {
    if (shown.current.photograph === photograph) return
    shown.current = { photograph, index }
    driver.current?.show(photograph)
  }, [photograph, index])

  const heading = useHeading(index)
  const ahead = heading === 0 ? [] : [index + 2 * heading]
  // Each by itself: the photograph asked for need not wait for those beside it.
  const [areBeside, setBeside] = useState(false)
  useEffect(() => startTransition(() => setBeside(true)), [])
  const slides = areBeside ? [index - 1, index, index + 1, ...ahead] : [index]
  return (
    <div ref={strip} className="strip">
      {slides.map((n) => {
        const photo = photos[n]
        if (!photo) return null
        const size = known(photo)
        const { width, height } = size ?? ASSUMED
        const isShown = n === index
        return (
          <div key={photo.id} className="slide" data-at={n - index} aria-hidden={!isShown}>
            <div
              className="picture"
              ref={(box) => look(photo, box)}
              onLoadCapture={({ currentTarget }) => look(photo, currentTarget)}
              data-assumed={size === undefined}
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
