import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AlbumPhoto } from '../../content/album'
import { TILE_REQUEST } from '../../place/tileOf'
import { TILES } from '../rows/tileCounts'

/** An album returns with the height that it was left with. */
const renderedCounts = new WeakMap<AlbumPhoto[], number>()

/** How many tiles of an album are rendered: at first those of its prerendered page, later all. */
export function useTileCount(photos: AlbumPhoto[]): number {
  const [count, setCount] = useState(() => renderedCounts.get(photos) ?? TILES.prerendered)
  // The count never shrinks: a tile further down may have been requested meanwhile.
  const renderUpTo = useCallback((wanted: number) => setCount((now) => Math.max(now, wanted)), [])
  const wait = useRef({ goal: 0, from: 0 })
  useEffect(() => {
    renderedCounts.set(photos, count)
    if (photos[TILES.prerendered])
      import('./renderMoreTiles').then(
        (module) => module.renderMoreTiles(count, photos, renderUpTo, wait.current),
        () => renderUpTo(photos.length),
      )
  }, [count, photos, renderUpTo])

  useLayoutEffect(() => {
    const renderRequested = ({ detail: id }: CustomEvent<string>) => {
      const wanted = photos.findIndex((photo) => photo.id === id) + 1
      flushSync(() => renderUpTo(wanted))
    }
    document.addEventListener(TILE_REQUEST, renderRequested)
    return () => document.removeEventListener(TILE_REQUEST, renderRequested)
  }, [photos, renderUpTo])

  useEffect(() => {
    if (!photos[TILES.prerendered]) return
    const follow = () =>
      void import('./renderMoreTiles').then(
        (module) => module.scrollToHash(photos),
        () => {},
      )
    // Before pictures are requested, which also happens when printing begins.
    const print = () => flushSync(() => renderUpTo(photos.length))
    window.addEventListener('hashchange', follow)
    window.addEventListener('beforeprint', print, { capture: true })
    return () => {
      window.removeEventListener('hashchange', follow)
      window.removeEventListener('beforeprint', print, { capture: true })
    }
  }, [photos, renderUpTo])

  return count
}
