import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { words } from 'virtual:words/album'
import type { AlbumPhoto } from '../../content/album'
import { PART } from '../../document'
import { ratioOf } from '../../images/ratioOf'
import { Action } from '../../page/actions/Action'
import { TILE_REQUEST } from '../../place/tileOf'
import { layoutTiles } from '../rows/layoutTiles'
import { TILES } from '../rows/tileCounts'
import { Tiles } from './Tiles'

/** An album returns with the height that it was left with. */
const renderedCounts = new WeakMap<AlbumPhoto[], number>()

type Props = {
  photos: AlbumPhoto[]
  /** The album's address in the form that the visitor used. */
  base: string
}

/** The photos of an album in justified rows, never cropped. Each links to its own page. */
export const AlbumGrid = memo(function AlbumGrid({ photos, base }: Props) {
  const tileAt = useMemo(
    () => layoutTiles(photos.map((one) => ({ ratio: ratioOf(one), caption: one.alt }))),
    [photos],
  )
  const [count, setCount] = useState(() => renderedCounts.get(photos) ?? TILES.prerendered)
  // The count never shrinks: a tile further down may have been requested meanwhile.
  const renderUpTo = useCallback((wanted: number) => setCount((now) => Math.max(now, wanted)), [])
  useEffect(() => {
    renderedCounts.set(photos, count)
    if (photos[TILES.prerendered])
      import('./renderMoreTiles').then(
        (module) => module.renderMoreTiles(count, photos, renderUpTo),
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
  const tiles = []
  for (let from = 0; from < count; from += TILES.step)
    tiles.push(<Tiles key={from} {...{ photos, base, tileAt, from }} />)
  const next = photos[count]
  return (
    <>
      <ul data-part={PART.tiles} className="flex flex-wrap gap-x-gap gap-y-tiles">
        {tiles}
      </ul>
      {next && (
        <noscript>
          {import.meta.env.SSR && (
            <Action href={`${base}/${next.id}`}>{words.others(count + 1, photos.length)}</Action>
          )}
        </noscript>
      )}
    </>
  )
})
