/** Paths from the root. Unlike the names of album files, they do not depend on the content. */
export const CATEGORIES_DATA = '/data/categories.json'
export const CATALOG_DATA = '/data/albums.json'

export const SEARCH_DATA = '/data/search.json'

export const listData = (path: string): string => `/data/lists/${path}.json`

export const textData = (id: string): string => `/data/pages/${id}.json`

/** The data of a year or keyword, by its page: `/photography/years/2018` → `/data/years/2018.json`. */
export const setData = (path: string): string => `${path.replace('/photography/', '/data/')}.json`

/** The event that `npm run dev` sends when only data files have changed. */
export const DATA_CHANGED = 'content:data-changed'
