import type { Album } from './album.ts'
import type { Category } from './category.ts'
import type { Photo } from './schema.ts'

type Standing = { parent?: string | undefined; key: string }

export function albumLink({ parent, key }: Pick<Album, 'parent' | 'key'>) {
  return parent === undefined
    ? ({ to: '/photography/$album', params: { album: key } } as const)
    : ({ to: '/photography/$category/$album', params: { category: parent, album: key } } as const)
}

export function categoryLink(category: Category) {
  return category.shows === 'album'
    ? ({ to: '/photography/$album', params: { album: category.path } } as const)
    : ({ to: '/photography/$category', params: { category: category.path } } as const)
}

export const listPath = ({ path }: { path: string }): string => `/photography/${path}`

/** For example `/photography/landscape/alaska2018`. */
export function albumPath({ parent, key }: Standing): string {
  return parent === undefined ? `/photography/${key}` : `/photography/${parent}/${key}`
}

export function photoPath(album: Standing, { id }: Pick<Photo, 'id'>): string {
  return `${albumPath(album)}/${id}`
}

export const pagePath = ({ id }: { id: string }): string => `/${id}`

export const SEARCH_PATH = '/photography/search'

export const yearPath = (year: number | string): string => `/photography/years/${year}`
export const keywordPath = (slug: string): string => `/photography/keywords/${slug}`
