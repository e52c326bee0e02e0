import type { Page } from '@playwright/test'
import { albumPath } from '../../src/content/addresses.ts'
import { type Content, readContent } from '../../src/content/source/readContent.ts'
import type { Level } from '../../src/content/schema.ts'
import { violations } from './axe.ts'
import { BUILT, fileOf, filesIn, pagesIn, sitemapOf, textOf } from './built.ts'
import { ANY_WINDOW } from './tags.ts'
import { appRuns, expect, hold, scrollThrough, test, watchShifts } from './test.ts'

type Expected = { path: string; canonical: string; title: string; level: Level; count?: number }

/** Every page that the content makes, by the rulings R2, R3, R16 and R19. */
function expectedPages({ categories, albums, pages }: Content): Expected[] {
  const lists = categories.filter(({ shows }) => shows !== 'album')
  const page = (path: string, title: string, level: Level = 'public') => ({
    path,
    canonical: path,
    title,
    level,
  })
  return [
    page('/', 'Home'),
    page('/about', 'About'),
    page('/projects', 'Projects'),
    page('/photography', 'Photography'),
    ...pages.map(({ id, title, level }) => page(`/${id}`, title, level)),
    // An empty one is not for machines.
    ...lists.map(({ path, name, level, shows }) =>
      page(`/photography/${path}`, name, shows === 'nothing' ? 'listed' : level),
    ),
    ...albums.flatMap((album) => {
      const { key, aliases, title, level, photos } = album
      const canonical = albumPath(album)
      const count = photos.filter((photo) => photo.src !== '' && !photo.hide).length
      return [key, ...aliases].flatMap((segment) =>
        ['', ...lists.map(({ path }) => `${path}/`)]
          .map((parent) => `/photography/${parent}${segment}`)
          // Where a list stands, its category’s own album stands below it.
          .filter((path) => !lists.some((list) => path === `/photography/${list.path}`))
          .map((path) => ({ path, canonical, title, level, count })),
      )
    }),
  ]
}

const content = await readContent(BUILT.site.content)
const { name, url: origin } = content.site
const PAGES = expectedPages(content)
/**
 * One album of each kind: the longest, one of a dozen, a listed one, an unlisted one, two of families.
 * Others differ in what they hold, which routes.test.tsx and photos.spec.ts read.
 */
const ALBUMS =
  /\/(northcape2022|iceland2018|lofoten2023|proofs-\w+|fridapiermaternity|ase12m|animals)$/
/** Other addresses of an album show the same page: one album is opened by all of its. */
const isOpened = ({ path, canonical, count }: Expected) =>
  canonical === '/photography/miscellaneous' ||
  (path === canonical && (count === undefined || ALBUMS.test(path)))
const CANONICAL = PAGES.filter(({ path, canonical }) => path === canonical)
/** Every page of a photograph, below its album's canonical address. */
const PHOTOS = content.albums.flatMap((album) => {
  const { level } = album
  const path = albumPath(album)
  return album.photos
    .filter(({ src, hide }) => src !== '' && !hide)
    .map(({ id, src }) => ({ path: `${path}/${id}`, isOpen: level === 'public', src }))
})

test(
  'R24: every other address of an album, and of a photograph, is answered with its page',
  { tag: ANY_WINDOW },
  async ({ request }) => {
    const { folder } = BUILT.site
    const others = PAGES.filter(({ path, canonical }) => path !== canonical)
    expect(others.length).toBeGreaterThan(30)
    for (const { path, canonical } of others) {
      const photo = PHOTOS.find((page) => page.path.startsWith(`${canonical}/`))?.path
      for (const end of photo ? ['', '/', photo.slice(canonical.length)] : ['', '/']) {
        const answer = await request.get(path + end)
        expect.soft(answer.status(), path + end).toBe(200)
        const printed = textOf(folder, fileOf((canonical + end).replace(/\/$/, '')))
        expect.soft((await answer.text()) === printed, path + end).toBe(true)
      }
    }
  },
)

test(
  'R24: the build prints every page once and no other, and the sitemap names the public ones',
  { tag: ANY_WINDOW },
  () => {
    const every = [...CANONICAL, ...PHOTOS].map(({ path }) => path)
    expect(pagesIn(BUILT.site.folder)).toEqual(every.toSorted())
    const files = filesIn(BUILT.site.folder).filter((file) => file.endsWith('.html'))
    const ofPhotos = PHOTOS.map(({ path }) => `${path.slice(1)}.html`)
    const rest = CANONICAL.flatMap(({ path }) =>
      path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, `${path.slice(1)}/index.html`],
    )
    expect(files.toSorted()).toEqual(['404.html', ...ofPhotos, ...rest].toSorted())
    const open = CANONICAL.filter(({ level }) => level === 'public')
    // A photograph that stands in several albums is named once.
    const first = new Map(
      PHOTOS.filter(({ isOpen }) => isOpen)
        .toReversed()
        .map(({ src, path }) => [src, path]),
    )
    expect(sitemapOf(BUILT.site.folder).toSorted()).toEqual(
      [...open.map(({ path }) => path), ...first.values()].toSorted(),
    )
  },
)

type Facts = Awaited<ReturnType<typeof factsOf>>

/** What a page says, to machines and to people. */
const factsOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const said = (selector: string, attribute: string) =>
      all(`head > ${selector}`).map((element) => element.getAttribute(attribute) ?? '')
    const text = (element: Element) => (element.textContent ?? '').trim()
    return {
      titles: all('head > title').map(text),
      descriptions: said('meta[name=description]', 'content'),
      canonicals: said('link[rel=canonical]', 'href'),
      robots: said('meta[name=robots]', 'content'),
      cards: said('meta[property^="og:"], head > meta[name^="twitter:"]', 'content'),
      language: document.documentElement.lang,
      headings: all('h1, h2, h3').map((heading) => `${heading.localName} ${text(heading)}`),
      links: all('a[href]').map((link) => `${link.getAttribute('href')} ${text(link)}`),
      alts: all('img').map((image) => image.getAttribute('alt')),
      captions: all('figcaption').map(text),
    }
  })

/** R4, R5, R16, R19: what machines are told. */
function checkHead(facts: Facts, expected: Expected) {
  const { titles, descriptions, canonicals, robots, cards } = facts
  expect.soft(titles).toHaveLength(1)
  expect.soft(titles[0]?.startsWith(expected.title), titles[0]).toBe(true)
  expect.soft(titles[0]?.endsWith(name), titles[0]).toBe(true)
  expect.soft(facts.language).toBe('en')
  expect.soft(canonicals).toEqual([origin + expected.canonical])
  expect.soft(descriptions).toHaveLength(1)
  expect.soft(descriptions[0]?.length).toBeGreaterThan(20)
  if (expected.level === 'public') expect.soft(robots).toEqual([])
  else {
    expect.soft(robots).toEqual(['noindex, noimageindex'])
    // A neutral card: it shows and names the site alone. Its own address is the album's.
    const told = cards.filter((card) => card !== origin + expected.canonical).join('\n')
    expect.soft(told).not.toContain(expected.title)
    expect.soft(told).toContain(`${origin}/cards/site.jpg`)
  }
}

/** What a visitor without script cannot see although it is there. */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const styles = { opacityProperty: true, visibilityProperty: true }
      return width > 0 && height > 0 && element.checkVisibility(styles)
    }
    const parts = [...document.querySelectorAll('h1, h2, h3, p, li, a, img, figcaption, footer')]
    return parts.filter((part) => !seen(part)).map((part) => part.outerHTML.slice(0, 120))
  })

/** Without script a page says and offers the same, and its menu is a list. */
async function checkPlain(plain: Page, scripted: Facts, { path, canonical }: Expected) {
  const facts = await factsOf(plain)
  const menu = plain.getByRole('navigation', { name: 'Menu' })
  const { pathname } = new URL(plain.url())
  const items = pathname === '/' ? [] : ['Home', 'About', 'Projects', 'Photography']
  await expect.soft(menu.getByRole('listitem')).toHaveText(items)
  for (const item of items) {
    const link = menu.getByRole('link', { name: item })
    await expect.soft(link).toBeVisible()
    const isShown = (await link.getAttribute('href')) === pathname
    expect.soft(await link.getAttribute('aria-current'), item).toBe(isShown ? 'page' : null)
  }
  for (const fact of ['headings', 'alts', 'captions', 'titles', 'canonicals', 'robots'] as const)
    expect.soft(facts[fact], fact).toEqual(scripted[fact])
  // As printed, links lead to the canonical address; with script, onward from the one that is shown.
  const isOnward = (link: string) => link.startsWith(`${path}/`) || link.endsWith(' Back')
  const links = scripted.links.filter((link) => path === canonical || !isOnward(link))
  expect.soft(facts.links, 'links').toEqual(expect.arrayContaining(links))
  await expect.poll(() => unseen(plain), 'nothing is there and cannot be seen').toEqual([])
}

/** A tenth of the layout shift that counts as good: a few letters by a few px. */
const LATE_FONTS = 0.01

for (const expected of [
  ...PAGES.filter(isOpened),
  { path: '/no/such/page', canonical: '', title: 'Off the map', level: 'public' } as Expected,
]) {
  const { path } = expected
  const known = expected.canonical !== ''

  test(
    `${path} comes without trouble, moves nothing and is open to all`,
    { tag: !known || path === expected.canonical ? [] : ANY_WINDOW },
    async ({ page, browser, expectTrouble }) => {
      if (!known) expectTrouble(/404.*\/no\/such\/page/)
      const shiftsOf = await watchShifts(page)
      const releasePhotos = await hold(page, '/photos/**')
      const releaseFonts = await hold(page, '**/*.woff2')

      const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
      expect(answer?.status()).toBe(known ? 200 : 404)
      // Its pictures are held back, so the page is not loaded; a key calls the application.
      await page.keyboard.press('Shift')
      await appRuns(page)
      expect.soft(await shiftsOf(), 'nothing moves').toEqual([])
      releaseFonts()
      await page.evaluate(async () => {
        await document.fonts.ready
        // The second comes after the first has been laid out.
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame)
      })
      const moved = await shiftsOf()
      const sum = moved.reduce((total, shift) => total + Number.parseFloat(shift), 0)
      expect.soft(sum, `by fonts that come late: ${moved.join(' ')}`).toBeLessThan(LATE_FONTS)
      releasePhotos()
      await scrollThrough(page)
      expect.soft((await shiftsOf()).slice(moved.length), 'nothing else moves').toEqual([])

      const facts = await factsOf(page)
      expect.soft(facts.headings.filter((heading) => heading.startsWith('h1'))).toHaveLength(1)
      if (known) checkHead(facts, expected)
      else expect.soft(facts.robots).toEqual(['noindex'])
      if (expected.count !== undefined) expect.soft(facts.alts).toHaveLength(expected.count)

      // An album's other addresses print the same markup as its canonical one.
      if (!known || path === expected.canonical) {
        expect.soft(await violations(page), 'by day').toEqual([])
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        expect.soft(await violations(page), 'by night').toEqual([])
      }

      await test.step('without script', async () => {
        const context = await browser.newContext({ javaScriptEnabled: false })
        const plain = await context.newPage()
        // Loaded, because without script nothing else waits for the style sheet.
        await plain.goto(path)
        await checkPlain(plain, facts, expected)
        await context.close()
      })
    },
  )
}
