import { join } from 'node:path'
import { Window } from 'happy-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Content } from '../src/content/source/content'
import { readContent } from '../src/content/source/readContent'
import { newSite, READERS } from '../src/darkroom/album/newSite'
import type * as Server from '../src/entry-server'
import type * as Search from '../src/page/head/shownBySearch'
import { contentPlugin } from '../src/prerender/contentPlugin'
import { searchOf } from '../src/prerender/search/searchFiles'
import { listsOf } from '../src/prerender/shown/dataFiles'
import { sitemapEntries } from '../src/prerender/pages/sitemapFiles'
import { nonAlbumPaths } from '../src/prerender/pages/sitePaths'
import { fill, makeFolder } from './folder'

const folder = makeFolder()

type Loader = (this: { environment: { name: string } }, id: string) => Promise<string>

let content: Content
let server: typeof Server
let search: typeof Search
beforeAll(async () => {
  const texts = await newSite({
    name: 'Zoë Ångström',
    email: 'zoe@angstrom.example',
    url: 'https://zoe.example',
    lang: 'en',
    categories: READERS.categories('Hills, Sea'),
  })
  fill(folder, Object.fromEntries(texts))
  // Load its own content instead of that of the other tests, as the build does.
  const load = contentPlugin(join(folder, 'src/content')).load as unknown as Loader
  for (const part of ['site', 'home', 'about', 'projects', 'server']) {
    const id = `virtual:content/${part}`
    const code = await load.call({ environment: { name: 'ssr' } }, `\0${id}`)
    const values = Object.fromEntries(
      Array.from(code.matchAll(/^export const (\w+) = (.*)$/gm), ([, name, json]) => [
        name!,
        JSON.parse(json!) as unknown,
      ]),
    )
    vi.doMock(id, () => values)
  }
  content = await readContent(join(folder, 'src/content'))
  server = await import('../src/entry-server')
  search = await import('../src/page/head/shownBySearch')
})

const RELIEF = {
  name: 'Zoë Ångström',
  rings: Array.from({ length: 9 }, () => ''),
  variants: [],
  oneLineFrom: 0,
  longestLine: 0,
  reach: { width: 0, height: 0 },
}

/** What a page of a new site shows, and says to search engines. */
async function visit(path: string) {
  const { html, found } = await server.render(path, {
    lists: listsOf(content),
    texts: {},
    relief: RELIEF,
    search: searchOf(content).served,
  })
  const { document } = new Window()
  document.body.innerHTML = html
  const main = document.querySelector('main')!
  return {
    found,
    h1: document.querySelector('h1')?.textContent,
    robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
    search: {
      title: document.title,
      description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    },
    text: main.textContent,
    links: [...main.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')),
  }
}

const HIDDEN = 'noindex, noimageindex'

test.each([
  ['/projects', 'Projects', 'No projects here yet'],
  ['/photography', 'Photography', 'No photographs here yet'],
  // A category without albums has a page, although nothing links to it.
  ['/photography/hills', 'Hills', ''],
])('the page %s of a new site is empty and hidden from search engines', async (path, h1, text) => {
  expect(await visit(path)).toMatchObject({ found: true, h1, robots: HIDDEN, text, links: [] })
})

test('the home and about pages of a new site have content and are open to search engines', async () => {
  expect(await visit('/')).toMatchObject({
    robots: undefined,
    links: ['/about', '/photography', '/projects'],
  })
  expect(await visit('/about')).toMatchObject({
    robots: undefined,
    text: expect.stringContaining('Contact') as string,
  })
  expect(sitemapEntries(content, [])).toEqual([{ path: '/' }, { path: '/about' }])
  expect(nonAlbumPaths(content)).toEqual([
    '/',
    '/about',
    '/projects',
    '/photography',
    '/photography/hills',
    '/photography/sea',
  ])
})

test('what the light table says of search engines is what each page says to them', async () => {
  for (const path of ['/', '/about', '/projects', '/photography'])
    expect(search.shownBySearch(path, {}), path).toEqual((await visit(path)).search)
  expect(search.shownBySearch('/photography/hills', {})).toBeUndefined()
})
