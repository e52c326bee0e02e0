import type { Page } from '@playwright/test'
import { PLACEHOLDER, SELECT } from '../../src/document'
import { THOROUGH } from './tags.ts'
import { appRuns, expect, hold, MOVING, open, test } from './test.ts'
import {
  addressOf,
  ALBUM,
  closer,
  isAt,
  openFrom,
  photos,
  picture,
  tile,
  viewer,
} from './viewer.ts'

// What travels back must not stand in the way of where it leads.
test.use(MOVING)

const N = 48
const { id: ID } = photos[N - 1]!

/** Goes from a photograph that is opened to the 48th, by keys. */
async function goTo48(page: Page) {
  await page.keyboard.press('End')
  for (let n = 57; n > N; n--) await page.keyboard.press('ArrowLeft')
  await isAt(page, N)
  await expect(page).toHaveURL(addressOf(N))
}

/** Notes where the tile is, and whether it has the focus, at every frame that is drawn without the viewer. */
const watchFrames = (page: Page) =>
  page.evaluateHandle((id) => {
    const seen: string[] = []
    requestAnimationFrame(function look() {
      const link = document.getElementById(id)
      if (!document.querySelector('[role=dialog]') && link) {
        const { top } = link.getBoundingClientRect()
        seen.push(`${Math.round(top)} ${document.activeElement === link}`)
      }
      requestAnimationFrame(look)
    })
    return seen
  }, `photo-${ID}`)

/** The tile fully in view, under the bar, and focused. */
async function expectReturn(page: Page) {
  await expect(page).toHaveURL(ALBUM)
  await expect(viewer(page)).toHaveCount(0)
  await expect(tile(page, N)).toBeFocused()
  const { top, bottom, bar, height } = await tile(page, N).evaluate((link) => ({
    ...link.getBoundingClientRect().toJSON(),
    bar: document.querySelector('header')!.getBoundingClientRect().bottom,
    height: window.innerHeight,
  }))
  expect(top).toBeGreaterThanOrEqual(bar)
  expect(bottom).toBeLessThanOrEqual(height)
}

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  Close: (page) => closer(page).click(),
  "the browser's Back": (page) => page.goBack(),
  Back: (page) => viewer(page).getByRole('link', { name: /^Back/ }).press('Enter'),
  'Close, after a reload': (page) => closer(page).click(),
}

test('by every way out the last tile is in view and focused, without a jump', async ({ page }) => {
  await open(page, ALBUM)
  for (const [name, leave] of Object.entries(WAYS))
    await test.step(name, async () => {
      await tile(page, 2).click()
      await goTo48(page)
      if (name.endsWith('reload')) {
        await page.reload()
        await appRuns(page)
        await isAt(page, N)
      }
      const frames = await watchFrames(page)
      await leave(page)
      await expectReturn(page)
      await expect.poll(() => frames.evaluate((seen) => seen.length)).toBeGreaterThan(3)
      const seen = await frames.evaluate((seen) => [...new Set(seen)])
      expect(seen).toEqual([expect.stringMatching(/ true$/)])
    })
})

test('with no picture of the album loaded yet, and after a resize', async ({ page }) => {
  const release = await hold(page, '/photos/**')
  await page.goto(ALBUM, { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Shift')
  await appRuns(page)
  await tile(page, 1).click()
  await isAt(page, 1)
  await goTo48(page)
  await page.setViewportSize({ width: 700, height: 620 })
  await page.keyboard.press('Escape')
  await expectReturn(page)
  release()
})

test('a tile whose picture has not come shows the file that was seen, and nothing over it', async ({
  page,
}) => {
  await openFrom(page, 2)
  await goTo48(page)
  await expect(picture(page).locator(SELECT.photo)).not.toHaveAttribute('data-state', 'loading')
  const file = await picture(page)
    .locator('img')
    .evaluate((img: HTMLImageElement) => img.currentSrc)
  // Whatever else is asked for from now on does not come.
  await hold(page, '/photos/**')
  const seen = await page.evaluateHandle(
    ([PHOTO, PLACEHOLDER, CONTOUR]) => {
      const frames = new Set<string>()
      requestAnimationFrame(function look() {
        const frame = document.querySelector(PHOTO!)
        if (!document.querySelector('[role=dialog]') && frame) {
          const { backgroundImage } = getComputedStyle(frame.querySelector(PLACEHOLDER!)!)
          const contour = frame.querySelector(CONTOUR!)
          frames.add(`${backgroundImage} ${contour ? getComputedStyle(contour).display : 'none'}`)
        }
        requestAnimationFrame(look)
      })
      return frames
    },
    [`#photo-${ID} ${SELECT.photo}`, `[${PLACEHOLDER}]`, SELECT.contour],
  )
  await page.keyboard.press('Escape')
  await expectReturn(page)
  await expect.poll(() => seen.evaluate((frames) => frames.size)).toBeGreaterThan(0)
  expect(await seen.evaluate((frames) => [...frames])).toEqual([`url("${file}") none`])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the first frame has every tile in view drawn', async ({ page }) => {
  await open(page, addressOf(N))
  const first = await page.evaluateHandle((PLACEHOLDERS) => {
    const state: { empty?: number; seen?: number } = {}
    requestAnimationFrame(function look() {
      if (document.querySelector('[role=dialog]')) return void requestAnimationFrame(look)
      const inView = [...document.querySelectorAll(PLACEHOLDERS)].filter((placeholder) => {
        const { top, bottom } = placeholder.parentElement!.getBoundingClientRect()
        return bottom > 0 && top < window.innerHeight
      })
      state.seen = inView.length
      state.empty = inView.filter(
        (placeholder) => !placeholder.checkVisibility({ contentVisibilityAuto: true }),
      ).length
    })
    return state
  }, `${SELECT.tile} [${PLACEHOLDER}]`)
  await page.keyboard.press('Escape')
  await expectReturn(page)
  await expect.poll(() => first.evaluate(({ seen }) => seen)).toBeGreaterThan(1)
  expect(await first.evaluate(({ empty }) => empty)).toBe(0)
})

test('a tile that is in view stays where it is', async ({ page }) => {
  await open(page, ALBUM)
  await tile(page, 20).evaluate((link) => link.scrollIntoView({ block: 'center' }))
  const before = await page.evaluate(() => window.scrollY)
  await tile(page, 20).click()
  await isAt(page, 20)
  await page.keyboard.press('Escape')
  await expect(tile(page, 20)).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test(
  'by its address, the bar’s own Back leads to the tile too',
  { tag: THOROUGH },
  async ({ page }) => {
    await open(page, addressOf(N))
    // It lies under the viewer, where only assistive tools of some kinds reach it.
    await page.locator(SELECT.back).evaluate((link: HTMLElement) => link.click())
    await expectReturn(page)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('Close leads to the tile', async ({ page }) => {
    await page.goto(addressOf(N))
    await closer(page).click()
    await expect(page).toHaveURL(`${ALBUM}#photo-${ID}`)
    await expect(tile(page, N)).toBeInViewport()
  })
})
