import type { Page } from '@playwright/test'
import { PLACEHOLDER, SELECT } from '../../src/document'
import { menuOpener } from './frame.ts'
import { appRuns, expect, hold, open, test } from './test.ts'
import { closer, isAt, picture, tile, viewer } from './viewer.ts'

// tests/fixtures/content/albums/ferries2020.json
const ALBUM = '/photography/landscape/ferries2020'
const COUNT = 150
/** A photograph whose tile is not prerendered. */
const N = 140
const addressOf = (n: number) => `${ALBUM}/ferry-${String(n).padStart(3, '0')}`

const tiles = (page: Page) => page.locator(SELECT.tile)
/** Waits for the other tiles, which follow any action of the visitor. */
const isGrown = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return tiles(page).count()
    })
    .toBe(COUNT)
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Scrolls far down, where nothing was prerendered. Returns the scroll position, px. */
async function goDown(page: Page): Promise<number> {
  await isGrown(page)
  await tile(page, N).evaluate(async (link) => {
    const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    await heard
  })
  return scrolled(page)
}

/** Expects the tile to be focused and fully in view. */
async function expectReturn(page: Page) {
  await expect(page).toHaveURL(ALBUM)
  await expect(viewer(page)).toHaveCount(0)
  await expect(tile(page, N)).toBeFocused()
  await expect(tile(page, N)).toBeInViewport({ ratio: 1 })
}

test('a large album has and draws every tile down to its end', async ({ page }) => {
  await open(page, ALBUM)
  await isGrown(page)
  /** The tiles in the window that are not drawn. */
  const undrawn = () =>
    page.evaluate(
      (PLACEHOLDER) =>
        [...document.querySelectorAll(PLACEHOLDER)].flatMap((placeholder) => {
          const { top, bottom } = placeholder.closest('li')!.getBoundingClientRect()
          if (bottom < 0 || top > window.innerHeight) return []
          const isDrawn = placeholder.checkVisibility({ contentVisibilityAuto: true })
          return isDrawn && placeholder.clientHeight >= 100 ? [] : placeholder.closest('a')!.id
        }),
      `${SELECT.tile} [${PLACEHOLDER}]`,
    )
  const windows = await page.evaluate(
    () => document.documentElement.scrollHeight / window.innerHeight,
  )
  expect(windows).toBeGreaterThan(5)
  for (let n = 0; n < windows; n++) {
    await page.evaluate(
      (y) => window.scrollTo({ top: y * window.innerHeight, behavior: 'instant' }),
      n,
    )
    await expect.poll(undrawn, `window ${n + 1}`).toEqual([])
  }
  await expect(tile(page, COUNT)).toBeInViewport()
})

test('every way back from the 140th photograph leads to its tile', async ({ page }) => {
  const openPhoto = async () => {
    await tile(page, N).click()
    await isAt(page, N, COUNT)
  }
  await open(page, ALBUM)
  const place = await goDown(page)
  await openPhoto()
  await page.keyboard.press('Escape')
  await expectReturn(page)
  expect(await scrolled(page)).toBe(place)
  await openPhoto()
  await page.goBack()
  await expectReturn(page)
  expect(await scrolled(page)).toBe(place)
  await openPhoto()
  await page.reload()
  await appRuns(page)
  await closer(page).click()
  await expectReturn(page)
  // By its address, in a document that has not seen the album.
  await page.goto('about:blank')
  await open(page, addressOf(N))
  await closer(page).click()
  await expectReturn(page)
})

test('a scroll position far down survives a reload and Back from another page', async ({
  page,
}) => {
  await open(page, ALBUM)
  const place = await goDown(page)
  // Works in whichever document is loaded.
  const isKept = () => page.waitForFunction((top) => window.scrollY === top, place)
  await page.reload()
  await isKept()
  await isGrown(page)
  await isKept()
  // Within the application, where the album has its full height at once.
  await menuOpener(page).press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await isKept()
  await expect(tile(page, N)).toBeInViewport({ ratio: 1 })
  // In a document of its own.
  await page.goto('/about')
  await page.goBack()
  await isKept()
  // A visitor who has scrolled meanwhile is not moved.
  const goOn = await hold(page, /renderMoreTiles-/)
  await page.reload()
  await appRuns(page)
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
  goOn()
  await isGrown(page)
  expect(await scrolled(page)).toBe(500)
})

/** Records the scroll position of every frame without the viewer. */
async function noteFrames(page: Page) {
  await page.evaluate((VIEWER) => {
    const seen: number[] = []
    Object.assign(window, { seen })
    const look = () => {
      if (!document.querySelector(VIEWER)) seen.push(window.scrollY)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, SELECT.viewer)
  return () => page.evaluate(() => (window as unknown as { seen: number[] }).seen)
}

test('a photograph opened by its address and closed at once leads straight to its tile', async ({
  page,
}) => {
  // The other tiles have not begun to come.
  const goOn = await hold(page, /renderMoreTiles-/)
  await open(page, addressOf(N))
  const frames = await noteFrames(page)
  await closer(page).click()
  await expectReturn(page)
  await expect.poll(frames).not.toEqual([])
  expect([...new Set(await frames())]).toEqual([await scrolled(page)])
  // A visitor who scrolls is not moved when the other tiles arrive.
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  goOn()
  await isGrown(page)
  expect(await scrolled(page)).toBe(700)
})

const hash = `#photo-${addressOf(N).split('/').at(-1)}`
test('an address that names a tile leads to it', async ({ page }) => {
  await page.goto(ALBUM + hash)
  await expect(tile(page, N)).toBeInViewport({ ratio: 1 })
  // Also when the address of an open page changes.
  await page.goto('about:blank')
  await open(page, ALBUM)
  await page.evaluate((to) => (window.location.hash = to), hash)
  await expect(tile(page, N)).toBeInViewport({ ratio: 1 })
})

test('a picture of unknown size is shown upright, and zooms only until it fills the width', async ({
  page,
}) => {
  await open(page, addressOf(2))
  const ratio = async () => {
    const { width, height } = (await picture(page).boundingBox())!
    return width / height
  }
  await expect.poll(ratio).toBeCloseTo(1067 / 1600, 2)
  const { width } = (await viewer(page).locator(SELECT.slides).boundingBox())!
  // Zoom by keys to the limit: it fills the width, which is more than its own pixels.
  expect(width).toBeGreaterThan(1067)
  for (let n = 0; n < 12; n++) await page.keyboard.press('+')
  await expect.poll(async () => (await picture(page).boundingBox())!.width).toBeCloseTo(width, 0)
})

test('a long caption can be scrolled by keys', async ({ page }) => {
  await page.setViewportSize({ width: 420, height: 600 })
  await open(page, addressOf(3))
  const caption = viewer(page).getByRole('heading')
  await caption.focus()
  await expect(caption).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => caption.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  await isAt(page, 4, COUNT)
  await expect(caption).not.toHaveAttribute('tabindex')
})
