import { albumPath, pagePath, photoPath } from '../../src/content/addresses.ts'
import { isShown } from '../../src/content/source/album/coverOf.ts'
import { readContent } from '../../src/content/source/readContent.ts'
import { BUILT, pagesIn } from '../site/built.ts'

/*
 * Tests of the site that `npm run build` made of your own content, whatever it is:
 * tests/built/ownSite.test.ts checks its files, tests/ownSite/ownSite.spec.ts some of its pages.
 * tests/site checks how a site behaves, with content of the tests' own.
 */
export const content = await readContent(BUILT.ownSite.content)
export const pages = pagesIn(BUILT.ownSite.folder)

const { albums, categories, pages: ownPages } = content
const lists = categories.filter(({ shows }) => shows === 'albums')
const first = categories.flatMap(
  ({ id }) => albums.find((a) => a.category === id && a.photos.some(isShown)) ?? [],
)
const photos = first.map((album) => photoPath(album, album.photos.find(isShown)!))

const there = (paths: string[]) => paths.filter((path) => pages.includes(path))

/** One page of each kind in your content. */
export const KINDS = there([
  '/',
  '/about',
  '/projects',
  ...lists.map(({ path }) => `/photography/${path}`).slice(0, 1),
  ...first.map(albumPath).slice(0, 1),
  ...photos.slice(0, 1),
])
/** Also a page of each list, category and text that you wrote. */
export const FURTHER = there([
  '/photography',
  ...ownPages.map(pagePath),
  ...lists.map(({ path }) => `/photography/${path}`).slice(1),
  ...first.map(albumPath).slice(1),
])
export const isPhoto = (path: string): boolean => photos.includes(path)
