import type { Tab } from './engine.ts'
import { RUNS } from './site.ts'
import {
  appRuns,
  clickOn,
  expect,
  expectOf,
  hasArrived,
  isAt,
  motionRuns,
  pointAt,
  test,
} from './test.ts'

const ALBUM = '/photography/landscape/northcape2022'
const PHOTO = `${ALBUM}/72275a2c5197`
const PHONE = { width: 390, height: 844 }

/** One page of each kind, with its heading. */
const PAGES = {
  '/': 'Mona Bøen',
  '/about': 'About',
  '/projects': 'Projects',
  '/photography': 'Photography',
  '/photography/landscape': 'Landscape',
  '/photography/portraits': 'Portraits',
  [ALBUM]: 'North Cape 2022',
  [PHOTO]: 'A skerry at low tide',
  '/nowhere': 'Not found',
}

const OPENER = 'button[aria-label="Open menu"]'
const CLOSER = 'button[aria-label="Close menu"]'
const MENU = '[role="dialog"][aria-label="Menu"]'
const VIEWER = '[role="dialog"][aria-label*="one photograph at a time"]'
const SHOWN = `${VIEWER} [data-at="0"] img`

const count = (tab: Tab, selector: string) =>
  expectOf(tab, (selector) => document.querySelectorAll(selector).length, selector)
const scrollTo = (tab: Tab, y: number) =>
  tab.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)

for (const [path, heading] of Object.entries(PAGES)) {
  test(`${path} loads completely, fits a phone and fetches each file once`, async ({
    visit,
    site,
  }) => {
    const tab = await visit(path)
    await motionRuns(tab)
    const read = () => document.querySelector('h1')?.textContent.replaceAll(/\s+/g, ' ').trim()
    await expectOf(tab, read).toBe(heading)
    // Pictures under the viewer are not loaded.
    await expectOf(tab, () =>
      [...document.images]
        .filter((img) => {
          const { x, y, width, height } = img.getBoundingClientRect()
          const hit = document.elementFromPoint(x + width / 2, y + height / 2)
          return hit && img.parentElement!.contains(hit)
        })
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ src }) => src),
    ).toEqual([])
    await expectOf(tab, () =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    ).toContain('Culture')
    const asked = site.asked()
    await tab.resize(PHONE.width, PHONE.height)
    const { scrollWidth, clientWidth } = await tab.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    expect(scrollWidth, 'the page fits a phone').toBeLessThanOrEqual(clientWidth)
    // The browser may fetch a second size of a picture.
    const assets = asked.filter((file) => file.startsWith('/assets/'))
    expect(assets.length).toBeGreaterThan(0)
    expect(assets, 'each file is fetched once').toEqual([...new Set(assets)])
    const refused = asked.filter((file) => file.endsWith(')'))
    expect(refused).toEqual(path === '/nowhere' ? ['/nowhere (404)'] : [])
  })

  test(`${path} logs no error and no warning`, async ({ engine, site }) => {
    site.setSpeaking(true)
    try {
      const heard = await engine.hear(site.at(path), RUNS)
      // A browser may log the 404 of the page itself, and WebKit does not know `manifest-src`.
      const isExpected = (line: string) =>
        (path === '/nowhere' && /\b404\b.*Not Found/.test(line)) ||
        /Unrecognized Content-Security-Policy directive 'manifest-src'/.test(line)
      expect(heard.filter((line) => !isExpected(line))).toEqual([])
    } finally {
      site.setSpeaking(false)
    }
  })
}

test('discs come to rest inside the window and lead to their pages', async ({ visit }) => {
  const tab = await visit('/')
  await motionRuns(tab)
  const places = () =>
    tab.evaluate(() =>
      Array.from(document.querySelectorAll('nav a'), (disc) => {
        const { left, top, right, bottom } = disc.getBoundingClientRect()
        return [left, top, right, bottom].map(Math.round)
      }),
    )
  let before = await places()
  await expect
    .poll(async () => {
      const now = await places()
      const isResting = String(now) === String(before)
      before = now
      return isResting
    })
    .toBe(true)
  expect(before).toHaveLength(3)
  for (const [left, top, right, bottom] of before) {
    expect(Math.min(left!, top!)).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(1440)
    expect(bottom).toBeLessThanOrEqual(900)
  }
  // On a slow machine a disc may only seem to rest between two frames: click until it is hit.
  await expect
    .poll(
      async () => {
        const spot = await tab.evaluate(() => {
          const disc = document.querySelector('nav a[href="/about"]')?.getBoundingClientRect()
          return disc && { x: disc.x + disc.width / 2, y: disc.y + disc.height / 2 }
        })
        if (spot) await tab.click(spot.x, spot.y)
        return tab.evaluate(() => window.location.pathname)
      },
      { intervals: [1000] },
    )
    .toBe('/about')
  await hasArrived(tab)
  await count(tab, 'nav a[href="/about"]').toBe(0)
})

test('the menu opens over the page, keeps the focus and leads to other pages', async ({
  visit,
}) => {
  const tab = await visit('/about')
  await motionRuns(tab)
  await clickOn(tab, OPENER)
  await count(tab, MENU).toBe(1)
  await count(tab, 'main[inert]').toBe(1)
  const focused = () => document.activeElement?.textContent
  await expectOf(tab, focused).toBe('Home')
  await tab.press('Tab')
  await expectOf(tab, focused).toBe('About')
  await tab.press('Escape')
  await count(tab, MENU).toBe(0)
  await expectOf(tab, () => document.activeElement?.getAttribute('aria-label')).toBe('Open menu')

  await clickOn(tab, OPENER)
  await clickOn(tab, `${MENU} a[href="/projects"]`)
  await isAt(tab, '/projects')
  await count(tab, MENU).toBe(0)
  await count(tab, 'main[inert]').toBe(0)

  await clickOn(tab, OPENER)
  await count(tab, CLOSER).toBe(1)
  await tab.evaluate(() => window.history.back())
  await count(tab, MENU).toBe(0)
})

test('the bar hides on scrolling down and returns on scrolling up', async ({ visit }) => {
  const tab = await visit(ALBUM)
  await motionRuns(tab)
  const bottom = () => document.querySelector('header')!.getBoundingClientRect().bottom
  // Step by step, as a wheel does.
  const scrolled = (by: number) =>
    expect.poll(async () => {
      await tab.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by)
      return tab.evaluate(bottom)
    })
  await scrolled(100).toBeLessThanOrEqual(0)
  await scrolled(-20).toBeGreaterThan(40)
})

test('a message appears at the top right and disappears', async ({ visit }) => {
  const tab = await visit('/about')
  await motionRuns(tab)
  await clickOn(tab, 'main button')
  await expectOf(tab, () => document.querySelector('main button')!.textContent).toContain('@')
  const message = '[data-sonner-toast]'
  await count(tab, message).toBe(1)
  // The browser may refuse the clipboard. The message must be one of these.
  const said = await tab.evaluate(() => document.querySelector('[data-sonner-toast]')!.textContent)
  expect(said).toMatch(/^Copied to Clipboard!$|^Could not be copied\./)
  await expectOf(tab, () => {
    const { top, right } = document.querySelector('[data-sonner-toast]')!.getBoundingClientRect()
    return top >= 0 && top < 200 && window.innerWidth - right < 100 && right <= window.innerWidth
  }).toBe(true)
  await tab.point(200, 800)
  await count(tab, message).toBe(0)
})

test('a photograph fills its box in every window', async ({ visit }) => {
  const tab = await visit(PHOTO)
  await appRuns(tab)
  for (const [width, height] of [
    [1440, 900],
    [834, 1112],
    [390, 844],
    [844, 390],
  ] as const) {
    await tab.resize(width, height)
    // The differences between the picture and its ratio, and between the picture and its frame, px.
    const lacks = (selector: string) => {
      const img = document.querySelector<HTMLImageElement>(selector)
      if (!img?.complete || img.naturalWidth === 0) return 'not there'
      const own = img.getBoundingClientRect()
      const bed = img.parentElement!.getBoundingClientRect()
      const ratio = img.naturalWidth / img.naturalHeight
      const strips = [own.width - own.height * ratio, own.height - own.width / ratio]
      const rest = [bed.width - own.width, bed.height - own.height]
      return [...strips, ...rest].map((px) => Math.floor(Math.abs(px) / 2))
    }
    await expectOf(tab, lacks, SHOWN).toEqual([0, 0, 0, 0])
    await expectOf(
      tab,
      (selector) => {
        const { left, top, right, bottom } = document
          .querySelector(selector)!
          .getBoundingClientRect()
        return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight
      },
      SHOWN,
    ).toBe(true)
  }
})

test('a tile opens its photograph, keys change and close it, and the tile of the last one is focused', async ({
  visit,
}) => {
  const tab = await visit(ALBUM)
  await motionRuns(tab)
  const tiles = await tab.evaluate(() =>
    Array.from(
      document.querySelectorAll('main li a'),
      (tile) => (tile as HTMLAnchorElement).pathname,
    ),
  )
  await clickOn(tab, `a[href="${tiles[8]}"]`)
  await isAt(tab, tiles[8]!)
  await count(tab, VIEWER).toBe(1)
  await hasArrived(tab)
  await tab.press('ArrowRight')
  await isAt(tab, tiles[9]!)
  await tab.press('ArrowLeft')
  await tab.press('ArrowLeft')
  await isAt(tab, tiles[7]!)
  await tab.press('Escape')
  await isAt(tab, ALBUM)
  await count(tab, VIEWER).toBe(0)
  await hasArrived(tab)
  await expectOf(tab, () => (document.activeElement as HTMLAnchorElement).pathname).toBe(tiles[7])
  await expectOf(tab, () => {
    const { top, bottom } = document.activeElement!.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  }).toBe(true)
})

test('Back and Forward of the browser go through the viewer and keep the scroll position', async ({
  visit,
}) => {
  const tab = await visit(ALBUM)
  await motionRuns(tab)
  await scrollTo(tab, 1200)
  const path = await tab.evaluate(() => {
    const tiles = [...document.querySelectorAll<HTMLAnchorElement>('main li a')]
    return tiles.find((tile) => tile.getBoundingClientRect().top > 200)!.pathname
  })
  await clickOn(tab, `a[href="${path}"]`)
  await isAt(tab, path)
  await hasArrived(tab)
  const placed = await tab.evaluate(() => window.scrollY)
  await tab.evaluate(() => window.history.back())
  await isAt(tab, ALBUM)
  await count(tab, VIEWER).toBe(0)
  await expectOf(tab, () => window.scrollY).toBeCloseTo(placed, -1)
  await tab.evaluate(() => window.history.forward())
  await isAt(tab, path)
  await count(tab, VIEWER).toBe(1)
})

test('a label leads to its page, and Back leads to the label', async ({ visit }) => {
  const tab = await visit('/photography/landscape')
  await motionRuns(tab)
  await clickOn(tab, '#iceland2018 a')
  await isAt(tab, '/photography/landscape/iceland2018')
  await hasArrived(tab)
  await expectOf(tab, () => document.querySelector('h1')?.textContent).toBe('Iceland 2018')
  await clickOn(tab, 'header a[aria-label="Back"]')
  await isAt(tab, '/photography/landscape')
  await hasArrived(tab)
  await expectOf(tab, () => {
    const { top, bottom } = document.getElementById('iceland2018')!.getBoundingClientRect()
    return top < window.innerHeight && bottom > 0
  }).toBe(true)
  // A load returns to the label too.
  await tab.open(await tab.evaluate(() => window.location.href))
  await appRuns(tab)
  await expectOf(tab, () => {
    const { top, bottom } = document.getElementById('iceland2018')!.getBoundingClientRect()
    return top < window.innerHeight && bottom > 0
  }).toBe(true)
})

test('a label changes its colour while the mouse is over it', async ({ visit }) => {
  const tab = await visit('/photography')
  await appRuns(tab)
  const colours = () =>
    Array.from(document.querySelectorAll('#portraits a *'), (part) => getComputedStyle(part).color)
  const before = await tab.evaluate(colours)
  await pointAt(tab, '#portraits a')
  await expectOf(tab, colours).not.toEqual(before)
})

test.describe('with reduced motion', () => {
  test('discs lie still, and pages change by a fade', async ({ visit }) => {
    const tab = await visit('/', { prefersReducedMotion: true })
    await motionRuns(tab)
    const moved = await tab.evaluate(async () => {
      const places = () =>
        Array.from(document.querySelectorAll('nav a'), (disc) => {
          const { x, y } = disc.getBoundingClientRect()
          return `${x} ${y}`
        }).join()
      const before = places()
      for (let n = 0; n < 20; n++) {
        await new Promise(requestAnimationFrame)
        if (places() !== before) return true
      }
      return false
    })
    expect(moved).toBe(false)
    await clickOn(tab, 'nav a[href="/photography"]')
    await isAt(tab, '/photography')
    await hasArrived(tab)
    await clickOn(tab, OPENER)
    await count(tab, MENU).toBe(1)
  })
})

test.describe('without script', () => {
  test('pages are complete and links work', async ({ visit }) => {
    const tab = await visit(ALBUM, { isPlain: true })
    await clickOn(tab, 'main li a')
    await isAt(tab, PHOTO)
    await count(tab, SHOWN).toBe(1)
    await clickOn(tab, `${VIEWER} a[aria-label="Next photo"]`)
    await expectOf(tab, () => window.location.pathname).not.toBe(PHOTO)
    await tab.open(await tab.evaluate(() => new URL('/about', window.location.href).href))
    await clickOn(tab, 'nav[aria-label="Menu"] a[href="/projects"]')
    await isAt(tab, '/projects')
  })
})

test.describe('where storage is forbidden', () => {
  test('a chosen album is remembered for the visit', async ({ visit }) => {
    const tab = await visit('/photography/landscape', { isForgetful: true })
    await motionRuns(tab)
    await clickOn(tab, '#iceland2018 a')
    await isAt(tab, '/photography/landscape/iceland2018')
    await hasArrived(tab)
    // The category's own Back stays until the album is drawn.
    await clickOn(tab, 'header a[aria-label="Back"][href="/photography/landscape"]')
    await isAt(tab, '/photography/landscape')
    await expectOf(tab, () => window.scrollY).toBeGreaterThan(0)
  })
})
