import { photoPath } from './addresses.ts'
import { allows } from './allows.ts'
import type { Album } from './album.ts'
import type { Photo } from './schema.ts'

type Shelf = Pick<Album, 'category' | 'key' | 'level'> & { photos: Photo[] }

/**
 * The one address that every address of a photo names, by the photo's `src`: in the first album
 * that shows it to everybody, else in the first that is listed. An unlisted album is named by
 * nothing but itself, so its photos are at home in it only while no other album has them.
 */
export function homesOf(albums: readonly Shelf[]): Map<string, string> {
  const homes = new Map<string, string>()
  const rank = ({ level }: Shelf) => (allows(level, 'robots') ? 0 : 1)
  for (const album of albums.toSorted((a, b) => rank(a) - rank(b))) {
    if (!allows(album.level, 'list')) continue
    for (const photo of album.photos)
      if (!photo.hide && !homes.has(photo.src)) homes.set(photo.src, photoPath(album, photo))
  }
  return homes
}
