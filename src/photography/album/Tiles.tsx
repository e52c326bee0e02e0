import { memo, Suspense } from 'react'
import type { AlbumPhoto } from '../../content/album'
import type { TileLayout } from '../rows/layoutTiles'
import { TILES } from '../rows/tileCounts'
import { Tile } from './Tile'
import { useOpenPhoto } from './useOpenPhoto'

type Props = {
  photos: AlbumPhoto[]
  base: string
  tileAt: (index: number) => TileLayout
  from: number
}

/** A group of tiles. Each group has its own Suspense, so that React hydrates the first group first. */
export const Tiles = memo(function Tiles({ photos, base, tileAt, from }: Props) {
  const link = useOpenPhoto(base)
  return (
    <Suspense>
      {photos.slice(from, from + TILES.step).map((photo, n) => (
        <Tile
          key={photo.id}
          photo={photo}
          index={from + n}
          count={photos.length}
          href={`${base}/${photo.id}`}
          layout={tileAt(from + n)}
          link={link}
        />
      ))}
    </Suspense>
  )
})
