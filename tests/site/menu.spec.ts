import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { backLink, heading, menuCloser, menuOpener } from './frame.ts'
import { motionRuns, stopClock } from './motion.ts'
import { PHONE } from './tags.ts'
import { expect, MOVING, open, test } from './test.ts'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const links = (page: Page) => menu(page).getByRole('link')

async function openMenu(page: Page) {
  await menuOpener(page).click()
  await expect(menu(page)).toBeVisible()
}
async function closeMenu(page: Page) {
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
}
async function expectPage(page: Page, title: string) {
  await expect(heading(page)).toHaveText(title)
  await expect(menu(page)).toHaveCount(0)
}

test('the menu fills the window over an inert page, passes axe, and Back leads out of it', async ({
  page,
}) => {
  await open(page, '/photography/landscape')
  await expect(menuOpener(page)).toHaveCSS('z-index', '696969')
  await menuOpener(page).press('Enter')
  await expect(links(page).first()).toBeFocused()
  await expect(menuCloser(page)).toHaveCSS('z-index', '696969')
  const { width, height } = page.viewportSize()!
  expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width, height })
  expect(await violations(page)).toEqual([])
  // The current page is not in the menu.
  await expect(menu(page).locator('[aria-current]')).toHaveCount(0)

  const reached = await page.evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>('main a, footer a')]
    const before = document.activeElement
    for (const stop of stops) stop.focus()
    return { stops: stops.length, isKept: document.activeElement === before }
  })
  expect(reached).toEqual({ stops: 15, isKept: true })

  await backLink(page).press('Enter')
  await expectPage(page, 'Photography')
  await expect(heading(page)).toBeFocused()
})

/**
 * Records the position of each scroll while the page is locked, and of each scroll end. The
 * returned function waits for the next scroll end, which comes after all earlier scrolls.
 */
async function watchScrolls(page: Page) {
  const noted = await page.evaluateHandle(() => {
    const seen: { locked: number[]; ends: number[] } = { locked: [], ends: [] }
    addEventListener('scroll', () => {
      if (document.documentElement.dataset.locked) seen.locked.push(window.scrollY)
    })
    addEventListener('scrollend', () => void seen.ends.push(window.scrollY))
    return seen
  })
  return async () => {
    await expect.poll(() => noted.evaluate(({ ends }) => ends)).not.toEqual([])
    return noted.jsonValue()
  }
}

/** The boxes of everything on the page behind the menu. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main, main *, footer, header, header *'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.tagName, x, y, width, height].join(' ')
    }),
  )

test('the page behind the menu neither scrolls nor shifts, also with a visible scrollbar', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  try {
    const page = await browser.newPage({
      baseURL: baseURL!,
      viewport: { width: 1200, height: 400 },
      reducedMotion: 'reduce',
    })
    for (const [path, scrolls] of [
      ['/nowhere', false],
      ['/about', true],
    ] as const) {
      if (!scrolls) await page.setViewportSize({ width: 1200, height: 900 })
      else await page.setViewportSize({ width: 1200, height: 400 })
      await open(page, path)
      await page.waitForLoadState()
      await page.evaluate(() => document.fonts.ready)
      const room = await page.evaluate(() => document.documentElement.clientWidth)
      expect(room < 1200, `${path} has a scrollbar: ${room} px`).toBe(scrolls)
      if (scrolls) await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }))
      const before = await boxes(page)
      await openMenu(page)
      expect(await boxes(page), `${path}, behind the menu`).toEqual(before)
      await closeMenu(page)
      expect(await boxes(page), `${path}, after it`).toEqual(before)
    }

    const scrolls = await watchScrolls(page)
    await openMenu(page)
    await page.mouse.move(700, 300)
    await page.mouse.wheel(0, 100)
    for (const key of ['PageDown', 'End', 'ArrowDown', 'Home']) await page.keyboard.press(key)
    await closeMenu(page)
    // The same wheel, with the menu closed.
    await page.mouse.wheel(0, 100)
    expect(await scrolls()).toEqual({ locked: [], ends: [150] })
  } finally {
    await browser.close()
  }
})

test(
  'the page behind the menu does not scroll by touch',
  { tag: PHONE },
  async ({ page, context }) => {
    await open(page, '/photography/landscape')
    const scrolls = await watchScrolls(page)
    const devtools = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map((y) => ({ x: 190, y })),
      })
    const swipe = async () => {
      await touch('touchStart', 700)
      for (let y = 650; y >= 300; y -= 50) await touch('touchMove', y)
      await touch('touchEnd')
    }
    await openMenu(page)
    await swipe()
    await closeMenu(page)
    await swipe()
    const { locked, ends } = await scrolls()
    expect(locked).toEqual([])
    expect(ends).toHaveLength(1)
  },
)

test.describe('in a window at 400 %', () => {
  test.use({ ...MOVING, viewport: { width: 320, height: 256 } })

  test('no link of the menu lies under the bar, also after it had the focus while the menu grew', async ({
    page,
  }) => {
    await page.goto('/about')
    await motionRuns(page)
    const clock = await stopClock(page)
    await openMenu(page)
    await expect(page.locator('html')).toHaveAttribute('data-menu-layers', 'moving')
    await links(page).last().focus()
    await links(page).nth(1).focus()
    await clock.run()
    expect((await links(page).nth(1).boundingBox())!.y).toBeGreaterThanOrEqual(60)
    for (const each of [...(await links(page).all()), links(page).first()]) {
      await each.focus()
      const { text, y, isSeen } = await each.evaluate((element) => {
        const { left, width, top, height } = element.getBoundingClientRect()
        const over = document.elementFromPoint(left + width / 2, top + height / 2)
        return { text: element.textContent, y: top, isSeen: element.contains(over) }
      })
      expect(isSeen, `${text} is seen`).toBe(true)
      expect(y, text).toBeGreaterThanOrEqual(60)
    }
  })
})
