import type { Page } from '@playwright/test'
import northCape from '../fixtures/content/albums/northcape2022.json' with { type: 'json' }
import { ANY_WINDOW } from './tags.ts'
import { appRuns, expect, test } from './test.ts'
import { ALBUM, closer, isAt, openFrom, picture, tile, viewer } from './viewer.ts'
import { PLACEHOLDER, SELECT } from '../../src/document'

const N = 48
const LAST = `${ALBUM}/${northCape.photos[N - 1]!.id}`

/** Goes from a photograph that is opened to the 48th, by keys. */
async function goTo48(page: Page) {
  await page.keyboard.press('End')
  for (let n = 57; n > N; n--) await page.keyboard.press('ArrowLeft')
  await isAt(page, N)
  await expect(page).toHaveURL(LAST)
}

/** Notes where the page and the focus are at every frame that is drawn without the viewer. */
const watchFrames = (page: Page) =>
  page.evaluate(
    (id) => {
      const seen: string[] = []
      const look = () => {
        const link = document.getElementById(`photo-${id}`)
        if (!document.querySelector('[role=dialog]') && link) {
          const { top } = link.getBoundingClientRect()
          seen.push(`${Math.round(top)} ${document.activeElement === link}`)
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
      Object.assign(window, { seenFrames: seen })
    },
    northCape.photos[N - 1]!.id,
  )
const framesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenFrames: string[] }).seenFrames)

/** R20: the tile fully in view, under the bar, and focused. */
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
  Back: async (page) => {
    const back = viewer(page).getByRole('link', { name: /^Back/ })
    await back.focus()
    await page.keyboard.press('Enter')
  },
  'a reload, then Close': async (page) => {
    await page.reload()
    await appRuns(page)
    await isAt(page, N)
    await watchFrames(page)
    await closer(page).click()
  },
}

for (const [name, leave] of Object.entries(WAYS)) {
  test(
    `${name}: the last tile is in view and focused, without a jump`,
    { tag: ANY_WINDOW },
    async ({ page }) => {
      await openFrom(page, 2)
      await goTo48(page)
      await watchFrames(page)
      await leave(page)
      await expectReturn(page)
      await expect.poll(async () => (await framesOf(page)).length).toBeGreaterThan(3)
      expect(new Set(await framesOf(page)).size, (await framesOf(page)).join('\n')).toBe(1)
    },
  )
}

test('with no picture of the album loaded yet', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.route('/photos/**', () => new Promise(() => {}))
  await page.goto(ALBUM, { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Shift')
  await appRuns(page)
  await tile(page, 1).click()
  await isAt(page, 1)
  await goTo48(page)
  await page.keyboard.press('Escape')
  await expectReturn(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
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
  await page.route('/photos/**', () => new Promise(() => {}))
  const seen = await page.evaluateHandle(
    ({ id, PHOTO, PLACEHOLDER, CONTOUR }) => {
      const frames = new Set<string>()
      requestAnimationFrame(function look() {
        const frame = document.querySelector(`#photo-${id} ${PHOTO}`)
        if (!document.querySelector('[role=dialog]') && frame) {
          const { backgroundImage } = getComputedStyle(frame.querySelector(PLACEHOLDER)!)
          const contour = frame.querySelector(CONTOUR)
          frames.add(`${backgroundImage} ${contour ? getComputedStyle(contour).display : 'none'}`)
        }
        requestAnimationFrame(look)
      })
      return frames
    },
    {
      id: northCape.photos[N - 1]!.id,
      PHOTO: SELECT.photo,
      PLACEHOLDER: `[${PLACEHOLDER}]`,
      CONTOUR: SELECT.contour,
    },
  )
  await page.keyboard.press('Escape')
  await expectReturn(page)
  await expect.poll(() => seen.evaluate((frames) => frames.size)).toBeGreaterThan(0)
  expect(await seen.evaluate((frames) => [...frames])).toEqual([`url("${file}") none`])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the first frame has every tile in view drawn', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto(LAST)
  await appRuns(page)
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

test('after a resize', async ({ page }) => {
  await openFrom(page, 2)
  await goTo48(page)
  await page.setViewportSize({ width: 700, height: 620 })
  await page.keyboard.press('Escape')
  await expectReturn(page)
})

test('a tile that is in view stays where it is', async ({ page }) => {
  await page.goto(ALBUM)
  await appRuns(page)
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
  { tag: ANY_WINDOW },
  async ({ page }) => {
    await page.goto(LAST)
    await appRuns(page)
    await isAt(page, N)
    // It lies under the viewer, where only assistive tools of some kinds reach it.
    await page.locator(SELECT.back).evaluate((link: HTMLElement) => link.click())
    await expectReturn(page)
  },
)

test('without script Close leads to the tile', { tag: ANY_WINDOW }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(LAST)
  await closer(page).click()
  await expect(page).toHaveURL(`${ALBUM}#photo-${northCape.photos[N - 1]!.id}`)
  await expect(tile(page, N)).toBeInViewport()
  await context.close()
})
