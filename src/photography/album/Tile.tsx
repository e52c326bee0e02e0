import { words } from 'virtual:words/photo'
import type { AlbumPhoto } from '../../content/album'
import { ITEM, tileId } from '../../document'
import { FontFallback } from '../../page/FontFallback'
import { PhotoFrame } from '../../photo/PhotoFrame'
import type { TileLayout } from '../rows/layoutTiles'
import type { TileLink } from './useOpenPhoto'

/** The first picture is requested alone, the others that may be in the first view one frame later. */
const ASKED = { first: 1, next: 7 } as const

/** `index`: in the album, counted from 0. `count`: of the album. */
type Props = {
  photo: AlbumPhoto
  index: number
  count: number
  href: string
  layout: TileLayout
  link: TileLink
}

/** A photograph of an album: a link to its own page, and its caption. */
export const Tile = ({ photo, index, count, href, layout: { style, sizes }, link }: Props) => (
  <li data-item={ITEM.tile} className="justified-tile print:break-inside-avoid" style={style}>
    <figure>
      <a
        id={tileId(photo.id)}
        href={href}
        onClick={(event) => void link.open(event)}
        onPointerEnter={link.preload}
        onFocus={link.preload}
        className="peer block justified-picture cursor-zoom-in"
      >
        <PhotoFrame
          photo={photo}
          className="relative aspect-(--a) in-data-photo-hidden:invisible"
          alt={photo.alt}
          sizes={sizes}
          ask={index < ASKED.first ? 'first' : index < ASKED.next ? 'next' : 'near'}
        />
        {!photo.alt && <span className="sr-only">{words.place(index, count)}</span>}
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
