import type { Locator, Page } from '@playwright/test'
import { SELECT } from '../../src/document.ts'
import { ANY_WINDOW } from './tags.ts'
import { appRuns, expect, hold, test } from './test.ts'

const contact = (page: Page) => page.getByRole('button', { name: 'Contact' })
const toast = (page: Page) => page.getByRole('status').getByRole('listitem')

/** Lets the page's own time pass in small steps until what is asked for is there. */
async function whenShown(page: Page, what: Locator) {
  await expect(async () => {
    await page.clock.runFor(5)
    await expect(what).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [0] })
}

/** Shows a toast on a page whose clock stands still until a test lets it run. */
async function showToast(page: Page) {
  await page.clock.install({ time: 0 })
  await page.goto('/about')
  await appRuns(page)
  // On its focus the toaster is fetched, so that nothing is waited for once the clock stands.
  await contact(page).focus()
  await expect(page.getByRole('status').getByRole('region')).toBeAttached()
  await page.clock.pauseAt(3_600_000)
  await contact(page).click()
  await whenShown(page, toast(page))
  await expect(toast(page)).toHaveAttribute('data-mounted', 'true')
  await toast(page).evaluate((item) => Promise.all(item.getAnimations().map((a) => a.finished)))
  // What was clicked must not hold the pointer where the toast is.
  await page.mouse.move(300, 400)
}

const expectHeld = (page: Page, held: boolean) =>
  expect(toast(page)).toHaveAttribute('data-expanded', String(held))

const settled = async (locator: Locator) => {
  const { x, width } = (await locator.boundingBox())!
  return { x, width }
}

/** Drags the toast by a share of its width, its left end going first or last. */
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

/** It goes now: the fifth of a second that it takes to leave, in steps that let the page answer. */
async function expectGone(page: Page) {
  for (let passed = 0; passed < 600 && (await toast(page).count()); passed += 50)
    await page.clock.runFor(50)
  await expect(toast(page)).toHaveCount(0)
}

// Some browsers refuse the clipboard to a test that did not ask.
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.describe('where its page is left', { tag: ANY_WINDOW }, () => {
  /** How often a toast has come since. */
  async function countToasts(page: Page) {
    const said = await page.evaluateHandle((toast) => {
      const seen: Node[] = []
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof Element && (node.matches(toast) || node.querySelector(toast)))
              seen.push(node)
      }).observe(document.body, { childList: true, subtree: true })
      return seen
    }, '[data-sonner-toast]')
    return () => said.evaluate((seen) => seen.length)
  }

  /** Home, which has no place for toasts, and back. */
  async function goHomeAndBack(page: Page, meanwhile = () => {}) {
    await page.locator(SELECT.back).evaluate((link: HTMLElement) => link.click())
    await expect(page.locator(SELECT.disc)).toHaveCount(3)
    meanwhile()
    await page
      .locator(`a[href="/about"]${SELECT.disc}`)
      .evaluate((disc: HTMLElement) => disc.click())
    await expect(page.getByRole('status').getByRole('region')).toBeAttached()
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
  }

  test('it is not said again on the next', async ({ page }) => {
    await page.goto('/about')
    await appRuns(page)
    const times = await countToasts(page)
    await contact(page).click()
    await expect(toast(page)).toBeVisible()
    const before = await times()
    expect(before).toBeGreaterThan(0)
    // Held, it does not go by itself meanwhile.
    await page.keyboard.press('Alt+t')
    await expectHeld(page, true)
    await goHomeAndBack(page)
    expect(await times()).toBe(before)
  })

  test('nor at all, if it had not come yet', async ({ page }) => {
    await page.goto('/about')
    await appRuns(page)
    const times = await countToasts(page)
    const serve = await hold(page, /\/assets\/Toasts-.*\.js/)
    await contact(page).click()
    await expect(contact(page)).toHaveCount(0)
    await goHomeAndBack(page, serve)
    expect(await times()).toBe(0)
  })
})

test.describe('R10: where and how', () => {
  test('top right, under the bar', async ({ page }) => {
    await showToast(page)
    const bar = (await page.getByRole('banner').boundingBox())!
    const { width: window } = page.viewportSize()!
    await expect(async () => {
      const { x, y, width } = (await toast(page).boundingBox())!
      expect(y).toBeGreaterThanOrEqual(bar.height)
      expect(y).toBeLessThan(bar.height + 40)
      const margin = window - x - width
      expect(margin).toBeGreaterThan(0)
      expect(margin).toBeLessThanOrEqual(40)
    }).toPass()
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `dark on the about page, also where the system is ${colorScheme}`,
      { tag: ANY_WINDOW },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        await showToast(page)
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
      },
    )

  test('it is said to a screen reader once', { tag: ANY_WINDOW }, async ({ page }) => {
    await showToast(page)
    await expect(page.getByRole('status')).toHaveText('Copied to Clipboard!')
    await expect(page.getByRole('status').locator('[aria-live]')).toHaveCount(0)
  })
})

test.describe('R10: 5,000 ms', { tag: ANY_WINDOW }, () => {
  test('then it goes', async ({ page }) => {
    await showToast(page)
    await page.clock.runFor(4_900)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(100)
    await expectGone(page)
  })

  test('the clock stops while hovered', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a finger does not hover')
    await showToast(page)
    await page.clock.runFor(3_000)
    await toast(page).hover()
    await expectHeld(page, true)
    await page.clock.runFor(60_000)
    await expect(toast(page)).toBeVisible()
    await page.mouse.move(300, 400)
    await expectHeld(page, false)
    await page.clock.runFor(1_900)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(100)
    await expectGone(page)
  })

  test('the clock stops while focused', async ({ page }) => {
    await showToast(page)
    await page.clock.runFor(3_000)
    await page.keyboard.press('Alt+t')
    await page.clock.runFor(60_000)
    await expect(toast(page)).toBeVisible()
    await page.getByRole('link', { name: 'Download resume' }).focus()
    await page.clock.runFor(1_900)
    await expect(toast(page)).toBeVisible()
    await page.clock.runFor(100)
    await expectGone(page)
  })

  test('the clock stops while its button is focused', async ({ page }) => {
    await showToast(page)
    await toast(page).getByRole('button', { name: 'Close' }).focus()
    await page.clock.runFor(60_000)
    await expect(toast(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expectGone(page)
  })
})

test.describe('R10: the clock of one that is hovered and focused stops', () => {
  test.skip(({ isMobile }) => isMobile, 'a finger does not hover')
  const resume = (page: Page) => page.getByRole('link', { name: 'Download resume' })

  test('until the pointer has left and the focus has gone', async ({ page }) => {
    await showToast(page)
    await toast(page).hover()
    await page.keyboard.press('Alt+t')
    await page.mouse.move(300, 400)
    await expectHeld(page, true)
    await page.clock.runFor(60_000)
    await expect(toast(page)).toBeVisible()
    await resume(page).focus()
    await expectHeld(page, false)
    await page.clock.runFor(5_000)
    await expectGone(page)
  })

  test('until the focus has gone and the pointer has left', async ({ page }) => {
    await showToast(page)
    await toast(page).hover()
    await page.keyboard.press('Alt+t')
    await resume(page).focus()
    await expectHeld(page, true)
    await page.clock.runFor(60_000)
    await expect(toast(page)).toBeVisible()
    await page.mouse.move(300, 400)
    await expectHeld(page, false)
    await page.clock.runFor(5_000)
    await expectGone(page)
  })
})

test.describe('closed, it gives the focus back to where it came from', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no such key')

  for (const [way, keys] of [
    ['by its button', ['Tab', 'Enter']],
    ['by Escape', ['Escape']],
  ] as const)
    test(way, async ({ page }) => {
      await showToast(page)
      const link = page.getByRole('link', { name: 'Download resume' })
      await link.focus()
      await page.keyboard.press('Alt+t')
      for (const key of keys) await page.keyboard.press(key)
      await expect(link).toBeFocused()
      await expectGone(page)
    })

  test('Escape closes the menu first, then the toast under it', async ({ page }) => {
    await showToast(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.clock.runFor(500)
    await expect(toast(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expectGone(page)
  })
})

test.describe('R10: Alt+T moves to them', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no such key')

  test('and Tab on to the button', async ({ page }) => {
    await showToast(page)
    // After a click, browsers do not show a focus that a script has moved.
    await page.mouse.click(300, 400)
    await page.keyboard.press('Alt+t')
    await expect(toast(page)).toBeFocused()
    await expect(toast(page)).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('Tab')
    await expect(toast(page).getByRole('button', { name: 'Close' })).toBeFocused()
  })

  test('without a toast it does nothing', async ({ page }) => {
    await page.goto('/about')
    await appRuns(page)
    await contact(page).focus()
    await page.keyboard.press('Alt+t')
    await expect(contact(page)).toBeFocused()
  })
})

test.describe('R10: dragged past 80 % of its width and let go, a toast goes', () => {
  for (const [share, way] of [
    [0.75, 'right'],
    [-0.75, 'left'],
  ] as const)
    test(`75 % to the ${way}, it springs back`, async ({ page, isMobile }) => {
      await showToast(page)
      const before = await settled(toast(page))
      await drag(page, isMobile, share, 1_000)
      await expect.poll(() => settled(toast(page))).toEqual(before)
      await page.clock.runFor(1_000)
      await expect(toast(page)).toBeVisible()
    })

  for (const [share, way] of [
    [0.85, 'right'],
    [-0.85, 'left'],
  ] as const)
    test(`85 % to the ${way}, it goes`, async ({ page, isMobile }) => {
      await showToast(page)
      await drag(page, isMobile, share, 1_000)
      await expectGone(page)
    })

  test('a fast flick of 40 % springs back', async ({ page, isMobile }) => {
    await showToast(page)
    const before = await settled(toast(page))
    await drag(page, isMobile, 0.4, 0)
    await expect.poll(() => settled(toast(page))).toEqual(before)
    await page.clock.runFor(1_000)
    await expect(toast(page)).toBeVisible()
  })

  test('one that has sprung back goes when its time is up, or on the next drag', async ({
    page,
    isMobile,
  }) => {
    await showToast(page)
    const before = await settled(toast(page))
    await drag(page, isMobile, 0.5, 500)
    await expect.poll(() => settled(toast(page))).toEqual(before)
    await drag(page, isMobile, 0.9, 500)
    await expectGone(page)
  })

  test('also while text of the page is selected', async ({ page, isMobile }) => {
    await showToast(page)
    await page.evaluate(() =>
      window.getSelection()?.selectAllChildren(document.querySelector('main p')!),
    )
    await drag(page, isMobile, 0.85, 1_000)
    await expectGone(page)
  })

  test('a touch that the browser takes over is no drag, and the clock goes on', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'a desktop has no finger')
    await showToast(page)
    const before = await settled(toast(page))
    await drag(page, isMobile, 0.85, 1_000, 'touchCancel')
    await expect.poll(() => settled(toast(page))).toEqual(before)
    await page.clock.runFor(5_000)
    await expectGone(page)
  })
})
