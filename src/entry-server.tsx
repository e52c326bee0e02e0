import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { categories, coverFiles, site } from 'virtual:content/site'
import { albumPath } from './content/addresses'
import { allows } from './content/allows'
import { albums, findAlbum } from './content/load'
import type { PrintedRelief } from './relief/chart'
import { makeRouter } from './router'

export type PrintedPage = {
  path: string
  html: string
  found: boolean
  /** Ids of the matched routes, whose components the page runs. */
  routes: string[]
  /** Data file of the page's photos or covers. */
  data: string | undefined
  /** Data file of an album that no shared file names; its page says where it is. */
  unlistedData: string | undefined
}

/** Every page's path. An album has its canonical address and those that also lead to it. */
export const paths = [
  '/',
  '/about',
  '/projects',
  '/photography',
  '/photography/landscape',
  '/photography/portraits',
  ...albums.flatMap(({ key, aliases }) =>
    [key, ...aliases].flatMap((segment) => [
      `/photography/${segment}`,
      `/photography/landscape/${segment}`,
      `/photography/portraits/${segment}`,
    ]),
  ),
]

/** The canonical addresses that a sitemap names. */
export const sitemap = [
  '/',
  '/about',
  '/projects',
  '/photography',
  ...categories
    .filter(
      ({ id, level }) => (id === 'landscape' || id === 'portraits') && allows(level, 'sitemap'),
    )
    .map(({ path }) => `/photography/${path}`),
  ...albums.filter(({ level }) => allows(level, 'sitemap')).map(albumPath),
].map((path) => `${site.url}${path}`)

/** The pages whose data is a list's covers. */
const LISTS: Record<string, string> = {
  '/photography': coverFiles.categories,
  '/photography/landscape': coverFiles.landscape,
  '/photography/portraits': coverFiles.portraits,
}

/** Renders one page to the markup that goes inside the root element. */
export async function render(path: string, printed: PrintedRelief): Promise<PrintedPage> {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = makeRouter({ history, printed })
  await router.load()
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  const album = findAlbum(path.split('/').at(-1) ?? '')
  return {
    path,
    html,
    routes: router.state.matches.map((m) => m.routeId),
    data: LISTS[path] ?? album?.photosUrl,
    found: !router.state.matches.some((m) => m._notFound || m.status === 'notFound'),
    unlistedData: album && !allows(album.level, 'bundle') ? album.photosUrl : undefined,
  }
}
