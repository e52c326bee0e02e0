import { photoPath } from '../content/addresses'
import type { Album, AlbumPhoto } from '../content/album'
import { site } from '../content/site'
import { cardPath, cardSize } from '../images/card'
import { type Card, pageHead, SITE_CARD } from '../shell/pageHead'

/** What a photograph's page says of itself: the one at `index` of its album. */
export function photoHead(album: Album, photos: readonly AlbumPhoto[], index: number) {
  const photo = photos[index]
  if (!photo) return undefined
  const place = `Photo ${index + 1} of ${photos.length}`
  const path = photo.home ?? photoPath(album, photo)
  return pageHead({
    path,
    title: `${photo.alt || place} — ${album.title}`,
    description: import.meta.env.SSR
      ? `${photo.alt && `${photo.alt}. `}${place} in ${album.title}, photographed by ${site.name}.`
      : undefined,
    level: album.level,
    ...(import.meta.env.SSR ? { card: photoCard(photo, path) } : {}),
  })
}

/** What machines that preview links can read. */
const READABLE = /\.(jpe?g|png|webp)(\?.*)?$/i

/** A picture of our own is drawn as a card at build; one on another host is its own, where it can be. */
function photoCard({ src, alt, width, height }: AlbumPhoto, home: string): Card {
  if (!width || !height) return SITE_CARD
  if (!src.startsWith('/')) return READABLE.test(src) ? { src, width, height, alt } : SITE_CARD
  return { src: cardPath(home), alt, ...cardSize({ width, height }) }
}
