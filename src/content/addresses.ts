import type { Album } from './album.ts'
import type { Photo } from './schema.ts'

/** The typed link to an album at its one canonical address. */
export function albumLink({ category, key }: Pick<Album, 'category' | 'key'>) {
  const params = { album: key }
  if (category === 'landscape') return { to: '/photography/landscape/$album', params } as const
  if (category === 'portraits') return { to: '/photography/portraits/$album', params } as const
  return { to: '/photography/$album', params } as const
}

/** The same address as a path, e.g. `/photography/landscape/alaska2018`. */
export function albumPath(album: Pick<Album, 'category' | 'key'>): string {
  const { to, params } = albumLink(album)
  return to.replace('$album', params.album)
}

/** A photo's address below its album's canonical one. */
export function photoPath(
  album: Pick<Album, 'category' | 'key'>,
  { id }: Pick<Photo, 'id'>,
): string {
  return `${albumPath(album)}/${id}`
}
