import type { Page } from '@playwright/test'
import { albumPath, photoPath } from '../../src/content/addresses.ts'
import { readContent } from '../../src/content/source/readContent.ts'
import { SHOWN_SLIDE } from '../../src/document.ts'
import { violations } from './axe.ts'
import { BUILT } from './built.ts'
import { BOTH, PHONE, THOROUGH } from './tags.ts'
import { appRuns, expect, hold, open, scrollThrough, test, watchShifts } from './test.ts'

const { albums } = await readContent(BUILT.site.content)
const iceland = albums.find(({ key }) => key === 'iceland2018')!
const unlisted = albums.find(({ level }) => level === 'unlisted')!

/** One page of each kind. */
const KINDS = {
  home: '/',
  'the about page': '/about',
  'the projects': '/projects',
  'the list of a category': '/photography/landscape',
  'an album': albumPath(iceland),
  'a photograph': photoPath(iceland, iceland.photos[0]!),
  'an unlisted album': albumPath(unlisted),
  'a page that is not found': '/no/such/page',
  'an unknown album': '/photography/landscape/atlantis1999',
}

/** What differs from those in what it holds: the longest album, listed ones, pages of the owner's own. */
const OTHERS = [
  '/photography',
  '/photography/portraits',
  '/photography/boats',
  '/photography/weddings',
  '/photography/animals',
  '/photography/miscellaneous',
  '/photography/landscape/northcape2022',
  '/photography/landscape/lofoten2023',
  '/photography/portraits/fridapiermaternity',
  '/photography/portraits/ase12m',
  '/prices',
  '/imprint',
]

/** A tenth of the layout shift that counts as good: a few letters by a few px. */
const LATE_FONTS = 0.01

type Given = { page: Page; expectTrouble: (...kinds: RegExp[]) => void }

/** Where everything on a page is, px from its corner. */
const places = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll('main :is(article, h2, p, li, figure, figcaption), footer'),
      (part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        const text = part.textContent?.slice(0, 20)
        return { part: `${part.localName} ${text}`, box: [x, y + window.scrollY, width, height] }
      },
    ),
  )
type Places = Awaited<ReturnType<typeof places>>

/** What is elsewhere, or another, by a pixel or more. */
const differences = (before: Places, after: Places) =>
  after.length === before.length
    ? after.flatMap((now, i) => {
        const was = before[i]!
        const isSame = now.box.every((n, side) => Math.abs(n - was.box[side]!) < 1)
        return isSame && now.part === was.part ? [] : { was, now }
      })
    : [{ was: before, now: after }]

/** Waits until the pictures in view have come. */
const picturesCome = (page: Page) =>
  page.waitForFunction(() =>
    Array.from(document.images).every((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.complete || bottom <= 0 || top >= window.innerHeight
    }),
  )

/** A page comes without trouble, moves nothing, neither for late pictures nor fonts, and is open to all. */
async function walk(path: string, { page, expectTrouble }: Given) {
  const isLost = path === KINDS['a page that is not found'] || path === KINDS['an unknown album']
  if (isLost) expectTrouble(/\b404\b/)
  const shiftsOf = await watchShifts(page)
  const releasePhotos = await hold(page, '/photos/**')
  const releaseFonts = await hold(page, '**/*.woff2')
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect(answer?.status()).toBe(isLost ? 404 : 200)
  // Its pictures are held back, so the page is not loaded; a key calls the application.
  await page.keyboard.press('Shift')
  await appRuns(page)
  const before = await places(page)
  releasePhotos()
  const isPhoto = path === KINDS['a photograph']
  if (isPhoto) await expect(page.locator(`${SHOWN_SLIDE} img`)).toHaveJSProperty('complete', true)
  else await picturesCome(page)
  expect.soft(await shiftsOf(), 'nothing moves').toEqual([])
  if (!isPhoto) {
    await scrollThrough(page)
    const moved = differences(before, await places(page))
    expect.soft(moved, 'nor does what comes further down').toEqual([])
  }
  // Chromium counts it as a shift when a script scrolls to a tile that was not drawn before.
  const { length } = await shiftsOf()

  releaseFonts()
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  expect.soft(await violations(page), 'by day').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violations(page), 'by night').toEqual([])
  const byFonts = (await shiftsOf()).slice(length)
  const sum = byFonts.reduce((total, shift) => total + Number.parseFloat(shift), 0)
  expect.soft(sum, `fonts that come late move it: ${byFonts.join(' ')}`).toBeLessThan(LATE_FONTS)
}

for (const [kind, path] of Object.entries(KINDS)) {
  test(`${kind} comes without trouble, moves nothing and is open to all`, ({
    page,
    expectTrouble,
  }) => walk(path, { page, expectTrouble }))

  test(`${kind} does so on a phone`, { tag: [THOROUGH, PHONE] }, ({ page, expectTrouble }) =>
    walk(path, { page, expectTrouble }),
  )
}
for (const path of OTHERS)
  test(
    `${path} comes without trouble, moves nothing and is open to all`,
    { tag: [THOROUGH, BOTH] },
    ({ page, expectTrouble }) => walk(path, { page, expectTrouble }),
  )

/** What a page says and offers. */
const factsOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const text = (element: Element) => (element.textContent ?? '').trim()
    return {
      titles: all('head > title').map(text),
      headings: all('h1, h2, h3').map((heading) => `${heading.localName} ${text(heading)}`),
      links: all('a[href]').map((link) => `${link.getAttribute('href')} ${text(link)}`),
      alts: all('img').map((image) => image.getAttribute('alt')),
      captions: all('figcaption').map(text),
    }
  })

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

/** Without script a page says and offers the same, nothing of it is out of sight, and its menu is a list. */
async function checkPlain(page: Page, plain: Page, path: string) {
  await open(page, path)
  await plain.goto(path)
  const { links, ...said } = await factsOf(page)
  const { links: plainLinks, ...plainSaid } = await factsOf(plain)
  expect.soft(plainSaid, path).toEqual(said)
  expect.soft(plainLinks, path).toEqual(expect.arrayContaining(links))
  await expect.poll(() => unseen(plain), `${path}: nothing is out of sight`).toEqual([])
  const menu = plain.getByRole('navigation', { name: 'Menu' })
  const marked = await menu.getByRole('link').evaluateAll((all) =>
    all.map((link) => {
      const { pathname } = link as HTMLAnchorElement
      return `${pathname} ${link.textContent} ${link.getAttribute('aria-current')}`
    }),
  )
  const items = ['/ Home', '/about About', '/projects Projects', '/photography Photography']
  const isCurrent = (item: string) => item.startsWith(`${path} `)
  const wanted = items.map((item) => `${item} ${isCurrent(item) ? 'page' : null}`)
  expect.soft(marked, path).toEqual(path === '/' ? [] : wanted)
}

test('without script an album and a page say and offer the same, and the menu is a list', async ({
  page,
  browser,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false })
  for (const path of [KINDS['an album'], '/about']) await checkPlain(page, plain, path)
  await plain.close()
})

test(
  'without script so does every other page',
  { tag: THOROUGH },
  async ({ page, browser, expectTrouble }) => {
    expectTrouble(/\b404\b/)
    const plain = await browser.newPage({ javaScriptEnabled: false })
    // Of a photograph and an unknown album the application makes another page.
    const { 'a photograph': _, 'an unknown album': __, ...same } = KINDS
    for (const path of [...Object.values(same), ...OTHERS]) await checkPlain(page, plain, path)
    await plain.close()
  },
)
