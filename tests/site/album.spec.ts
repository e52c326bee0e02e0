import type { Locator, Page } from '@playwright/test'
import iceland from '../fixtures/content/albums/iceland2018.json' with { type: 'json' }
import misc from '../fixtures/content/albums/misc.json' with { type: 'json' }
import northCape from '../fixtures/content/albums/northcape2022.json' with { type: 'json' }
import { BUILT, filesIn, textOf } from './built.ts'
import { ANY_WINDOW } from './tags.ts'
import { appRuns, expect, test } from './test.ts'
import { SELECT } from '../../src/document'

const ICELAND = '/photography/landscape/iceland2018'
const WIDTHS = [320, 390, 700, 701, 834, 1023, 1024, 1440, 1920, 2560]

const tiles = (page: Page) => page.getByRole('main').getByRole('listitem')
const figures = (page: Page) => page.getByRole('main').getByRole('figure')

/** Brings every picture of the page near enough to be asked for, and waits until all have come or failed. */
async function loadAll(page: Page) {
  for (const tile of await tiles(page).all()) await tile.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('img')
        .evaluateAll((all) => all.every((img) => img instanceof HTMLImageElement && img.complete)),
    )
    .toBe(true)
}

/** The boxes of all tiles, on the page rather than in the window. */
const places = (page: Page) =>
  tiles(page).evaluateAll((all) =>
    all.map((tile) => {
      const { x, y, width, height } = tile.getBoundingClientRect()
      return { x, y: y + window.scrollY, width, height }
    }),
  )

/** What a sighted visitor reads under each picture, and what a screen reader says of it. */
const captions = (all: Locator) =>
  all.evaluateAll((found) =>
    found.map((figure) => ({
      caption: figure.querySelector('figcaption')?.textContent ?? null,
      alt: figure.querySelector('img')?.alt,
    })),
  )

test.describe('R14: alt texts and captions', { tag: ANY_WINDOW }, () => {
  for (const [path, photos] of [
    [ICELAND, iceland.photos],
    ['/photography/miscellaneous', misc.photos.filter((photo) => !('hide' in photo))],
  ] as const)
    test(`each image of ${path} carries its own, and shows it where it is not empty`, async ({
      page,
    }) => {
      expect(photos.some(({ alt }) => alt === '')).toBe(true)
      await page.goto(path)
      await expect(figures(page)).toHaveCount(photos.length)
      expect(await captions(figures(page))).toEqual(
        photos.map(({ alt }) => ({ caption: alt === '' ? null : alt, alt })),
      )
      await appRuns(page)
      const named = photos.find(({ alt }) => alt !== '')!
      await expect(page.getByText(named.alt, { exact: true })).toBeVisible()
    })

  test('the same photograph may stand in several albums', async ({ page }) => {
    const shared = misc.photos.filter(({ id }) => northCape.photos.some((other) => other.id === id))
    expect(shared).not.toEqual([])
    for (const path of ['/photography/miscellaneous', '/photography/landscape/northcape2022'])
      for (const { id, alt } of shared) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const image = page.locator(`img[src*="${id}"]`)
        await image.scrollIntoViewIfNeeded()
        await expect(image).toHaveAttribute('alt', alt)
        await expect
          .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .not.toBe(0)
      }
  })
})

test.describe('R14: faulty data', { tag: ANY_WINDOW }, () => {
  test('an entry with an empty src is left out, and asks for nothing', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/img\.example\.com/)
    await page.goto('/photography/landscape/svalbard2022')
    await appRuns(page)
    await expect(figures(page)).toHaveCount(7)
    const sources = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((all) => all.map((img) => img.getAttribute('src')))
    expect(sources).not.toContain('')
    expect(sources).not.toContain(null)
  })

  test('a photo of a host that is down comes from our copy of it, without a seam', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/img\.example\.com/)
    const asked: string[] = []
    await page.route('https://img.example.com/**', (route) => {
      asked.push(route.request().url())
      return route.abort()
    })
    await page.goto('/photography/landscape/svalbard2022')
    await appRuns(page)
    const tile = tiles(page).filter({ hasText: 'Kite' })
    await tile.scrollIntoViewIfNeeded()
    const image = tile.getByRole('img', { name: 'Kite', exact: true })
    await expect(image).toHaveAttribute('src', '/photos/d19693a9cbc1-960.avif')
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0)
    await expect(tile.getByText('unavailable')).toHaveCount(0)
    expect(asked.length).toBeGreaterThan(0)
  })

  test('a photo with JPEGs offers them to browsers without AVIF', async ({ page }) => {
    await page.route('https://img.example.com/**', (route) => route.abort())
    await page.goto('/photography/misc/5882c55bb476', { waitUntil: 'domcontentloaded' })
    const picture = page.locator(`${SELECT.viewer} picture`)
    await expect(picture.locator('source')).toHaveAttribute('type', 'image/avif')
    await expect(picture.locator('source')).toHaveAttribute(
      'srcset',
      /-480\.avif 480w.*-1600\.avif/,
    )
    await expect(picture.locator('img')).toHaveAttribute('src', '/photos/5882c55bb476-960.jpg')
    await expect
      .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.currentSrc))
      .toMatch(/\.avif$/)
  })

  test('a hidden photo is named nowhere', () => {
    const { folder } = BUILT.site
    for (const file of filesIn(folder).filter((name) => /\.(html|json|xml|js)$/.test(name)))
      expect.soft(textOf(folder, file), file).not.toMatch(/kept-back|Kept back/)
    expect(filesIn(folder).filter((name) => name.includes('kept-back'))).toEqual([])
  })

  test('an address with something stuck to its end leaves a calm tile with its alt text', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/avifg/, /404/)
    await page.goto('/photography/landscape/fjords2024')
    await appRuns(page)
    const tile = tiles(page).filter({ hasText: 'Ferry wake at dusk' })
    await expect(tile.getByRole('img', { name: 'Ferry wake at dusk' })).toBeVisible()
    await expect(tile).toContainText('unavailable')
    await expect(tile.locator('img')).toHaveCount(0)
    await expect(tile.getByRole('button')).toHaveCount(0)
  })
})

test.describe('R14: an image that does not load', { tag: ANY_WINDOW }, () => {
  const [broken, silent] = [iceland.photos[1]!, iceland.photos.find(({ alt }) => alt === '')!]

  for (const [how, answer] of [
    ['that is missing', { status: 404, body: '' }],
    ['that is no image', { status: 200, contentType: 'image/avif', body: 'not an image' }],
    ['whose host does not answer', null],
  ] as const)
    test(`${how} leaves a calm tile, and moves no neighbour`, async ({ page, expectTrouble }) => {
      expectTrouble(/photos/)
      await page.goto(ICELAND)
      await appRuns(page)
      await loadAll(page)
      const before = await places(page)

      for (const { id } of [broken, silent])
        await page.route(`**/photos/${id}-*`, (route) =>
          answer ? route.fulfill(answer) : route.abort(),
        )
      await page.goto(ICELAND)
      await appRuns(page)
      await loadAll(page)
      const tile = tiles(page).filter({ hasText: broken.alt })
      await expect(tile.getByRole('img', { name: broken.alt })).toBeVisible()
      await expect(tile).toContainText('unavailable')
      await expect(tile.locator('figcaption')).toHaveText(broken.alt)
      await expect(page.getByText(/unavailable/i)).toHaveCount(2)
      // None of the browser's own broken pictures is left.
      const shown = page.getByRole('main').locator('img')
      await expect(shown).toHaveCount(iceland.photos.length - 2)
      await expect
        .poll(() =>
          shown.evaluateAll((all) =>
            all.every((img) => img instanceof HTMLImageElement && img.naturalWidth > 0),
          ),
        )
        .toBe(true)
      expect(await places(page)).toEqual(before)
    })

  test('whether or not the application was there when it failed', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/photos/)
    const { id, alt } = iceland.photos[0]!
    await page.route(`**/photos/${id}-*`, (route) => route.abort())
    let letGo = () => {}
    const free = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/assets/vendor-*.js', async (route) => {
      await free
      await route.continue()
    })
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(id))
    await page.goto(ICELAND)
    await failed
    const before = await places(page)
    letGo()
    await expect(
      tiles(page)
        .first()
        .getByRole('img', { name: `${alt} (image unavailable)` }),
    ).toBeVisible()
    expect(await places(page)).toEqual(before)
  })

  test('a cover in a list leaves a link that works', async ({ page, expectTrouble }) => {
    expectTrouble(/photos/)
    await page.route('**/photos/*', (route) => route.abort())
    await page.goto('/photography/landscape')
    await appRuns(page)
    await page.getByRole('link', { name: /Dovrefjell 2025$/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dovrefjell 2025')
  })
})

/** Every tile as it is drawn, with the pixels that the data gives it and the width that its `sizes` claims. */
const drawn = (page: Page) =>
  tiles(page).evaluateAll((all) => {
    const probe = document.createElement('div')
    probe.style.position = 'absolute'
    document.body.append(probe)
    const widthOf = (sizes: string) => {
      for (const entry of sizes.split(/,(?![^(]*\))/)) {
        const [, query, length = entry] = /^\s*(\([^()]*\))\s+(.*)$/.exec(entry) ?? []
        if (query && !window.matchMedia(query).matches) continue
        probe.style.width = length
        return probe.getBoundingClientRect().width
      }
      return NaN
    }
    const found = all.map((tile) => {
      const img = tile.querySelector('img')!
      const { x, y, width, height } = img.getBoundingClientRect()
      const ratio = Number(img.getAttribute('width')) / Number(img.getAttribute('height'))
      return { x, y, width, height, ratio, claimed: widthOf(img.sizes) }
    })
    probe.remove()
    const list = all[0]!.parentElement!.getBoundingClientRect()
    return { tiles: found, left: list.left, right: list.right }
  })

type Drawn = Awaited<ReturnType<typeof drawn>>

/** What is wrong with the rows of a page. */
function faults({ tiles: all, left, right }: Drawn): string[] {
  const found: string[] = []
  const rows = new Map<number, Drawn['tiles']>()
  for (const tile of all) {
    const y = Math.round(tile.y)
    rows.set(y, [...(rows.get(y) ?? []), tile])
  }
  const last = [...rows.keys()].at(-1)
  for (const [y, row] of rows) {
    const end = row.at(-1)!
    if (Math.abs(row[0]!.x - left) > 1) found.push(`row ${y} begins at ${row[0]!.x}, not ${left}`)
    if (end.x + end.width > right + 1) found.push(`row ${y} is too wide`)
    if (y !== last && end.x + end.width < right - 1.5) found.push(`row ${y} ends early`)
    for (const { height } of row)
      if (Math.abs(height - row[0]!.height) > 1) found.push(`row ${y} is uneven`)
  }
  for (const { width, height, ratio } of all)
    if (Math.abs(width / height / ratio - 1) > 0.01)
      found.push(`${width} × ${height} is not ${ratio}: cropped`)
  return found
}

test.describe('R14: rows fill the width and are never cropped', () => {
  test.skip(({ isMobile }) => isMobile, 'the windows are set one by one')

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with script' : 'without', () => {
      test.use({ javaScriptEnabled })

      for (const path of [ICELAND, '/photography/landscape/northcape2022'])
        test(`${path}, in windows of ${WIDTHS.join(', ')} px`, async ({ page }) => {
          // Loaded, because without script nothing else waits for the style sheet.
          await page.goto(path)
          if (javaScriptEnabled) await appRuns(page)
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 })
            expect(faults(await drawn(page)), `${width} px`).toEqual([])
          }
        })
    })

  test('the sizes attribute is the width that each picture is drawn at', async ({ page }) => {
    for (const path of [ICELAND, '/photography/portraits/juniper8m']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await appRuns(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const { tiles: all } = await drawn(page)
        const wrong = all.filter((tile) => !(Math.abs(tile.claimed - tile.width) <= 2))
        expect(wrong, `${width} px`).toEqual([])
      }
    }
  })
})

test.describe('R14: loading', () => {
  test('the first view is asked for at once, the rest when it comes near', async ({ page }) => {
    await page.goto('/photography/landscape/northcape2022')
    await appRuns(page)
    const images = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((all) =>
        all.map((img) => ({
          top: img.getBoundingClientRect().top,
          loading: img.getAttribute('loading'),
          decoding: img.getAttribute('decoding'),
          priority: img.getAttribute('fetchpriority'),
        })),
      )
    expect(images[0]).toMatchObject({ loading: 'eager', priority: 'high' })
    const { height } = page.viewportSize()!
    for (const { top, loading, decoding, priority } of images) {
      expect(decoding).toBe('async')
      expect(priority).toBe(loading === 'eager' ? 'high' : null)
      if (top > height) expect(loading).toBe('lazy')
    }
    expect(images.filter(({ loading }) => loading === 'eager').length).toBeLessThanOrEqual(6)
  })

  test('what is far below is not asked for before it comes near', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const [first, last] = [northCape.photos[0]!, northCape.photos.at(-1)!]
    const isAsked = ({ id }: { id: string }) => asked.some((url) => url.includes(id))
    await page.goto('/photography/landscape/northcape2022')
    await appRuns(page)
    expect(isAsked(first)).toBe(true)
    expect(isAsked(last)).toBe(false)
    await tiles(page).last().scrollIntoViewIfNeeded()
    await expect.poll(() => isAsked(last)).toBe(true)
  })

  for (const [path, first] of [
    ['/photography', 2],
    ['/photography/landscape', 1],
    ['/photography/portraits', 1],
  ] as const)
    test(`${path}: the first cover at once and at high priority, the others follow`, async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(path)
      await appRuns(page)
      const covers = await page
        .getByRole('main')
        .locator('img')
        .evaluateAll((all) =>
          all.map((img) => ({
            src: (img as HTMLImageElement).currentSrc,
            loading: img.getAttribute('loading'),
            priority: img.getAttribute('fetchpriority'),
          })),
        )
      for (const [i, { loading, priority }] of covers.entries())
        expect({ loading, priority }, `cover ${i + 1}`).toEqual(
          i < first ? { loading: 'eager', priority: 'high' } : { loading: 'lazy', priority: null },
        )
      expect(asked.find((url) => url.includes('/photos/'))).toBe(covers[0]!.src)
    })
})
