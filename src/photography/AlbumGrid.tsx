import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AlbumPhoto } from '../content/album'
import { WANTED } from '../shell/tileOf'
import { layout } from './layout'
import { TILES } from './portions'
import { Tiles } from './Tiles'

/** How many tiles an album had when it was left: it comes back as high as it was. */
const grown = new WeakMap<AlbumPhoto[], number>()

type Props = {
  photos: AlbumPhoto[]
  /** The album's address, as the visitor came to it. */
  base: string
}

/**
 * The photos of an album in justified rows, never cropped, each with its alt text as caption and a
 * link to its own address.
 */
export const AlbumGrid = memo(function AlbumGrid({ photos, base }: Props) {
  const tileAt = useMemo(
    () => layout(photos.map(({ width = 3, height = 2 }) => width / height)),
    [photos],
  )
  const [count, setCount] = useState(() => grown.get(photos) ?? TILES.printed)
  // Never to less: a step may come after a tile further down was asked for.
  const growTo = useCallback((wanted: number) => setCount((now) => Math.max(now, wanted)), [])
  useEffect(() => {
    grown.set(photos, count)
    if (photos[TILES.printed])
      import('./growAlbum').then(
        (module) => module.growAlbum(count, photos, growTo),
        () => growTo(photos.length),
      )
  }, [count, photos, growTo])
  useLayoutEffect(() => {
    const grow = ({ detail: id }: CustomEvent<string>) => {
      const wanted = photos.findIndex((photo) => photo.id === id) + 1
      flushSync(() => growTo(wanted))
    }
    document.addEventListener(WANTED, grow)
    return () => document.removeEventListener(WANTED, grow)
  }, [photos, growTo])
  useEffect(() => {
    if (!photos[TILES.printed]) return
    const follow = () =>
      void import('./growAlbum').then(
        (module) => module.followAddress(photos),
        () => {},
      )
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [photos])
  const tiles = []
  for (let from = 0; from < count; from += TILES.step)
    tiles.push(<Tiles key={from} {...{ photos, base, tileAt, from }} />)
  const next = photos[count]
  return (
    <>
      <ul className="rows">{tiles}</ul>
      {next && (
        <noscript>
          {import.meta.env.SSR && (
            <a className="act" href={`${base}/${next.id}`}>
              Photographs {count + 1} to {photos.length}, one at a time
            </a>
          )}
        </noscript>
      )}
    </>
  )
})
