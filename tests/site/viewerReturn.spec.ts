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

// The transition back must not disturb the place it leads to.
test.use(MOVING)

const N = 55
const { id: ID } = photos[N - 1]!

/** Goes from an open photograph to the last but two by keys. */
async function goToN(page: Page) {
  await page.keyboard.press('End')
  for (let n = 57; n > N; n--) await page.keyboard.press('ArrowLeft')
  await isAt(page, N)
  await expect(page).toHaveURL(addressOf(N))
}

/** Records the place and the focus of the tile at every frame without the viewer. */
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

/** Expects the tile to be focused and fully in view below the bar. */
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

test('every way out of the viewer shows and focuses the last tile without a jump', async ({
  page,
}) => {
  await open(page, ALBUM)
  for (const [name, leave] of Object.entries(WAYS))
    await test.step(name, async () => {
      await tile(page, 2).click()
      await goToN(page)
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

test('closing shows the last tile before any picture of the album has loaded and after a resize', async ({
  page,
}) => {
  const release = await hold(page, '/photos/**')
  await page.goto(ALBUM, { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Shift')
  await appRuns(page)
  await tile(page, 1).click()
  await isAt(page, 1)
  await goToN(page)
  await page.setViewportSize({ width: 700, height: 620 })
  await page.keyboard.press('Escape')
  await expectReturn(page)
  release()
})

test('a tile whose picture is still loading shows the file from the viewer, without contours', async ({
  page,
}) => {
  await openFrom(page, 2)
  await goToN(page)
  await expect(picture(page).locator(SELECT.photo)).not.toHaveAttribute('data-state', 'loading')
  const file = await picture(page)
    .locator('img')
    .evaluate((img: HTMLImageElement) => img.currentSrc)
  // No further picture loads from now on.
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

test('the first frame after closing has every tile in view drawn', async ({ page }) => {
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

test('closing does not scroll if the tile is already in view', async ({ page }) => {
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
  'Back of the bar leads to the tile of a photograph opened by its address',
  { tag: THOROUGH },
  async ({ page }) => {
    await open(page, addressOf(N))
    // The link lies under the viewer, where only some assistive technologies reach it.
    await page.locator(SELECT.back).evaluate((link: HTMLElement) => link.click())
    await expectReturn(page)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('Close of the viewer leads to the tile', async ({ page }) => {
    await page.goto(addressOf(N))
    await closer(page).click()
    await expect(page).toHaveURL(`${ALBUM}#photo-${ID}`)
    await expect(tile(page, N)).toBeInViewport()
  })
})
