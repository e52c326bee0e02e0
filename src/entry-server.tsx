import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { categories, pages } from 'virtual:content/site'
import { served } from 'virtual:content/server'
import { listPath, pagePath, SEARCH_PATH } from './content/addresses'
import {
  CATEGORIES_DATA,
  listData,
  SEARCH_DATA,
  setData,
  textData,
} from './content/loading/dataPaths'
import type { AlbumData } from './content/loading/load'
import { NOTHING_SERVED, type Served } from './content/served'
import type { ReliefDrawing } from './relief/units'
import { createSiteRouter } from './router'
import { isNotFound, photoIn } from './page/shownPhoto'
import { toHostPath } from './address/sitePath'
import { structuredData } from './structuredData/structuredData'

export type PrerenderedPage = {
  path: string
  html: string
  structuredData: string | undefined // JSON
  found: boolean
  isPhoto: boolean
  routes: string[] // ids
  data: string | undefined // data file of the page's photos or list
  albumData: string | undefined // data file of the page's album
}

/**
 * The content of a page, in addition to the site's settings: its album or all lists, texts by page id,
 * and the relief.
 */
export type PageContent =
  { album: AlbumData } | (Pick<Served, 'lists' | 'texts' | 'search'> & { relief: ReliefDrawing })

const DATA_FILES: Record<string, string> = {
  '/photography': CATEGORIES_DATA,
  [SEARCH_PATH]: SEARCH_DATA,
  ...Object.fromEntries(pages.map((page) => [pagePath(page), textData(page.id)])),
  ...Object.fromEntries(
    categories.flatMap((category) =>
      category.shows === 'albums' ? [[listPath(category), listData(category.path)]] : [],
    ),
  ),
}

const dataFile = (path: string): string | undefined =>
  served.search.sets[path] ? setData(path) : DATA_FILES[path]

/** Renders a page's markup inside the root element, from its content alone. */
export async function render(path: string, content: PageContent): Promise<PrerenderedPage> {
  const album = 'album' in content ? content.album : undefined
  const own = album && { albums: [album.album], photosOf: { [album.album.key]: album.photos } }
  Object.assign(served, NOTHING_SERVED, own ?? content)
  const history = createMemoryHistory({ initialEntries: [toHostPath(path)] })
  const router = createSiteRouter({
    history,
    ...('relief' in content ? { prerendered: content.relief } : {}),
  })
  await router.load()
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  const { matches } = router.state
  const found = !isNotFound(matches)
  const head = matches.at(-1)
  return {
    path,
    html,
    structuredData: found ? structuredData({ path, head, content }) : undefined,
    routes: matches.map((m) => m.routeId),
    data: dataFile(path) ?? album?.album.photosUrl,
    found,
    isPhoto: photoIn(matches) !== undefined,
    albumData: album?.album.photosUrl,
  }
}
