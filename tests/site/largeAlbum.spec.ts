import type { Page } from '@playwright/test'
import { PLACEHOLDER, SELECT } from '../../src/document'
import { menuOpener } from './frame.ts'
import { appRuns, expect, hold, open, test } from './test.ts'
import { closer, isAt, picture, tile, viewer } from './viewer.ts'

// tests/fixtures/content/albums/ferries2020.json
const ALBUM = '/photography/landscape/ferries2020'
const COUNT = 150
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

/** Far down, where nothing was prerendered, until the page has heard of it; the answer is how far, px. */
async function goDown(page: Page): Promise<number> {
  await isGrown(page)
  await tile(page, N).evaluate(async (link) => {
    const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    await heard
  })
  return scrolled(page)
}

/** The tile fully in view and focused. */
async function expectReturn(page: Page) {
  await expect(page).toHaveURL(ALBUM)
  await expect(viewer(page)).toHaveCount(0)
  await expect(tile(page, N)).toBeFocused()
  await expect(tile(page, N)).toBeInViewport({ ratio: 1 })
}

test('scrolled to the end, every tile is there and drawn', async ({ page }) => {
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

test('a place far down is kept through a reload, and by Back from another page', async ({
  page,
}) => {
  await open(page, ALBUM)
  const place = await goDown(page)
  // Asked of whichever document is there.
  const isKept = () => page.waitForFunction((top) => window.scrollY === top, place)
  await page.reload()
  await isKept()
  await isGrown(page)
  await isKept()
  // Within the application, where the album is as high at once as it was.
  await menuOpener(page).press('Enter')
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

/** Where every frame shows the page from now on, for as long as the viewer is not there. */
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

test('closed at once, a photograph opened by its address leads to its tile without a detour', async ({
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
  await open(page, ALBUM)
  await page.evaluate((to) => (window.location.hash = to), hash)
  await expect(tile(page, N)).toBeInViewport({ ratio: 1 })
})

test('a picture of unknown size is shown as it comes: upright, and no larger than it is', async ({
  page,
}) => {
  await open(page, addressOf(2))
  const ratio = async () => {
    const { width, height } = (await picture(page).boundingBox())!
    return width / height
  }
  await expect.poll(ratio).toBeCloseTo(1067 / 1600, 2)
  const { width } = (await viewer(page).locator(SELECT.slides).boundingBox())!
  // Enlarged by keys as far as it goes: until it fills the width, which is more than its own pixels.
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
