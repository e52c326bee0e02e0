import { words as machines } from 'virtual:words/machines'
import { words } from 'virtual:words/photo'
import { photoPath } from '../content/addresses'
import type { Album, AlbumPhoto } from '../content/album'
import { site } from '../content/site'
import { cardPath, cardSize } from '../images/card'
import { type Card, pageHead, SITE_CARD } from '../page/head/pageHead'

/** What a photograph's page says of itself: the one at `index` of its album. */
export function photoHead(album: Album, photos: readonly AlbumPhoto[], index: number) {
  const photo = photos[index]
  if (!photo) return undefined
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

/** What machines that preview links can read. */
const READABLE = /\.(jpe?g|png|webp)(\?.*)?$/i

/** A picture of our own is drawn as a card at build; one on another host is its own, where it can be. */
function photoCard({ src, alt, width, height }: AlbumPhoto, canonical: string): Card {
  if (!width || !height) return SITE_CARD
  if (!src.startsWith('/')) return READABLE.test(src) ? { src, width, height, alt } : SITE_CARD
  return { src: cardPath(canonical), alt, ...cardSize({ width, height }) }
}
