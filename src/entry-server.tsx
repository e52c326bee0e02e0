import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { albums } from 'virtual:content/catalog'
import { categories, listFiles, site } from 'virtual:content/site'
import { photosOf } from 'virtual:content/server'
import { albumPath, photoPath } from './content/addresses'
import { allows } from './content/allows'
import { findAlbum } from './content/load'
import type { PrintedRelief } from './relief/chart'
import { makeRouter } from './router'
import { isLost } from './shell/shownPhoto'

export type PrintedPage = {
  path: string
  html: string
  found: boolean
  /** Ids of the matched routes, whose components the page runs. */
  routes: string[]
  /** Data file of the page's photos or list. */
  data: string | undefined
  /** Data file of the page's album, which the page names: no shared file may, or need be fetched. */
  albumData: string | undefined
}

/** Every page's path. An album has its canonical address and those that also lead to it; so has a photo. */
export const paths = [
  '/',
  '/about',
  '/projects',
  '/photography',
  '/photography/landscape',
  '/photography/portraits',
  ...albums.flatMap(({ key, aliases }) =>
    [key, ...aliases]
      .flatMap((segment) => [
        `/photography/${segment}`,
        `/photography/landscape/${segment}`,
        `/photography/portraits/${segment}`,
      ])
      .flatMap((path) => [path, ...(photosOf[key] ?? []).map(({ id }) => `${path}/${id}`)]),
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
  ...albums
    .filter(({ level }) => allows(level, 'sitemap'))
    .flatMap((album) => [
      albumPath(album),
      ...(photosOf[album.key] ?? [])
        .filter(({ home }) => home === undefined)
        .map((photo) => photoPath(album, photo)),
    ]),
].map((path) => `${site.url}${path}`)

/** The pages whose data is a list. */
const LISTS: Record<string, string> = {
  '/photography': listFiles.categories,
  '/photography/landscape': listFiles.landscape,
  '/photography/portraits': listFiles.portraits,
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
  const { matches } = router.state
  const { album: segment = '' }: { album?: string } = matches.at(-1)?.params ?? {}
  const album = segment ? await findAlbum(segment) : undefined
  return {
    path,
    html,
    routes: matches.map((m) => m.routeId),
    data: LISTS[path] ?? album?.photosUrl,
    found: !isLost(matches),
    albumData: album?.photosUrl,
  }
}
