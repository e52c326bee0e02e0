import { words as machines } from 'virtual:words/machines'
import { words } from 'virtual:words/photo'
import { photoPath } from '../content/addresses'
import type { Album, AlbumPhoto } from '../content/album'
import { site } from '../content/site'
import { cardPath, cardSize } from '../images/card'
import { type Card, pageHead, SITE_CARD } from '../page/head/pageHead'

/** The head of the page of the photograph at `index`. */
export function photoHead(album: Album, photos: readonly AlbumPhoto[], index: number) {
  const photo = photos[index]!
  const place = words.place(index, photos.length)
  const path = photo.canonical ?? photoPath(album, photo)
  return pageHead({
    path,
    title: `${photo.alt || place} — ${album.title}`,
    description: import.meta.env.SSR
      ? `${photo.alt && `${photo.alt}. `}${machines.photo(place, album.title, site.name)}`
      : undefined,
    level: album.level,
    ...(import.meta.env.SSR ? { card: photoCard(photo, path) } : {}),
  })
}

/** The formats that link previews support. */
const READABLE = /\.(jpe?g|png|webp)(\?.*)?$/i

/** The build draws the share card of a local picture. A picture on another host is its own card. */
function photoCard({ src, alt, width, height }: AlbumPhoto, canonical: string): Card {
  if (!width || !height) return SITE_CARD
  if (!src.startsWith('/')) return READABLE.test(src) ? { src, width, height, alt } : SITE_CARD
  return { src: cardPath(canonical), alt, ...cardSize({ width, height }) }
}
