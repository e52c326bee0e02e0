import type { Page } from '@playwright/test'
import iceland from '../fixtures/content/albums/iceland2018.json' with { type: 'json' }
import northCape from '../fixtures/content/albums/northcape2022.json' with { type: 'json' }
import { THOROUGH } from './tags.ts'
import { expect, hold, open, test } from './test.ts'

const ICELAND = '/photography/landscape/iceland2018'
const NORTH_CAPE = '/photography/landscape/northcape2022'
const WIDTHS = [320, 390, 700, 701, 834, 1023, 1024, 1440, 1920, 2560]

const tiles = (page: Page) => page.getByRole('main').getByRole('listitem')
const images = (page: Page) => page.getByRole('main').locator('img')

/** Scrolls every picture near enough to load, and waits until all have loaded or failed. */
async function loadAll(page: Page) {
  for (const tile of await tiles(page).all()) await tile.scrollIntoViewIfNeeded()
  const coming = () =>
    images(page).evaluateAll((all) =>
      (all as HTMLImageElement[]).filter(({ complete }) => !complete).map(({ src }) => src),
    )
  await expect.poll(coming).toEqual([])
}

/** The boxes of all tiles, on the page rather than in the window. */
const places = (page: Page) =>
  tiles(page).evaluateAll((all) =>
    all.map((tile) => {
      const { x, y, width, height } = tile.getBoundingClientRect()
      return { x, y: y + window.scrollY, width, height }
    }),
  )

test.describe('an image', () => {
  const [broken, silent] = [iceland.photos[1]!, iceland.photos.find(({ alt }) => alt === '')!]

  test('that is missing leaves a calm tile and moves no neighbour', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/photos/)
    await open(page, ICELAND)
    const before = await places(page)

    for (const { id } of [broken, silent])
      await page.route(`**/photos/${id}-*`, (route) => route.fulfill({ status: 404, body: '' }))
    await open(page, ICELAND)
    await loadAll(page)
    const tile = tiles(page).filter({ hasText: broken.alt })
    await expect(tile.getByRole('img', { name: broken.alt })).toBeVisible()
    await expect(tile).toContainText('unavailable')
    await expect(tile.locator('figcaption')).toHaveText(broken.alt)
    await expect(tile.locator('figcaption')).toBeVisible()
    await expect(page.getByText(/unavailable/i)).toHaveCount(2)
    // None of the browser's own broken pictures is left.
    await expect(images(page)).toHaveCount(iceland.photos.length - 2)
    const undrawn = () =>
      images(page).evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter(({ naturalWidth }) => naturalWidth === 0)
          .map(({ src }) => src),
      )
    await expect.poll(undrawn).toEqual([])
    expect(await places(page)).toEqual(before)
  })

  test('that failed before the application ran leaves a calm tile', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/photos/)
    const { id, alt } = iceland.photos[0]!
    await page.route(`**/photos/${id}-*`, (route) => route.abort())
    const release = await hold(page, '**/assets/vendor-*.js')
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(id))
    await page.goto(ICELAND)
    await failed
    const before = await places(page)
    release()
    const tile = tiles(page).first()
    await expect(tile.getByRole('img', { name: `${alt} (image unavailable)` })).toBeVisible()
    expect(await places(page)).toEqual(before)
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

/** What is wrong with the widths that pictures claim. */
const wrongSizes = ({ tiles: all }: Drawn) =>
  all
    .filter((tile) => !(Math.abs(tile.claimed - tile.width) <= 2))
    .map(({ claimed, width }) => `${width} px wide, ${claimed} px claimed`)

async function expectRows(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await page.waitForFunction((wide) => window.innerWidth === wide, width)
    const all = await drawn(page)
    expect(faults(all), `${width} px`).toEqual([])
    expect(wrongSizes(all), `${width} px`).toEqual([])
  }
}

const ROWS = `rows fill windows of ${WIDTHS.join(', ')} px, and no picture is cropped or claims a wrong width`
test(ROWS, async ({ page }) => {
  await open(page, NORTH_CAPE)
  await expectRows(page)
})
test.describe(`without script, ${ROWS}`, { tag: THOROUGH }, () => {
  test.use({ javaScriptEnabled: false })
  for (const path of [ICELAND, NORTH_CAPE, '/photography/portraits/juniper8m'])
    test(path, async ({ page }) => {
      // Wait for the load event: without script nothing else waits for the style sheet.
      await page.goto(path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width)
        expect(faults(await drawn(page)), `${width} px`).toEqual([])
      }
    })
})

test('a caption is at least 96 px wide and holds its longest word, and its picture claims the right width', async ({
  page,
}) => {
  await open(page, '/photography/boats/boats')
  for (const width of [360, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.waitForFunction((wide) => window.innerWidth === wide, width)
    const captions = await page.locator('figcaption').evaluateAll((all) =>
      (all as HTMLElement[]).map((caption) => {
        const room = caption.clientWidth
        caption.style.cssText = 'width: min-content; overflow-wrap: normal'
        const word = caption.clientWidth
        caption.style.cssText = ''
        return { text: caption.textContent, room, word }
      }),
    )
    for (const { text, room, word } of captions)
      expect(room, `${text}, ${width} px`).toBeGreaterThanOrEqual(Math.max(96, word))
    expect(wrongSizes(await drawn(page)), `${width} px`).toEqual([])
  }
})

test('a description may have lines, under its picture and in the viewer', async ({ page }) => {
  await open(page, ICELAND)
  const shownAs = (caption: HTMLElement | SVGElement) => {
    caption.textContent = 'One\nTwo'
    return (caption as HTMLElement).innerText
  }
  const captions = page.locator('figcaption')
  expect(await captions.first().evaluate(shownAs)).toBe('One\nTwo')
  await open(page, `${ICELAND}/${iceland.photos.find(({ alt }) => alt)!.id}`)
  const heading = page.getByRole('dialog').getByRole('heading', { level: 1 })
  expect(await heading.evaluate(shownAs)).toBe('One\nTwo')
})

test('pictures far below are fetched only when they come near', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const [first, last] = [northCape.photos[0]!, northCape.photos.at(-1)!]
  const isAsked = ({ id }: { id: string }) => asked.some((url) => url.includes(id))
  await open(page, NORTH_CAPE)
  expect(isAsked(first)).toBe(true)
  expect(isAsked(last)).toBe(false)
  await tiles(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => isAsked(last)).toBe(true)
})

test(
  'the first cover of the categories is fetched before the others',
  { tag: THOROUGH },
  async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open(page, '/photography')
    const first = await images(page)
      .first()
      .evaluate((img: HTMLImageElement) => img.currentSrc)
    expect(asked.find((url) => url.includes('/photos/'))).toBe(first)
  },
)
