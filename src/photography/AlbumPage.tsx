import { Outlet, useMatches } from '@tanstack/react-router'
import { startTransition, useEffect, useRef, useState } from 'react'
import { activeTransition } from '../motion/activeTransition'
import { albumIn, pageOf, shownPhoto } from '../shell/shownPhoto'
import { AlbumGrid } from './AlbumGrid'
import { drawAhead } from './drawAhead'
import { keepPlace } from './keepPlace'

/**
 * An album, with what its address shows over it. An unknown one is an empty list on an empty map
 * sheet, without a message.
 */
export function AlbumPage() {
  const { album, photos = [] } = useMatches({ select: albumIn })
  const viewing = useMatches({ select: shownPhoto }) !== undefined
  const base = useMatches({ select: pageOf })
  // A printed photo page carries the viewer alone; the album comes behind it when that is there.
  const [isBehind, setBehind] = useState(!viewing)
  useEffect(() => startTransition(() => setBehind(true)), [])
  const sheet = useRef<HTMLDivElement>(null)
  // Behind the viewer nothing of the album is drawn or laid out.
  useEffect(() => {
    const list = sheet.current?.querySelector<HTMLElement>('.rows')
    if (viewing || !list) return
    const stops = [drawAhead(list), keepPlace(list)]
    return () => stops.forEach((stop) => stop())
  }, [viewing])
  const isCovered = useCovered(viewing)
  if (!album)
    return (
      <>
        <Outlet />
        <ul className="sr-only" />
        <div className="blank" />
      </>
    )
  return (
    <>
      <Outlet />
      {(isBehind || !viewing) && (
        <div ref={sheet} className="album" inert={isCovered}>
          <AlbumGrid photos={photos} base={base} />
        </div>
      )}
    </>
  )
}

/**
 * Whether the viewer lies over the album and has come to rest there. All tiles are styled anew for being
 * inert, which would keep the press waiting; until then the viewer keeps focus and presses itself.
 */
function useCovered(viewing: boolean): boolean {
  const [isCovered, setCovered] = useState(viewing)
  useEffect(() => {
    if (!viewing) return
    let isOver = false
    const settle = async () => {
      await activeTransition()?.finished.catch(() => {})
      if (!isOver) setCovered(true)
    }
    void settle()
    return () => {
      isOver = true
      setCovered(false)
    }
  }, [viewing])
  return isCovered && viewing
}
