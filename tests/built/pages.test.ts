import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { albumPath } from '../../src/content/addresses'
import type { Level } from '../../src/content/schema'
import { readContent } from '../../src/content/source/readContent'
import { SELECT } from '../../src/document'
import { TILES } from '../../src/photography/rows/tileCounts'
import { BUILT, fileOf, filesIn, pagesIn, sitemapOf, textOf } from '../site/built'

const { content: source, folder } = BUILT.site
const { site, categories, albums, pages } = await readContent(source)

/** The required values of a page. `count`: the number of an album's photographs. */
type Expected = { path: string; title: string; level: Level; count?: number }

const lists = categories.filter(({ shows }) => shows !== 'album')
const photosOf = ({ photos }: (typeof albums)[number]) =>
  photos.filter(({ src, hide }) => src !== '' && !hide)

/** Every page except those of photographs, at its canonical address. */
const PAGES: Expected[] = [
  { path: '/', title: 'Home', level: 'public' },
  { path: '/about', title: 'About', level: 'public' },
  { path: '/projects', title: 'Projects', level: 'public' },
  { path: '/photography', title: 'Photography', level: 'public' },
  // Search engines need no page with search results.
  { path: '/photography/search', title: 'Search', level: 'listed' },
  ...[2017, 2018, 2019, 2020, 2021, 2022, 2024, 2025].map((year) => ({
    path: `/photography/years/${year}`,
    title: String(year),
    level: 'public' as const,
  })),
  { path: '/photography/keywords/sea', title: 'sea', level: 'public' },
  { path: '/photography/keywords/high-ground', title: 'high ground', level: 'public' },
  ...pages.map(({ id, title, level }) => ({ path: `/${id}`, title, level })),
  ...lists.map(({ path, name, level, shows }) => ({
    path: `/photography/${path}`,
    title: name,
    // An empty list is kept from search engines.
    level: shows === 'nothing' ? ('listed' as const) : level,
  })),
  ...albums.map((album) => ({
    path: albumPath(album),
    title: album.title,
    level: album.level,
    count: photosOf(album).length,
  })),
]
/** Every page of a photograph, below its album's canonical address. */
const PHOTOS = albums.flatMap((album) =>
  photosOf(album).map(({ id, src }) => ({
    path: `${albumPath(album)}/${id}`,
    level: album.level,
    src,
  })),
)

describe('the build', () => {
  test('writes every page once, and no other page', () => {
    expect(pagesIn(folder)).toEqual([...PAGES, ...PHOTOS].map(({ path }) => path).toSorted())
    const files = filesIn(folder).filter((file) => file.endsWith('.html'))
    const ofPages = PAGES.flatMap(({ path }) =>
      path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`],
    )
    const ofPhotos = PHOTOS.map(({ path }) => `${path.slice(1)}.html`)
    expect(files.toSorted()).toEqual(['404.html', ...ofPages, ...ofPhotos].toSorted())
  })

  test('lists the public pages in the sitemap, and each photograph once', () => {
    const isPublic = ({ level }: { level: Level }) => level === 'public'
    const first = new Map(
      PHOTOS.filter(isPublic)
        .toReversed()
        .map(({ src, path }) => [src, path]),
    )
    const named = [...PAGES.filter(isPublic).map(({ path }) => path), ...first.values()]
    expect(sitemapOf(folder).toSorted()).toEqual(named.toSorted())
  })
})

test('soft hyphens are in visible text only, not in attributes, titles or files for machines', () => {
  expect(textOf(folder, fileOf('/photography'))).toContain('>Mis\u00adcel\u00adla\u00adneous<')
  for (const file of filesIn(folder)) {
    if (file.endsWith('.html'))
      expect.soft(textOf(folder, file), file).not.toMatch(/(="[^"]*|<title[^>]*>[^<]*)\u00ad/)
    if (/\.(xml|txt)$/.test(file)) expect.soft(textOf(folder, file), file).not.toContain('\u00ad')
  }
})

test.each(PAGES)(
  'the head of $path has title, description, canonical address and card',
  ({ path, title, level, count }) => {
    const html = textOf(folder, fileOf(path))
    const document = new new Window().DOMParser().parseFromString(html, 'text/html')
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const said = (selector: string, name = 'content') =>
      all(`head > ${selector}`).map((element) => element.getAttribute(name) ?? '')

    expect(all('head > title').map(({ textContent }) => textContent)).toEqual([
      `${title} — ${site.name}`,
    ])
    expect(document.documentElement.lang).toBe('en')
    expect(said('link[rel=canonical]', 'href')).toEqual([site.url + path])
    const descriptions = said('meta[name=description]')
    expect(descriptions).toHaveLength(1)
    expect(descriptions[0]!.length).toBeGreaterThan(20)
    const robots = said('meta[name=robots]')
    if (level === 'public') expect(robots).toEqual([])
    else {
      expect(robots).toEqual(['noindex, noimageindex'])
      // The card is neutral: it names the site only. Its own address is that of the page.
      const card = said('meta:is([property^="og:"], [name^="twitter:"])')
      const told = card.filter((value) => value !== site.url + path)
      expect(told).toContain(`${site.url}/cards/site.jpg`)
      expect(told.join('\n')).not.toContain(title)
    }
    expect(all('h1')).toHaveLength(1)
    if (count !== undefined)
      expect(all(`${SELECT.tiles} img`)).toHaveLength(Math.min(count, TILES.prerendered))
  },
)
