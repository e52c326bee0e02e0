import { memo, useMemo } from 'react'
import { words } from 'virtual:words/album'
import type { AlbumPhoto } from '../../content/album'
import { PART } from '../../document'
import { ratioOf } from '../../images/ratioOf'
import { Action } from '../../page/actions/Action'
import { layoutTiles } from '../rows/layoutTiles'
import { TILES } from '../rows/tileCounts'
import { Tiles } from './Tiles'
import { useTileCount } from './useTileCount'

type Props = {
  photos: AlbumPhoto[]
  /** The album's address as the visitor wrote it. */
  base: string
}

/** The photos of an album in justified rows, never cropped. Each links to its own page. */
export const AlbumGrid = memo(function AlbumGrid({ photos, base }: Props) {
  const tileAt = useMemo(
    () => layoutTiles(photos.map((one) => ({ ratio: ratioOf(one), caption: one.alt }))),
    [photos],
  )
  const count = useTileCount(photos)
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
