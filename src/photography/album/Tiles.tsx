import { memo, Suspense } from 'react'
import { words } from 'virtual:words/photo'
import type { AlbumPhoto } from '../../content/album'
import { ITEM, tileId } from '../../document'
import { FontFallback } from '../../page/FontFallback'
import { PhotoFrame } from '../../photo/PhotoFrame'
import type { TileLayout } from '../rows/layoutTiles'
import { TILES } from '../rows/tileCounts'
import { useOpenPhoto } from './useOpenPhoto'

/** The first picture is requested alone, the others that may be in the first view one frame later. */
const ASKED = { first: 1, next: 7 } as const

type Props = {
  photos: AlbumPhoto[]
  base: string
  tileAt: (index: number) => TileLayout
  from: number
}

/** A group of tiles. Each group has its own Suspense, so that React hydrates the first group first. */
export const Tiles = memo(function Tiles({ photos, base, tileAt, from }: Props) {
  const { preload, open } = useOpenPhoto(base)
  return (
    <Suspense>
      {photos.slice(from, from + TILES.step).map((photo, n) => {
        const i = from + n
        const { style, sizes } = tileAt(i)
        return (
          <li
            key={photo.id}
            data-item={ITEM.tile}
            className="justified-tile print:break-inside-avoid"
            style={style}
          >
            <figure>
              <a
                id={tileId(photo.id)}
                href={`${base}/${photo.id}`}
                onClick={(event) => void open(event)}
                onPointerEnter={preload}
                onFocus={preload}
                className="peer block justified-picture cursor-zoom-in"
              >
                <PhotoFrame
                  photo={photo}
                  className="relative aspect-(--a) in-data-photo-hidden:invisible"
                  alt={photo.alt}
                  sizes={sizes}
                  ask={i < ASKED.first ? 'first' : i < ASKED.next ? 'next' : 'near'}
                />
                {!photo.alt && <span className="sr-only">{words.place(i, photos.length)}</span>}
              </a>
              {photo.alt && (
                <figcaption
                  aria-hidden="true"
                  className="pt-2 photo-caption text-ink-muted transition-color peer-hover:text-accent"
                >
                  <FontFallback text={photo.alt} />
                </figcaption>
              )}
            </figure>
          </li>
        )
      })}
    </Suspense>
  )
})
