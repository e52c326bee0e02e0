import type { Page } from '@playwright/test'
import { SELECT } from '../../src/document'
import { menuOpener } from './frame.ts'
import { THOROUGH } from './tags.ts'
import { expect, open, test } from './test.ts'

/** Width of the window, and the size of the root that goes with it, px. */
const ROOTS = [
  [390, 16],
  [1024, 16],
  [1440, 16],
  [1920, 18.16],
  [2560, 21.04],
  [3840, 24],
] as const

/** Sets the width of the window, and waits for the size of the root. */
async function widen(page: Page, width: number, root: number) {
  await page.setViewportSize({ width, height: 1440 })
  const size = () =>
    page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))
  await expect.poll(size, `${width} px`).toBeCloseTo(root, 1)
}

test('beyond 1440 px, type, bar, margins and targets grow together, but the discs of the home page do not', async ({
  page,
}) => {
  await open(page, '/about')
  const portrait = page.getByRole('img').first()
  for (const [width, root] of ROOTS) {
    await widen(page, width, root)
    if (width < 1440) continue
    const share = root / 16
    expect((await page.getByRole('banner').boundingBox())!.height).toBeCloseTo(72 * share, 0)
    expect((await portrait.boundingBox())!.x).toBeCloseTo(40 * share, 0)
    const button = (await menuOpener(page).boundingBox())!
    expect(button.width).toBeCloseTo(56 * share, 0)
    const row = (await page.getByRole('button', { name: 'Contact' }).boundingBox())!
    expect(row.height).toBeCloseTo(60 * share, 0)
    const bio = page.getByRole('main').getByRole('paragraph').first()
    const size = await bio.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    expect(size).toBeCloseTo(25 * share, 0)
  }
  await open(page, '/')
  expect((await page.getByRole('link', { name: 'About' }).boundingBox())!.width).toBe(175)
})

test(
  'beyond 1440 px, the page grows from the text size that the visitor has set',
  { tag: THOROUGH },
  async ({ playwright, launchOptions, baseURL }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'],
    })
    try {
      const page = await browser.newPage({ baseURL: baseURL! })
      await page.goto('/about')
      await widen(page, 1280, 24)
      await widen(page, 2560, 29.04)
    } finally {
      await browser.close()
    }
  },
)

test('the rows of an album grow to 26.25 rem', { tag: THOROUGH }, async ({ page }) => {
  await open(page, '/photography/landscape/northcape2022')
  for (const [width, root] of ROOTS.filter(([wide]) => wide >= 1920)) {
    await widen(page, width, root)
    const heights = await page
      .getByRole('main')
      .getByRole('figure')
      .locator(SELECT.photo)
      .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().height))
    const median = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)]!
    expect(median / (26.25 * root), `${width} px`).toBeGreaterThan(0.85)
    // Rows stretch in windows wider than the widest measured one.
    expect(median / (26.25 * root), `${width} px`).toBeLessThan(width > 2560 ? 1.6 : 1.15)
  }
})
