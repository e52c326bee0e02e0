import type { Page } from '@playwright/test'
import { PLACEHOLDER, SELECT } from '../../src/document'
import { appRuns, expect, hold, test } from './test.ts'
import { closer, isAt, picture, tile, viewer } from './viewer.ts'

// tests/fixtures/content/albums/ferries2020.json
const ALBUM = '/photography/landscape/ferries2020'
const COUNT = 150
const PRINTED = 120
/** One that is not prerendered. */
const N = 140
const addressOf = (n: number) => `${ALBUM}/ferry-${String(n).padStart(3, '0')}`

const tiles = (page: Page) => page.locator(SELECT.tile)
/** The other tiles follow when the visitor stirs. */
const isGrown = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return tiles(page).count()
    })
    .toBe(COUNT)
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/**
 * Far down, where nothing was prerendered; the answer is how far, px. The page hears of it with the next
 * frame, before which no visitor could leave it.
 */
async function goDown(page: Page): Promise<number> {
  await isGrown(page)
  await tile(page, N).evaluate(async (link) => {
    link.scrollIntoView({ block: 'center' })
    await new Promise(requestAnimationFrame)
  })
  return scrolled(page)
}

/** R20: the tile fully in view and focused. */
async function expectReturn(page: Page) {
  await expect(page).toHaveURL(ALBUM)
  await expect(viewer(page)).toHaveCount(0)
  await expect(tile(page, N)).toBeFocused()
  await expect(tile(page, N)).toBeInViewport({ ratio: 1 })
}

test('the first tiles are prerendered; without script a link leads on to the others', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(ALBUM)
  await expect(tiles(page)).toHaveCount(PRINTED)
  await page.getByRole('link', { name: 'Photographs 121 to 150, one at a time' }).click()
  await expect(page).toHaveURL(addressOf(PRINTED + 1))
  await isAt(page, PRINTED + 1, COUNT)
  await context.close()
})

test('scrolled to the end, every tile is there and drawn', async ({ page }) => {
  await page.goto(ALBUM)
  await appRuns(page)
  await isGrown(page)
  const undrawn = await page.evaluate(async (PLACEHOLDER) => {
    const frame = () => new Promise(requestAnimationFrame)
    const missing: string[] = []
    const { documentElement: root } = document
    for (let y = 0; y < root.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
      for (const placeholder of document.querySelectorAll(PLACEHOLDER)) {
        const { top, bottom } = placeholder.closest('li')!.getBoundingClientRect()
        if (bottom < 0 || top > window.innerHeight) continue
        const isDrawn = placeholder.checkVisibility({ contentVisibilityAuto: true })
        if (!isDrawn || placeholder.clientHeight < 100) missing.push(placeholder.closest('a')!.id)
      }
    }
    return missing
  }, `${SELECT.tile} [${PLACEHOLDER}]`)
  expect(undrawn).toEqual([])
  await expect(tile(page, COUNT)).toBeInViewport()
})

test('every way back from the 140th photograph leads to its tile', async ({ page }) => {
  const open = async () => {
    await tile(page, N).click()
    await isAt(page, N, COUNT)
  }
  await page.goto(ALBUM)
  await appRuns(page)
  const place = await goDown(page)
  await open()
  await page.keyboard.press('Escape')
  await expectReturn(page)
  expect(await scrolled(page)).toBe(place)
  await open()
  await page.goBack()
  await expectReturn(page)
  expect(await scrolled(page)).toBe(place)
  await open()
  await page.reload()
  await appRuns(page)
  await closer(page).click()
  await expectReturn(page)
  // By its address, in a document that has not seen the album.
  await page.goto('about:blank')
  await page.goto(addressOf(N))
  await appRuns(page)
  await closer(page).click()
  await expectReturn(page)
})

test('a place far down is kept through a reload, and by Back from another page', async ({
  page,
}) => {
  await page.goto(ALBUM)
  await appRuns(page)
  const place = await goDown(page)
  // Asked of whichever document is there.
  const isKept = () => page.waitForFunction((top) => window.scrollY === top, place)
  await page.reload()
  await isKept()
  await isGrown(page)
  await isKept()
  // Within the application, where the album is as high at once as it was.
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await isKept()
  await expect(tile(page, N)).toBeInViewport({ ratio: 1 })
  // By a document of its own.
  await page.goto('/about')
  await page.goBack()
  await isKept()
  // Somebody who has moved on meanwhile is left alone.
  const goOn = await hold(page, /renderMoreTiles-/)
  await page.reload()
  await appRuns(page)
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
  goOn()
  await isGrown(page)
  expect(await scrolled(page)).toBe(500)
})

/** Notes where every frame without the viewer shows the page, in a document that begins anew. */
async function noteFrames(page: Page) {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    const look = () => {
      if (!document.querySelector('[role=dialog]')) seen.push(window.scrollY)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => (window as unknown as { seen: number[] }).seen)
}

test('closed at once, a photograph opened by its address leads to its tile without a detour', async ({
  page,
}) => {
  // The other tiles have not begun to come.
  const goOn = await hold(page, /renderMoreTiles-/)
  await page.goto(addressOf(N))
  await appRuns(page)
  const frames = await noteFrames(page)
  await closer(page).click()
  await expectReturn(page)
  await expect.poll(async () => (await frames()).length).toBeGreaterThan(3)
  expect(new Set(await frames()).size).toBe(1)
  // Who goes elsewhere stays there, whatever comes.
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  goOn()
  await isGrown(page)
  expect(await scrolled(page)).toBe(700)
})

const hash = `#photo-${addressOf(N).split('/').at(-1)}`
test('an address that names the tile leads to it', async ({ page }) => {
  await page.goto(ALBUM + hash)
  await expect(tile(page, N)).toBeInViewport({ ratio: 1 })
  // Also in the address bar of a page that is there.
  await page.goto('about:blank')
  await page.goto(ALBUM)
  await appRuns(page)
  await page.evaluate((to) => (window.location.hash = to), hash)
  await expect(tile(page, N)).toBeInViewport({ ratio: 1 })
})

test('an address that names a tile moves nobody who has scrolled', async ({ page }) => {
  const goOn = await hold(page, /renderMoreTiles-/)
  await page.goto(ALBUM + hash)
  await appRuns(page)
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  goOn()
  await isGrown(page)
  expect(await scrolled(page)).toBe(700)
})

test('a picture of unknown size is shown as it comes: upright, and no larger than it is', async ({
  page,
}) => {
  await page.goto(addressOf(2))
  await appRuns(page)
  const ratio = async () => {
    const { width, height } = (await picture(page).boundingBox())!
    return width / height
  }
  await expect.poll(ratio).toBeCloseTo(1067 / 1600, 2)
  const { width } = (await picture(page).boundingBox())!
  // Enlarged by keys as far as it goes: to twice its place, or its own pixels.
  for (let n = 0; n < 12; n++) await page.keyboard.press('+')
  await expect
    .poll(async () => (await picture(page).boundingBox())!.width)
    .toBeCloseTo(Math.max(2 * width, 1067), 0)
})

test('a long caption can be scrolled by keys', async ({ page }) => {
  await page.setViewportSize({ width: 420, height: 600 })
  await page.goto(addressOf(3))
  await appRuns(page)
  const caption = viewer(page).getByRole('heading')
  await caption.focus()
  await expect(caption).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => caption.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  await isAt(page, 4, COUNT)
  await expect(caption).not.toHaveAttribute('tabindex')
})
