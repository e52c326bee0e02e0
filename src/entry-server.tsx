import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { albums } from 'virtual:content/catalog'
import { categories, categoriesUrl, site } from 'virtual:content/site'
import { photosOf } from 'virtual:content/server'
import { albumPath, photoPath } from './content/addresses'
import { allows } from './content/allows'
import { findAlbum } from './content/load'
import { hasProjects, listedCategories } from './content/site'
import type { ReliefDrawing } from './relief/units'
import { makeRouter } from './router'
import { isNotFound, photoIn } from './page/shownPhoto'
import { toHostPath } from './sitePath'

export type PrerenderedPage = {
  path: string
  html: string
  found: boolean
  /** Whether it is a photograph's. */
  isPhoto: boolean
  /** Ids of the matched routes, whose components the page runs. */
  routes: string[]
  /** Data file of the page's photos or list. */
  data: string | undefined
  /** Data file of the page's album, which the page names: no shared file may, or need be fetched. */
  albumData: string | undefined
}

/** The categories that have a page of their own. */
const lists = categories.filter(({ shows }) => shows !== 'album')

/** Every page's path: its canonical address. */
export const paths = [
  '/',
  '/about',
  '/projects',
  '/photography',
  ...lists.map(({ path }) => `/photography/${path}`),
  ...albums.flatMap((album) => [
    albumPath(album),
    ...(photosOf[album.key] ?? []).map((photo) => photoPath(album, photo)),
  ]),
]

/** The canonical addresses that a sitemap names. */
export const sitemap = [
  '/',
  '/about',
  // An empty page is not for machines.
  ...(hasProjects ? ['/projects'] : []),
  ...(listedCategories().length ? ['/photography'] : []),
  ...categories
    .filter(({ shows, level }) => shows === 'albums' && allows(level, 'sitemap'))
    .map(({ path }) => `/photography/${path}`),
  ...albums
    .filter(({ level }) => allows(level, 'sitemap'))
    .flatMap((album) => [
      albumPath(album),
      ...(photosOf[album.key] ?? [])
        .filter(({ canonical }) => canonical === undefined)
        .map((photo) => photoPath(album, photo)),
    ]),
].map((path) => `${site.url}${path}`)

/** The data files of the pages that show lists, by path. */
const LIST_FILES: Record<string, string> = {
  '/photography': categoriesUrl,
  ...Object.fromEntries(
    categories.flatMap((category) =>
      category.shows === 'albums' ? [[`/photography/${category.path}`, category.listUrl]] : [],
    ),
  ),
}

/** Renders one page to the markup that goes inside the root element. */
export async function render(path: string, prerendered: ReliefDrawing): Promise<PrerenderedPage> {
  const history = createMemoryHistory({ initialEntries: [toHostPath(path)] })
  const router = makeRouter({ history, prerendered })
  await router.load()
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  const { matches } = router.state
  const { params = {} } = matches.at(-1) ?? {}
  const album = 'album' in params ? await findAlbum(String(params.album)) : undefined
  return {
    path,
    html,
    routes: matches.map((m) => m.routeId),
    data: LIST_FILES[path] ?? album?.photosUrl,
    found: !isNotFound(matches),
    isPhoto: photoIn(matches) !== undefined,
    albumData: album?.photosUrl,
  }
}
