import type { Page } from '@playwright/test'
import { SELECT } from '../../src/document.ts'
import { menuOpener } from './frame.ts'
import { THOROUGH } from './tags.ts'
import { expect, open, test } from './test.ts'
import { ALBUM, atRest, fingers, isAt, next, openFrom, previous } from './viewer.ts'

/* Pages in a right-to-left language. No such catalogue ships, so the tests set the direction. */

test.use({ hasTouch: true })

test.beforeEach(async ({ page, expectTrouble }) => {
  expectTrouble(/\b404\b/)
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    return route.fulfill({
      response,
      body: html.replace('<html lang="en">', '<html lang="en" dir="rtl">'),
    })
  })
})

/** Elements that can only be reached by scrolling sideways, or not at all. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > clientWidth + 1)
    }
    const seen = [...document.querySelectorAll('#root :is(h1, h2, a, button, p, img)')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, [inert]'))
      .filter((element) => !element.closest('[data-part=slides], [data-part=relief]'))
    const outside = seen.filter(isOutside).map((element) => element.outerHTML.slice(0, 80))
    return scrollWidth > clientWidth ? [...outside, `${scrollWidth} px wide`] : outside
  })

const boxOf = async (page: Page, part: keyof typeof SELECT) =>
  (await page.locator(SELECT[part]).boundingBox())!

/** Expects nothing outside a window of either width, and a mirrored bar. */
async function expectWhole(page: Page, path: string) {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.soft.poll(() => lost(page), `${path} at ${width} px`).toEqual([])
    if (path === '/') continue
    // From right to left: the way up, the title, the menu's button.
    const back = await boxOf(page, 'back')
    const title = await boxOf(page, 'bar-title')
    const burger = await boxOf(page, 'burger')
    expect.soft(back.x, path).toBeGreaterThan(title.x + title.width)
    expect.soft(title.x, path).toBeGreaterThan(burger.x + burger.width)
  }
}

test('from right to left, the next photo lies at the left for its link, its key and a drag', async ({
  page,
}) => {
  await openFrom(page, 5)
  const [one, other] = [(await next(page).boundingBox())!, (await previous(page).boundingBox())!]
  expect(one.x + one.width).toBeLessThan(other.x)
  await page.keyboard.press('ArrowLeft')
  await isAt(page, 6)
  await page.keyboard.press('ArrowRight')
  await isAt(page, 5)
  // A drag to the right leads to the next photograph.
  await atRest(page)
  const touch = await fingers(page)
  await touch.down([700, 450])
  await touch.move([[700, 450]], [[900, 450]])
  await touch.up()
  await isAt(page, 6)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectWhole(page, ALBUM)
})

test(
  'from right to left, nothing overlaps or leaves the window',
  { tag: THOROUGH },
  async ({ page }) => {
    for (const path of [
      '/',
      '/about',
      '/projects',
      '/photography',
      '/photography/landscape',
      '/nowhere',
    ]) {
      await open(page, path)
      await expectWhole(page, path)
    }
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await menuOpener(page).click()
      const link = page.getByRole('dialog').getByRole('link').first()
      const right = () => link.evaluate((element) => element.getBoundingClientRect().right)
      await expect.poll(right).toBeGreaterThan(width - 60)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('from right to left, words begin at the right edge and numbers end at the left edge', async ({
    page,
  }) => {
    /** How far words are from a side of their box, px. */
    const gaps = (texts: string, side: 'left' | 'right') =>
      page.locator(texts).evaluateAll(
        (all, at) =>
          all.map((element) => {
            const range = document.createRange()
            range.selectNodeContents(element)
            const padding = Number.parseFloat(
              getComputedStyle(element).getPropertyValue(`padding-${at}`),
            )
            const words = range.getBoundingClientRect()[at]
            return Math.round(Math.abs(words - element.getBoundingClientRect()[at]) - padding)
          }),
        side,
      )
    await page.goto('/prices')
    const beginnings = await gaps('main h2, main p, main tbody th', 'right')
    expect(beginnings.length).toBeGreaterThan(3)
    expect(new Set(beginnings)).toEqual(new Set([0]))
    const ends = await gaps('main tbody td:last-child', 'left')
    expect(ends.length).toBeGreaterThan(0)
    expect(new Set(ends)).toEqual(new Set([0]))
  })
  test('from right to left, the owner’s texts keep the direction of their letters', async ({
    page,
  }) => {
    for (const [path, texts] of [
      ['/about', `${SELECT.bio} p, ${SELECT.skills} bdi`],
      ['/projects', 'main h2, main li'],
      ['/photography/landscape', SELECT['cover-name']],
      [ALBUM, 'h1, figcaption'],
      ['/prices', 'main h2, main p, main li, main td, nav bdi'],
    ] as const) {
      await page.goto(path)
      const found = await page.locator(texts).evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const end = element.appendChild(document.createTextNode(' (2024).'))
            const leftOf = (at: number) => {
              const range = document.createRange()
              range.setStart(end, at)
              range.setEnd(end, at + 1)
              return range.getBoundingClientRect().left
            }
            // The full stop stands behind the bracket.
            return leftOf(7) > leftOf(6) ? '' : element.outerHTML
          }),
      )
      expect(found.length, path).toBeGreaterThan(0)
      expect(found.filter(Boolean), path).toEqual([])
      // Browsers synthesise no italic for letters without one.
      await expect(page.locator(texts).first()).toHaveCSS('font-synthesis-style', 'none')
    }
  })
})
