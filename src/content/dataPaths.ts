/**
 * Data files whose names stay when what they hold changes, so that a page need not change with
 * them: they name the files of albums, whose names do. From the root.
 */
export const CATEGORIES_DATA = '/data/categories.json'
/** Every album that files which pages share may name. */
export const CATALOG_DATA = '/data/albums.json'

/** The list of a category's albums, by the last segment of the category's address. */
export const listData = (path: string): string => `/data/lists/${path}.json`

/** What one of the owner's own pages says. */
export const textData = (id: string): string => `/data/pages/${id}.json`

/** What `npm run dev` tells its pages when only data files have changed. */
export const DATA_CHANGED = 'content:data-changed'
