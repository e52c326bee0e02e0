import type { Page } from '@playwright/test'
import { SELECT } from '../../src/document'
import { PHONE, THOROUGH } from './tags.ts'
import { expect, open, test } from './test.ts'
import { ALBUM, closer, isAt, tile, viewer } from './viewer.ts'

const UPRIGHT = { width: 390, height: 844 }
const ACROSS = { width: 844, height: 390 }
const WIDE = { width: 1440, height: 900 }

/** Waits until the page has handled a scroll or a resize: new observers report after its own. */
const answered = (page: Page) =>
  page.evaluate(async () => {
    const root = document.documentElement
    await new Promise((resolve) => new ResizeObserver(resolve).observe(root))
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(root))
  })

async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  await page.waitForFunction(
    ({ width, height }) => window.innerWidth === width && window.innerHeight === height,
    size,
  )
  await answered(page)
}

/** Scrolls the middle of an element into the middle of the window. */
async function centre(page: Page, selector: string) {
  await page.evaluate((found) => {
    const { top, height } = document.querySelector(found)!.getBoundingClientRect()
    const middle = top + height / 2 - window.innerHeight / 2
    window.scrollBy({ top: middle, behavior: 'instant' })
  }, selector)
  await answered(page)
}

/** How far the middle of an element is from the middle of the window, px. */
const offCentre = (page: Page, selector: string) =>
  page.evaluate((found) => {
    const { top, height } = document.querySelector(found)!.getBoundingClientRect()
    return Math.abs(top + height / 2 - window.innerHeight / 2)
  }, selector)

const position = (page: Page) => page.evaluate(() => window.scrollY)

async function expectKept(page: Page, selector: string, sizes: (typeof WIDE)[]) {
  await centre(page, selector)
  for (const size of sizes) {
    await resize(page, size)
    expect(await offCentre(page, selector), `${size.width} px`).toBeLessThan(40)
  }
}

test(
  'a turned phone keeps the tile in the middle; the top and a change of height alone do not scroll',
  { tag: PHONE },
  async ({ page }) => {
    await open(page, ALBUM)
    for (const size of [ACROSS, UPRIGHT]) {
      await resize(page, size)
      expect(await position(page), `${size.width} px`).toBe(0)
    }
    await expectKept(page, `${SELECT.tile}:nth-child(40)`, [ACROSS, UPRIGHT, WIDE, UPRIGHT])
    const before = await position(page)
    for (const height of [788, 844, 600]) {
      await resize(page, { ...UPRIGHT, height })
      expect(await position(page), `${height} px high`).toBe(before)
    }
  },
)

/** Opens a photograph of the first rows, and goes on to the 40th, whose tile is far below. */
async function goTo40(page: Page) {
  await tile(page, 2).click()
  await isAt(page, 2)
  await page.keyboard.press('End')
  for (let n = 57; n > 40; n--) await page.keyboard.press('ArrowLeft')
  await isAt(page, 40)
}

test(
  'a turned phone keeps the cover in the middle of a list',
  { tag: [THOROUGH, PHONE] },
  async ({ page }) => {
    await open(page, '/photography/landscape')
    await expectKept(page, '#geiranger2019', [ACROSS, UPRIGHT])
  },
)

test(
  'a turned phone keeps the tile onto which a photograph was closed',
  { tag: PHONE },
  async ({ page }) => {
    await open(page, ALBUM)
    await goTo40(page)
    await page.setViewportSize(ACROSS)
    await closer(page).click()
    await expect(viewer(page)).toHaveCount(0)
    await expect(tile(page, 40)).toBeInViewport({ ratio: 1 })
    await answered(page)
    await expect(tile(page, 40)).toBeInViewport({ ratio: 1 })
    await resize(page, UPRIGHT)
    await expect(tile(page, 40)).toBeInViewport({ ratio: 1 })
  },
)

test(
  'a phone turned at the moment of closing keeps the tile of the photograph',
  { tag: PHONE },
  async ({ page }) => {
    await page.setViewportSize(ACROSS)
    await open(page, ALBUM)
    await goTo40(page)
    // The rows change their width before their observers report.
    await page.evaluate(({ viewer, tiles }) => {
      const watch = new MutationObserver(() => {
        if (document.querySelector(viewer)) return
        watch.disconnect()
        setTimeout(() => {
          document.querySelector<HTMLElement>(tiles)!.style.width = '358px'
        })
      })
      watch.observe(document.body, { childList: true, subtree: true })
    }, SELECT)
    await closer(page).click()
    await expect(viewer(page)).toHaveCount(0)
    await expect(page.locator(SELECT.tiles)).toHaveCSS('width', '358px')
    await answered(page)
    await expect(tile(page, 40)).toBeInViewport()
  },
)
