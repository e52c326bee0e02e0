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

/** Pages with other content: the longest album, listed albums, pages of the owner. */
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

/** Parts that have changed, or moved by a pixel or more. */
const differences = (before: Places, after: Places) =>
  after.length === before.length
    ? after.flatMap((now, i) => {
        const was = before[i]!
        const isSame = now.box.every((n, side) => Math.abs(n - was.box[side]!) < 1)
        return isSame && now.part === was.part ? [] : { was, now }
      })
    : [{ was: before, now: after }]

/** Waits until the pictures in view have loaded. */
const picturesCome = (page: Page) =>
  page.waitForFunction(() =>
    Array.from(document.images).every((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.complete || bottom <= 0 || top >= window.innerHeight
    }),
  )

/**
 * Expects a page to load without errors, without shifts by late pictures or fonts, and to pass axe.
 */
async function walk(path: string, { page, expectTrouble }: Given) {
  const isLost = path === KINDS['a page that is not found'] || path === KINDS['an unknown album']
  if (isLost) expectTrouble(/\b404\b/)
  const shiftsOf = await watchShifts(page)
  const releasePhotos = await hold(page, '/photos/**')
  const releaseFonts = await hold(page, '**/*.woff2')
  const answer = await page.goto(path, { waitUntil: 'domcontentloaded' })
  expect(answer?.status()).toBe(isLost ? 404 : 200)
  // The page is not loaded while its pictures are held back; a key starts the application.
  await page.keyboard.press('Shift')
  await appRuns(page)
  const before = await places(page)
  releasePhotos()
  const isPhoto = path === KINDS['a photograph']
  if (isPhoto) await expect(page.locator(`${SHOWN_SLIDE} img`)).toHaveJSProperty('complete', true)
  else await picturesCome(page)
  expect.soft(await shiftsOf(), 'nothing shifts').toEqual([])
  if (!isPhoto) {
    await scrollThrough(page)
    const moved = differences(before, await places(page))
    expect.soft(moved, 'nothing further down shifts').toEqual([])
  }
  // Chromium counts it as a shift when a script scrolls to a tile that was not drawn before.
  const { length } = await shiftsOf()

  releaseFonts()
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  expect.soft(await violations(page), 'axe finds nothing by day').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violations(page), 'axe finds nothing by night').toEqual([])
  const byFonts = (await shiftsOf()).slice(length)
  const sum = byFonts.reduce((total, shift) => total + Number.parseFloat(shift), 0)
  expect.soft(sum, `late fonts shift little: ${byFonts.join(' ')}`).toBeLessThan(LATE_FONTS)
}

for (const [kind, path] of Object.entries(KINDS)) {
  test(`${kind} loads without errors or layout shifts and passes axe`, ({ page, expectTrouble }) =>
    walk(path, { page, expectTrouble }))

  test(
    `${kind} loads without errors or layout shifts and passes axe on a phone`,
    { tag: [THOROUGH, PHONE] },
    ({ page, expectTrouble }) => walk(path, { page, expectTrouble }),
  )
}
for (const path of OTHERS)
  test(
    `${path} loads without errors or layout shifts and passes axe`,
    { tag: [THOROUGH, BOTH] },
    ({ page, expectTrouble }) => walk(path, { page, expectTrouble }),
  )

/** The texts, links and pictures of a page. */
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

/** Elements that are present but invisible without script. */
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

/** Expects the same content without script, all of it visible, and the menu as a list. */
async function checkPlain(page: Page, plain: Page, path: string) {
  await open(page, path)
  await plain.goto(path)
  const { links, ...said } = await factsOf(page)
  const { links: plainLinks, ...plainSaid } = await factsOf(plain)
  expect.soft(plainSaid, path).toEqual(said)
  expect.soft(plainLinks, path).toEqual(expect.arrayContaining(links))
  await expect.poll(() => unseen(plain), `${path}: everything is visible`).toEqual([])
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

test('without script, an album and a page show the same content, and the menu is a list', async ({
  page,
  browser,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false })
  for (const path of [KINDS['an album'], '/about']) await checkPlain(page, plain, path)
  await plain.close()
})

test(
  'without script, every other page shows the same content, and the menu is a list',
  { tag: THOROUGH },
  async ({ page, browser, expectTrouble }) => {
    expectTrouble(/\b404\b/)
    const plain = await browser.newPage({ javaScriptEnabled: false })
    // The application changes the pages of a photograph and of an unknown album.
    const { 'a photograph': _, 'an unknown album': __, ...same } = KINDS
    for (const path of [...Object.values(same), ...OTHERS]) await checkPlain(page, plain, path)
    await plain.close()
  },
)
