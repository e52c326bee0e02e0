import { photoPath } from '../../addresses.ts'
import { allows } from '../../allows.ts'
import type { AlbumSource } from '../content.ts'

type AlbumPhotos = Pick<AlbumSource, 'parent' | 'key' | 'level' | 'photos'>

/** The canonical address of each photo by `src`: in its first public album, or its first listed one. */
export function canonicalPathsOf(albums: readonly AlbumPhotos[]): Map<string, string> {
  const canonicalPaths = new Map<string, string>()
  const rank = ({ level }: AlbumPhotos) => (allows(level, 'robots') ? 0 : 1)
  for (const album of albums.toSorted((a, b) => rank(a) - rank(b))) {
    if (!allows(album.level, 'list')) continue
    for (const photo of album.photos)
      if (!photo.hide && !canonicalPaths.has(photo.src))
        canonicalPaths.set(photo.src, photoPath(album, photo))
  }
  return canonicalPaths
}
