import { memo, useEffect, useMemo, useState } from 'react'
import type { AlbumPhoto } from '../content/album'
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
  useEffect(() => {
    grown.set(photos, count)
    if (photos[TILES.printed])
      import('./growAlbum').then(
        (module) => module.growAlbum(count, photos.length, setCount),
        () => setCount(photos.length),
      )
  }, [count, photos])
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
