import type { Locator, Page } from '@playwright/test'
import { SELECT } from '../../src/document.ts'
import { menuOpener } from './frame.ts'
import { BOTH, PHONE, THOROUGH } from './tags.ts'
import { expect, open, test } from './test.ts'

const contact = (page: Page) => page.getByRole('button', { name: 'Contact' })
const toast = (page: Page) => page.getByRole('status').getByRole('listitem')

/** Runs the page's clock in small steps until something is visible. */
async function whenShown(page: Page, what: Locator) {
  await expect(async () => {
    await page.clock.runFor(5)
    await expect(what).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [0] })
}

/** Shows a toast on a page whose clock stands still until a test lets it run. */
async function showToast(page: Page) {
  await page.clock.install({ time: 0 })
  await open(page, '/about')
  // The page fetches the toaster when idle. Nothing has to load while the clock stands.
  await expect(page.getByRole('status').getByRole('region')).toBeAttached()
  await page.clock.pauseAt(3_600_000)
  await contact(page).click()
  await whenShown(page, toast(page))
  await expect(toast(page)).toHaveAttribute('data-mounted', 'true')
  await toast(page).evaluate((item) => Promise.all(item.getAnimations().map((a) => a.finished)))
  // The pointer must not stay where the toast is.
  await moveAway(page)
}

const boxOf = async (locator: Locator) => {
  const { x, width } = (await locator.boundingBox())!
  return { x, width }
}
const resume = (page: Page) => page.getByRole('link', { name: 'Download resume' })
/** Moves the mouse to where it does not stop the clock. */
const moveAway = (page: Page) => page.mouse.move(300, 400)

/** Drags the toast by a share of its width, to the right or to the left. */
async function drag(
  page: Page,
  isMobile: boolean,
  share: number,
  duration: number,
  end: 'touchEnd' | 'touchCancel' = 'touchEnd',
) {
  const { x, y, width, height } = (await toast(page).boundingBox())!
  // Far from the Close button, and with room for the whole way.
  const from = share > 0 ? x + 20 : x + width - 64
  const at = (step: number) => ({ x: from + (width * share * step) / 10, y: y + height / 2 })
  const devtools = isMobile ? await page.context().newCDPSession(page) : undefined
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', step?: number) =>
    devtools?.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: step === undefined ? [] : [at(step)],
    })
  if (isMobile) await touch('touchStart', 0)
  else {
    await page.mouse.move(at(0).x, at(0).y)
    await page.mouse.down()
  }
  for (let step = 1; step <= 10; step++) {
    if (duration) await page.clock.runFor(duration / 10)
    if (isMobile) await touch('touchMove', step)
    else await page.mouse.move(at(step).x, at(step).y)
  }
  if (isMobile) await touch(end)
  else await page.mouse.up()
}

/** Expects the toast to leave at once. The clock runs in steps that let the page respond. */
async function expectGone(page: Page) {
  for (let passed = 0; passed < 600 && (await toast(page).count()); passed += 50)
    await page.clock.runFor(50)
  await expect(toast(page)).toHaveCount(0)
}

// Some browsers refuse the clipboard to a test that did not ask.
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a toast stands at the top right, is dark also by day, is announced once and goes after 5,000 ms', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await showToast(page)
  const bar = (await page.getByRole('banner').boundingBox())!
  const { x, y, width } = (await toast(page).boundingBox())!
  expect(y).toBeGreaterThanOrEqual(bar.height)
  expect(y).toBeLessThan(bar.height + 40)
  const margin = page.viewportSize()!.width - x - width
  expect(margin).toBeGreaterThan(0)
  expect(margin).toBeLessThanOrEqual(40)

  const shades = await page.getByText('Copied to Clipboard!').evaluate((text) => {
    /** 0 black to 1 white. */
    const lightness = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
      return (r + g + b) / 3 / 255
    }
    let ground: Element | null = text
    while (ground && /, 0\)|transparent/.test(getComputedStyle(ground).backgroundColor))
      ground = ground.parentElement
    return {
      ground: lightness(getComputedStyle(ground ?? text).backgroundColor),
      ink: lightness(getComputedStyle(text).color),
    }
  })
  expect(shades.ground).toBeLessThan(0.2)
  expect(shades.ink).toBeGreaterThan(0.8)
  await expect(page.getByRole('status')).toHaveText('Copied to Clipboard!')

  await page.clock.runFor(4_900)
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(100)
  await expectGone(page)
})

test('the clock of a toast stops while it is hovered or focused', async ({ page }) => {
  await showToast(page)
  /** Expects the toast to stay while it is held. */
  const expectHeld = async () => {
    await expect(toast(page)).toHaveAttribute('data-expanded', 'true')
    await page.clock.runFor(60_000)
    await expect(toast(page)).toBeVisible()
  }
  const expectFree = () => expect(toast(page)).toHaveAttribute('data-expanded', 'false')
  await page.clock.runFor(3_000)
  await toast(page).hover()
  await expectHeld()
  // Also focused, until the pointer has left and then the focus has gone.
  await page.keyboard.press('Alt+t')
  await moveAway(page)
  await expectHeld()
  await resume(page).focus()
  await expectFree()
  await page.clock.runFor(1_900)
  await expect(toast(page)).toBeVisible()
  // The other way round.
  await page.keyboard.press('Alt+t')
  await expectHeld()
  await toast(page).hover()
  await resume(page).focus()
  await expectHeld()
  await moveAway(page)
  await expectFree()
  await page.clock.runFor(100)
  await expectGone(page)
})

test('Alt+T focuses a toast, Tab its button, and the button gives the focus back', async ({
  page,
}) => {
  await showToast(page)
  // After a click, browsers do not show a focus that a script has moved.
  await page.mouse.click(300, 400)
  await resume(page).focus()
  await page.keyboard.press('Alt+t')
  await expect(toast(page)).toBeFocused()
  await expect(toast(page)).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Tab')
  await expect(toast(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.clock.runFor(60_000)
  await page.keyboard.press('Enter')
  await expect(resume(page)).toBeFocused()
  await expectGone(page)
  // Without a toast it does nothing.
  await page.keyboard.press('Alt+t')
  await expect(resume(page)).toBeFocused()
})

test('Escape closes the menu first, then the toast, which gives the focus back', async ({
  page,
}) => {
  await showToast(page)
  await menuOpener(page).click()
  // The menu follows its button by a frame.
  await page.clock.runFor(100)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(500)
  await expect(toast(page)).toBeVisible()
  await resume(page).focus()
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Escape')
  await expect(resume(page)).toBeFocused()
  await expectGone(page)
})

test(
  'a toast springs back after a flick or a drag below 80 % of its width, and goes after a longer drag',
  { tag: BOTH },
  async ({ page, isMobile }) => {
    await showToast(page)
    const before = await boxOf(toast(page))
    for (const [share, duration] of [
      [0.75, 1_000],
      [-0.75, 1_000],
      [0.4, 0],
    ] as const) {
      await drag(page, isMobile, share, duration)
      await expect.poll(() => boxOf(toast(page)), `${share} in ${duration} ms`).toEqual(before)
    }
    // Also while text of the page is selected.
    await page.evaluate(() =>
      window.getSelection()?.selectAllChildren(document.querySelector('main p')!),
    )
    await drag(page, isMobile, 0.85, 1_000)
    await expectGone(page)
  },
)

test(
  'a toast goes by a drag to the left, or when its time is up after a drag',
  { tag: [THOROUGH, BOTH] },
  async ({ page, isMobile }) => {
    await showToast(page)
    await drag(page, isMobile, -0.85, 1_000)
    await expectGone(page)
    for (let press = 0; press < 2; press++) await page.locator(SELECT.contact).click()
    await whenShown(page, toast(page))
    const before = await boxOf(toast(page))
    await drag(page, isMobile, 0.5, 500)
    await expect.poll(() => boxOf(toast(page))).toEqual(before)
    await moveAway(page)
    await page.clock.runFor(5_000)
    await expectGone(page)
  },
)

test(
  'a touch that the browser takes over is no drag, and the clock of the toast goes on',
  { tag: PHONE },
  async ({ page, isMobile }) => {
    await showToast(page)
    const before = await boxOf(toast(page))
    await drag(page, isMobile, 0.85, 1_000, 'touchCancel')
    await expect.poll(() => boxOf(toast(page))).toEqual(before)
    await page.clock.runFor(5_000)
    await expectGone(page)
  },
)
