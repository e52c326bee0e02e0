import type { Album } from './album.ts'
import type { Category } from './category.ts'
import type { Photo } from './schema.ts'

/** Where an album stands; at build its segments are any text. */
type Standing = { parent?: string | undefined; key: string }

/** The typed link to an album at its one canonical address. */
export function albumLink({ parent, key }: Pick<Album, 'parent' | 'key'>) {
  return parent === undefined
    ? ({ to: '/photography/$album', params: { album: key } } as const)
    : ({ to: '/photography/$category/$album', params: { category: parent, album: key } } as const)
}

/** The typed link to a category's page. */
export function categoryLink(category: Category) {
  return category.shows === 'album'
    ? ({ to: '/photography/$album', params: { album: category.path } } as const)
    : ({ to: '/photography/$category', params: { category: category.path } } as const)
}

/** An album's canonical address as a path, e.g. `/photography/landscape/alaska2018`. */
export function albumPath({ parent, key }: Standing): string {
  return parent === undefined ? `/photography/${key}` : `/photography/${parent}/${key}`
}

/** A photo's address below its album's canonical one. */
export function photoPath(album: Standing, { id }: Pick<Photo, 'id'>): string {
  return `${albumPath(album)}/${id}`
}

/** The address of a page of the owner's as a path. */
export function pagePath({ id }: { id: string }): string {
  return `/${id}`
}
