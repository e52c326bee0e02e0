import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { Window } from 'happy-dom'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { withoutSoftHyphens } from '../src/content/softHyphens'
import { readContent } from '../src/content/source/readContent'
import { SELECT } from '../src/document'
import { createSiteRouter } from '../src/router'
import { isNotFound } from '../src/page/shownPhoto'
import { LANDSCAPE, LISTED, NAME, ORIGIN, PORTRAITS } from './fixtures/owner'

const { albums } = await readContent('tests/fixtures/content')
/** An album's photographs that have a page. */
const photosOf = (key: string) =>
  albums.find((album) => album.key === key)!.photos.filter(({ src, hide }) => src !== '' && !hide)

type Seen = {
  isNotFound: boolean
  /** The path that the visitor ends at. */
  address: string
  titles: string[]
  headings: string[]
  canonicals: (string | null)[]
  robots: (string | null)[]
  /** Where Back leads. */
  back: (string | null)[]
  /** How many list items the main part has, and where its links lead. */
  items: number
  links: (string | null)[]
  text: string
  footer: string
  /** Every element that matches a selector. */
  all: (selector: string) => Element[]
}

/** What the real route tree shows at an address and tells machines about it. */
async function visit(path: string): Promise<Seen> {
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
  // The router redirects to the address in its own spelling.
  const { publicHref } = router.buildLocation({ to: path })
  if (publicHref !== path) return visit(publicHref)
  await router.load()
  const { document } = new Window()
  document.body.innerHTML = renderToString(<RouterProvider router={router} />)
  const all = (selector: string) => [...document.querySelectorAll(selector)] as unknown as Element[]
  const texts = (selector: string) => all(selector).map(({ textContent }) => textContent)
  const values = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name))
  return {
    isNotFound: isNotFound(router.state.matches),
    address: router.state.location.pathname,
    titles: texts('title'),
    headings: texts('h1').map(withoutSoftHyphens),
    canonicals: values('link[rel=canonical]', 'href'),
    robots: values('meta[name=robots]', 'content'),
    back: values('header a[aria-label=Back]', 'href'),
    items: all('main li').length,
    links: values('main a[href]', 'href'),
    text: document.querySelector('main')?.textContent ?? '',
    footer: document.querySelector('footer')?.textContent ?? '',
    all,
  }
}

const FOOTER = `© ${new Date().getFullYear()} ${NAME}`
const HIDDEN = ['noindex, noimageindex']
const titled = (title: string) => [`${title} — ${NAME}`]

describe('the title in the bar and in the document follows the last path segment', () => {
  test.each<readonly [string, string]>([
    ['/about', 'About'],
    ['/projects', 'Projects'],
    ['/photography', 'Photography'],
    ['/photography/landscape', 'Landscape'],
    ['/photography/portraits', 'Portraits'],
    ['/photography/animals', 'Animals'],
    ['/photography/miscellaneous', 'Miscellaneous'],
    ...LANDSCAPE.map(([key, name]) => [`/photography/landscape/${key}`, name] as const),
    ...PORTRAITS.map(([key, , , title]) => [`/photography/portraits/${key}`, title] as const),
  ])('the title of %s is %s', async (path, title) => {
    const page = await visit(path)
    expect(page.titles).toEqual(titled(title))
    expect(page.headings).toEqual([title])
    expect(page.canonicals).toEqual([ORIGIN + path])
    expect(page.footer).toBe(FOOTER)
    // Back is a link one level up, and is never marked as the current page.
    expect(page.back).toEqual([path.slice(0, path.lastIndexOf('/')) || '/'])
    expect(page.all('header [aria-current]')).toEqual([])
    // No placeholder is left.
    expect(page.all('body')[0]!.textContent).not.toMatch(/\{[a-z-]+\}/)
  })
})

test('the home page has no bar, no menu and no footer', async () => {
  const page = await visit('/')
  expect(page.titles).toEqual(titled('Home'))
  expect(page.headings).toEqual([NAME])
  expect(page.all('header, button, footer')).toEqual([])
  expect(page.all('body')[0]!.textContent).not.toMatch(/\{[a-z-]+\}/)
})

describe('the about page', () => {
  test('shows the portrait, the text and the resume to download', async () => {
    const { all } = await visit('/about')
    const [portrait] = all(`${SELECT.portrait} img`)
    expect(portrait?.getAttribute('alt')).toBe(`${NAME} at a tripod`)
    expect(all(`${SELECT.bio} p`)).toHaveLength(2)
    const [resume] = all(`${SELECT.bio} a[download]`)
    expect(resume?.textContent).toBe('Download resume')
    expect(resume?.getAttribute('href')).toBe('/resume.pdf')
    expect(resume?.getAttribute('download')).toBe('mona-boen.pdf')
  })

  test('lists twelve skills in the given order, each with its own icon', async () => {
    const { all } = await visit('/about')
    expect(all(`${SELECT.skills} li`).map(({ textContent }) => textContent)).toEqual(
      'React,Typescript,Node.js,C#,Codeberg,Python,Flask,CSS,MongoDB,SQL,Photoshop,Illustrator'.split(
        ',',
      ),
    )
    // The name beside the icon is enough for screen readers.
    const icons = all(`${SELECT.skills} li > svg[aria-hidden=true] > use`)
    expect(new Set(icons.map((icon) => icon.getAttribute('href'))).size).toBe(12)
  })
})

test.each([
  ['/about', 1],
  ['/projects', 6],
])('external links of %s open in a new tab and say so', async (path, count) => {
  const { all } = await visit(path)
  const out = all('a[href]').filter((link) => /^\w+:/.test(link.getAttribute('href')!))
  const web = out.filter((link) => !link.getAttribute('href')!.startsWith('mailto:'))
  expect(web).toHaveLength(count)
  expect(all('a[target]')).toEqual(web)
  for (const link of web) {
    expect(link.getAttribute('href')).toMatch(/^https:\/\//)
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(link.textContent).toMatch(/\w.*\(opens in a new tab\)$/)
  }
  // No two links of a page have the same name.
  const names = all('main a').map(({ textContent }) => textContent)
  expect(new Set(names).size).toBe(names.length)
})

describe('an album is found at other addresses too, and names its canonical one', () => {
  const [iceland, frida, skerries] = [
    '/photography/landscape/iceland2018',
    '/photography/portraits/fridapiermaternity',
    '/photography/landscape/skerries2017',
  ]
  const [misc, boats] = ['/photography/miscellaneous', '/photography/boats/boats']
  test.each([
    ['/photography/landscape', 'ICELAND2018', 'Iceland 2018', iceland],
    ['/photography/landscape', 'Iceland2018/', 'Iceland 2018', iceland],
    ['/photography', 'iCeLaNd2018', 'Iceland 2018', iceland],
    ['/photography/portraits', 'Iceland2018', 'Iceland 2018', iceland],
    ['/photography', 'fridapiermaternity', 'Frida Pier Maternity', frida],
    ['/photography/landscape', 'fridapiermaternity', 'Frida Pier Maternity', frida],
    ['/photography/portraits', 'fridapiermaternity', 'Frida Pier Maternity', frida],
    ['/photography', 'misc', 'Miscellaneous', misc],
    // An album in two categories.
    ['/photography', 'skerries2017', 'Skerries 2017', skerries],
    ['/photography/boats', 'skerries2017', 'Skerries 2017', skerries],
    // The category’s own album, once there is another.
    ['/photography', 'Boats', 'Boats at Anchor', boats],
    ['/photography/boats', 'boats', 'Boats at Anchor', boats],
  ])('%s/%s', async (parent, segment, title, canonical) => {
    const page = await visit(`${parent}/${segment}`)
    expect(page.headings).toEqual([title])
    expect(page.titles).toEqual(titled(title))
    expect(page.items).toBe(photosOf(canonical.split('/').at(-1)!).length)
    expect(page.canonicals).toEqual([ORIGIN + canonical])
    expect(page.back).toEqual([parent])
    // Search engines may not see a family album.
    expect(page.robots).toEqual(canonical === frida ? HIDDEN : [])
    expect(page.isNotFound).toBe(false)
  })
})

test.each([
  '/about',
  '/projects',
  '/photography',
  '/photography/portraits',
  '/photography/miscellaneous',
  '/photography/landscape/iceland2018',
  `/photography/landscape/iceland2018/${photosOf('iceland2018')[0]!.id}`,
])('a trailing slash after %s is removed', async (path) => {
  const page = await visit(`${path}/`)
  expect(page.address).toBe(path)
  expect(page.canonicals).toEqual([ORIGIN + path])
})

test.each([
  ['q=2018&year=2022', { q: '2018', year: '2022' }],
  ['q=true&year=recent', { q: 'true', year: 'recent' }],
  ['q=0', { q: '0' }],
])('the search at ?%s is for texts', async (search, asked) => {
  const initialEntries = [`/photography/search?${search}`]
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries }) })
  await router.load()
  expect(router.state.matches.at(-1)!.search).toEqual(asked)
})

describe('an unknown album is an empty list without a message, hidden from search engines', () => {
  test.each([
    ['/photography', 'atlantis1999'],
    ['/photography/landscape', 'atlantis1999'],
    ['/photography/portraits', 'atlantis1999/'],
    // A category with an album of its own.
    ['/photography/boats', 'atlantis1999'],
    // A portrait album answers to its path, never to its id.
    ['/photography/portraits', 'pier'],
    ['/photography/portraits', 'ase-12m'],
    ['/photography/portraits', 'juniper-3m'],
    // Names of other pages, and of properties that every object has.
    ['/photography', 'projects'],
    ['/photography', 'photography'],
    ['/photography/landscape', '__proto__'],
    ['/photography/landscape', 'constructor'],
  ])('%s/%s', async (parent, segment) => {
    const page = await visit(`${parent}/${segment}`)
    expect(page.titles).toEqual([NAME])
    expect(page.robots).toEqual(HIDDEN)
    expect(page.canonicals).toEqual([])
    expect(page.items).toBe(0)
    expect(page.text).toBe('')
    expect(page.back).toEqual([parent])
    expect(page.footer).toContain(NAME)
    // The bar is empty: its heading is only for screen readers.
    const [heading] = page.all('header h1.sr-only')
    expect(heading?.getAttribute('aria-label')).toBe('Unknown album')
    expect(page.all('header')[0]!.textContent).toBe('Back')
  })
})

test.each(['years/1066', 'keywords/atlantis'])('%s is not found', async (set) => {
  const page = await visit(`/photography/${set}`)
  expect(page.all(SELECT['empty-sheet'])).toHaveLength(1)
  expect(page.titles).toEqual([NAME])
  expect(page.robots).toEqual(HIDDEN)
  expect(page.back).toEqual(['/photography/search'])
  const [heading] = page.all('header h1.sr-only')
  expect(heading?.getAttribute('aria-label')).toBe('Not found')
})

describe('an unknown path is off the map, with bar and footer', () => {
  test.each([
    '/nowhere',
    '/about/more',
    '/About',
    '/Prices',
    '/prices/more',
    '/constructor',
    '/photo/graphy/land/scape/x',
    '/photography/landscape/iceland2018/3/x',
    '/index.php',
  ])('%s', async (path) => {
    const page = await visit(path)
    expect(page.isNotFound).toBe(true)
    expect(page.text).toContain('Off the map')
    expect(page.headings).toHaveLength(1)
    expect(page.robots[0]).toContain('noindex')
    expect(page.links).toEqual(expect.arrayContaining(['/', '/photography']))
    expect(page.back).toHaveLength(1)
    expect(page.footer).toContain(NAME)
  })
})

describe('a page written by the owner', () => {
  test('shows the text of its Markdown, its title, Back and the footer', async () => {
    const page = await visit('/prices')
    expect(page.titles).toEqual(titled('Prices'))
    expect(page.headings).toEqual(['Prices'])
    expect(page.canonicals).toEqual([`${ORIGIN}/prices`])
    expect(page.robots).toEqual([])
    expect(page.back).toEqual(['/'])
    expect(page.text).toMatch(/One price for the hours.*Travel beyond 40 km.*0\.60 € a km/s)
    expect(page.text).toContain(`Ask ${NAME}`)
    expect(page.footer).toContain(NAME)
  })
  test('links to its sections, to pages, to mail, and to other sites in a new tab', async () => {
    const { links, text } = await visit('/prices')
    expect(links).toEqual([
      '#families',
      '#maternity',
      '#prints',
      '#terms',
      'https://elsewhere.example/prints',
      '/photography/landscape/iceland2018',
      '/imprint#responsible',
      'mailto:mona@boen.example',
    ])
    expect(text).toContain('how they are made (opens in a new tab), or')
  })
  test('is hidden from search engines if it is listed', async () => {
    const page = await visit('/imprint')
    expect(page.headings).toEqual(['Imprint'])
    expect(page.robots).toEqual(HIDDEN)
    // It has only one heading, so it has no list of contents.
    expect(page.links).toEqual(['mailto:mona@boen.example', '/prices'])
  })
})

describe('the page of a photograph', () => {
  const album = '/photography/landscape/northcape2022'
  const [first, second] = photosOf('northcape2022')

  test('has its own title and canonical address', async () => {
    const page = await visit(`${album}/${first!.id}`)
    expect(page.isNotFound).toBe(false)
    expect(page.titles).toEqual([`${first!.alt} — North Cape 2022 — ${NAME}`])
    expect(page.headings).toEqual([first!.alt])
    expect(page.canonicals).toEqual([`${ORIGIN}${album}/${first!.id}`])
    expect(page.robots).toEqual([])
    expect(page.back, 'the bar leads to the album').toEqual([album])
  })
  test('is found below every address of its album, with one canonical address', async () => {
    const page = await visit(`/photography/portraits/NorthCape2022/${second!.id}`)
    expect(page.headings).toEqual([second!.alt])
    expect(page.canonicals).toEqual([`${ORIGIN}${album}/${second!.id}`])
  })
  test('says that an unknown photograph is not here, below the title of the album', async () => {
    for (const id of ['no-such-photo', photosOf('iceland2018')[0]!.id, 'constructor']) {
      const page = await visit(`${album}/${id}`)
      expect(page.titles).toEqual(titled('North Cape 2022'))
      expect(page.headings).toEqual(['North Cape 2022'])
      expect(page.text).toContain('not here')
      expect(page.items).toBe(57)
      expect(page.robots).toEqual(HIDDEN)
      expect(page.back).toEqual([album])
    }
  })
  test('is hidden from search engines if its album is listed', async () => {
    const page = await visit(`/photography/landscape/${LISTED}/${photosOf(LISTED)[0]!.id}`)
    expect(page.robots).toEqual(HIDDEN)
  })
  test('does not exist for a hidden photograph', async () => {
    const hidden = albums.flatMap(({ key, photos }) =>
      photos.filter(({ hide }) => hide).map(({ id }) => `/photography/${key}/${id}`),
    )
    expect(hidden.length).toBeGreaterThan(1)
    for (const path of hidden) expect((await visit(path)).text).toContain('not here')
  })
})

describe('lists link to canonical addresses only', () => {
  test.each([
    ['/photography/landscape', LANDSCAPE.map(([key]) => key)],
    ['/photography/portraits', PORTRAITS.map(([key]) => key)],
    ['/photography', ['landscape', 'portraits', 'animals', 'miscellaneous', 'boats', 'search']],
  ])('%s', async (list, keys) => {
    const page = await visit(list)
    expect(page.links).toEqual(keys.map((key) => `${list}/${key}`))
  })
})

describe('the categories of the owner', () => {
  test('a category with several albums is a list, whatever its name', async () => {
    const page = await visit('/photography/boats')
    expect(page.titles).toEqual(titled('Boats'))
    expect(page.headings).toEqual(['Boats'])
    expect(page.canonicals).toEqual([`${ORIGIN}/photography/boats`])
    expect(page.robots).toEqual([])
    expect(page.back).toEqual(['/photography'])
    expect(page.links).toEqual(['/photography/landscape/skerries2017', '/photography/boats/boats'])
  })
  test('a category without albums is empty, hidden from search engines and linked by no list', async () => {
    const page = await visit('/photography/weddings')
    expect(page.headings).toEqual(['Weddings'])
    expect(page.items).toBe(0)
    expect(page.all(SELECT['empty-sheet'])).toHaveLength(1)
    expect(page.robots).toEqual(HIDDEN)
    expect((await visit('/photography')).links).not.toContain('/photography/weddings')
  })
})
