import { Outlet, useMatches } from '@tanstack/react-router'
import { startTransition, useEffect, useRef, useState } from 'react'
import { PART, SELECT } from '../../document'
import { activeTransition } from '../../page/activeTransition'
import { FontFallback } from '../../page/FontFallback'
import { EmptySheet } from '../../page/EmptySheet'
import { albumIn, pageOf, shownPhoto } from '../../page/shownPhoto'
import { toHostPath } from '../../address/sitePath'
import { AlbumGrid } from './AlbumGrid'
import { drawTilesWhenIdle } from './drawTilesWhenIdle'
import { keepScrollAnchor } from './keepScrollAnchor'

/** An album, and over it the open photograph. An unknown album is an empty sheet without a message. */
export function AlbumPage() {
  const { album, photos = [] } = useMatches({ select: albumIn })
  const viewing = useMatches({ select: shownPhoto }) !== undefined
  const base = toHostPath(useMatches({ select: pageOf }))
  // A prerendered photo page has only the viewer. The album behind it is rendered later.
  const [isBehind, setBehind] = useState(!viewing)
  useEffect(() => startTransition(() => setBehind(true)), [])
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = container.current?.querySelector<HTMLElement>(SELECT.tiles)
    if (viewing || !list) return
    const stops = [drawTilesWhenIdle(list), keepScrollAnchor(list)]
    return () => stops.forEach((stop) => stop())
  }, [viewing])
  const isCovered = useCovered(viewing)
  if (!album)
    return (
      <>
        <Outlet />
        <EmptySheet />
      </>
    )
  return (
    <>
      <Outlet />
      {(isBehind || !viewing) && (
        // The album keeps its height under the viewer, so the scroll position survives.
        <div ref={container} data-part={PART.album} inert={isCovered}>
          {album.description !== undefined && (
            <p className="mb-tiles max-w-measure-note text-pretty text-ink-muted">
              <FontFallback text={album.description} />
            </p>
          )}
          <AlbumGrid photos={photos} base={base} />
        </div>
      )}
    </>
  )
}

/** True once the viewer has opened: `inert` restyles all tiles, which would delay the press. */
function useCovered(viewing: boolean): boolean {
  const [isCovered, setCovered] = useState(viewing)
  useEffect(() => {
    if (!viewing) return
    let isOver = false
    const coverAtRest = async () => {
      await activeTransition()?.finished.catch(() => {})
      if (!isOver) setCovered(true)
    }
    void coverAtRest()
    return () => {
      isOver = true
      setCovered(false)
    }
  }, [viewing])
  return isCovered && viewing
}
