import type { Page } from '@playwright/test'
import { SELECT } from '../../src/document'
import { appRuns, expect, test } from './test.ts'
import { ALBUM, closer, isAt, tile, viewer } from './viewer.ts'

const UPRIGHT = { width: 390, height: 844 }
const ACROSS = { width: 844, height: 390 }

/** Lets the page answer what it was told: what is noted comes with the frame after. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let n = 0; n < 4; n++) await new Promise(requestAnimationFrame)
  })

async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await page.waitForFunction(({ width }) => window.innerWidth === width, size)
  await frames(page)
}

/** Scrolls the middle of an element into the middle of the window. */
async function centre(page: Page, selector: string) {
  await page.evaluate((found) => {
    const { top, height } = document.querySelector(found)!.getBoundingClientRect()
    const middle = top + height / 2 - window.innerHeight / 2
    window.scrollBy({ top: middle, behavior: 'instant' })
  }, selector)
  await frames(page)
}

/** How far the middle of an element is from the middle of the window, px. */
const offCentre = (page: Page, selector: string) =>
  page.evaluate((found) => {
    const { top, height } = document.querySelector(found)!.getBoundingClientRect()
    return Math.abs(top + height / 2 - window.innerHeight / 2)
  }, selector)

const WIDE = { width: 1440, height: 900 }
for (const [path, selector, sizes] of [
  [ALBUM, `${SELECT.tile}:nth-child(40)`, [ACROSS, UPRIGHT, WIDE, UPRIGHT]],
  ['/photography/landscape', '#geiranger2019', [ACROSS, UPRIGHT]],
] as const)
  test(`R20: a turned phone shows what it showed: ${path}`, async ({ page }) => {
    await page.setViewportSize(UPRIGHT)
    await page.goto(path)
    await appRuns(page)
    await centre(page, selector)
    for (const size of sizes) {
      await resize(page, size)
      expect(await offCentre(page, selector), `${size.width} px`).toBeLessThan(40)
    }
  })

test('R20: also after a photograph was closed onto its tile', async ({ page }) => {
  await page.setViewportSize(UPRIGHT)
  await page.goto(ALBUM)
  await appRuns(page)
  await tile(page, 2).click()
  await isAt(page, 2)
  await page.keyboard.press('End')
  for (let n = 57; n > 40; n--) await page.keyboard.press('ArrowLeft')
  await isAt(page, 40)
  await page.setViewportSize(ACROSS)
  await closer(page).click()
  await expect(viewer(page)).toHaveCount(0)
  await expect(tile(page, 40)).toBeInViewport({ ratio: 1 })
  await frames(page)
  await expect(tile(page, 40)).toBeInViewport({ ratio: 1 })
  await resize(page, UPRIGHT)
  await expect(tile(page, 40)).toBeInViewport({ ratio: 1 })
})

test('a window that only becomes lower or higher moves nothing', async ({ page }) => {
  await page.setViewportSize(UPRIGHT)
  await page.goto(ALBUM)
  await appRuns(page)
  await centre(page, `${SELECT.tile}:nth-child(30)`)
  const before = await page.evaluate(() => window.scrollY)
  for (const height of [788, 844, 600]) {
    await page.setViewportSize({ ...UPRIGHT, height })
    await page.waitForFunction((high) => window.innerHeight === high, height)
    await frames(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  }
})

test('a page at its top stays there', async ({ page }) => {
  await page.setViewportSize(UPRIGHT)
  await page.goto(ALBUM)
  await appRuns(page)
  await resize(page, ACROSS)
  await resize(page, UPRIGHT)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
