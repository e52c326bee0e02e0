import type { Page } from '@playwright/test'
import { LOADING_PHOTO } from '../../src/document'
import { violations } from './axe.ts'
import { motionRuns, stopClock } from './motion.ts'
import { ANY_WINDOW } from './tags.ts'
import { appRuns, expect, hold, scrollThrough, test } from './test.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const closer = (page: Page) => page.getByRole('button', { name: 'Close menu' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const links = (page: Page) => menu(page).getByRole('link')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function open(page: Page) {
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
}

/** The boxes of everything on the page behind the menu, once all that was under way has come. */
const layout = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    await document.fonts.ready
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    // Not by `finished`: of one that is cancelled in its last frame that may never settle.
    while (document.getAnimations().some(isMoving)) await new Promise(requestAnimationFrame)
    return Array.from(
      document.querySelectorAll('main, main *, footer, header, header *'),
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [element.tagName, x, y, width, height].join(' ')
      },
    )
  })
}
/** Lets every picture of the page come: what stands for one goes with that. */
async function picturesCome(page: Page) {
  await scrollThrough(page)
  await expect(page.locator(LOADING_PHOTO)).toHaveCount(0)
}
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)

/** Scrolls to a place and a little back up, so that the bar is there. */
async function scrollTo(page: Page, y: number) {
  await page.evaluate(async (top) => {
    const frame = () => new Promise(requestAnimationFrame)
    window.scrollTo({ top: top + 50, behavior: 'instant' })
    await frame()
    await frame()
    window.scrollTo({ top, behavior: 'instant' })
    await frame()
  }, y)
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
}

test.describe('R8: the button', () => {
  test(
    'says what it will do, and whether the menu is open; the cross is the same button',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      await page.goto('/about')
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
      const burger = await opener(page).elementHandle()
      await open(page)
      await expect(opener(page)).toHaveCount(0)
      await expect(closer(page)).toHaveAttribute('aria-expanded', 'true')
      const cross = await closer(page).elementHandle()
      expect(await page.evaluate(([a, b]) => a === b, [burger, cross])).toBe(true)
      await closer(page).click()
      await expect(menu(page)).toHaveCount(0)
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
    },
  )

  test('stacks at 696969, over the full-screen menu', async ({ page }) => {
    await page.goto('/about')
    await expect(opener(page)).toHaveCSS('z-index', '696969')
    await open(page)
    await expect(closer(page)).toHaveCSS('z-index', '696969')
    const { width, height } = page.viewportSize()!
    expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width, height })
  })

  test(
    'ten fast toggles leave it as it was, an eleventh opens it',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      await page.goto('/about')
      await appRuns(page)
      const toggle = (times: number) =>
        page
          .getByRole('button', { name: /^(Open|Close) menu$/ })
          .evaluate(
            (button: HTMLElement, n) => Array.from({ length: n }, () => button.click()),
            times,
          )
      await toggle(10)
      await expect(menu(page)).toHaveCount(0)
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(page.getByRole('button', { name: 'Contact' })).toBeEnabled()
      await toggle(11)
      await expect(menu(page)).toBeVisible()
      await expect(links(page).first()).toBeFocused()
      for (let i = 0; i < 10; i++) await page.getByRole('button', { name: /menu/ }).press('Enter')
      await expect(menu(page)).toBeVisible()
      await closer(page).click()
      await expect(menu(page)).toHaveCount(0)
      expect(await page.getByRole('main').evaluate((main) => main.closest('[inert]'))).toBeNull()
    },
  )
})

test('in a window of 400 % no link lies under the bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/about')
  await open(page)
  for (const link of [...(await links(page).all()), links(page).first()]) {
    await link.focus()
    const isSeen = await link.evaluate((element) => {
      const { left, width, top, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isSeen).toBe(true)
    expect((await link.boundingBox())!.y).toBeGreaterThanOrEqual(60)
  }
})

test('nor does one that had the focus while it rose', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/about')
  await motionRuns(page)
  const clock = await stopClock(page)
  await open(page)
  await expect(page.locator('html')).toHaveAttribute('data-menu-layers', 'moving')
  await links(page).last().focus()
  await links(page).nth(1).focus()
  await clock.run()
  expect((await links(page).nth(1).boundingBox())!.y).toBeGreaterThanOrEqual(60)
})

test('it is a modal dialog with a name', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('/about')
  await open(page)
  await expect(menu(page)).toHaveAttribute('aria-modal', 'true')
  expect(await violations(page)).toEqual([])
})

test.describe('R8: focus', { tag: ANY_WINDOW }, () => {
  test('goes to the button until the page chosen is there, and stays where none comes', async ({
    page,
  }) => {
    await page.goto('/about')
    await appRuns(page)
    await hold(page, /\/assets\/projects-.*\.js/)
    await open(page)
    await links(page).filter({ hasText: 'Projects' }).press('Enter')
    await expect(opener(page)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect(opener(page)).toBeFocused()
  })

  test('moves in, and Tab keeps it inside', async ({ page }) => {
    await page.goto('/about')
    await open(page)
    await expect(links(page).first()).toBeFocused()
    await expect(links(page)).toHaveText([
      'Home',
      'About',
      'Projects',
      'Photography',
      'Prices',
      'Imprint',
    ])
    const back = page.getByRole('link', { name: 'Back', exact: true })
    const round = [...(await links(page).all()).slice(1), back, closer(page), links(page).first()]
    for (const stop of [...round, ...round]) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
    }
    for (const stop of [...round.slice(0, -1).toReversed(), links(page).first()]) {
      await page.keyboard.press('Shift+Tab')
      await expect(stop).toBeFocused()
    }
  })

  test('no Tab is left to the browser, which would take it to its own buttons', async ({
    page,
  }) => {
    await page.goto('/about')
    await open(page)
    await page.evaluate(() => {
      document.body.dataset.left = '0'
      document.addEventListener('focusout', ({ relatedTarget }) => {
        if (!relatedTarget) document.body.dataset.left += '1'
      })
    })
    for (let i = 0; i < 11; i++) await page.keyboard.press('Tab')
    for (let i = 0; i < 11; i++) await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.body.dataset.left)).toBe('0')
  })

  test('comes back in when it was lost', async ({ page }) => {
    await page.goto('/about')
    await open(page)
    await menu(page).click({ position: { x: 5, y: 300 } })
    await page.keyboard.press('Tab')
    await expect(links(page).first()).toBeFocused()
  })

  test('Back, which lies over the menu, answers keys as well', async ({ page }) => {
    await page.goto('/photography/landscape')
    await open(page)
    await links(page).last().focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/photography')
    await expect(menu(page)).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
  })

  test('Escape closes and gives focus back', async ({ page }) => {
    await page.goto('/about')
    await open(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })

  test('all of it by keyboard alone', async ({ page }) => {
    await page.goto('/about')
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(links(page).first()).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText('Projects')
    await expect(menu(page)).toHaveCount(0)
  })
})

test.describe('R8: the page behind', () => {
  test('is inert', { tag: ANY_WINDOW }, async ({ page }) => {
    await page.goto('/about')
    await open(page)
    const reached = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLElement>('main a, main button, footer a'),
        (stop) => {
          stop.focus()
          return document.activeElement === stop
        },
      ),
    )
    expect(reached).not.toEqual([])
    expect(reached).not.toContain(true)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Contact' }).focus()
    await expect(page.getByRole('button', { name: 'Contact' })).toBeFocused()
  })

  test('does not scroll by wheel, key or script of the keyboard', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has neither')
    await page.goto('/photography/landscape')
    await appRuns(page)
    await scrollTo(page, 400)
    await open(page)
    await page.mouse.move(700, 600)
    await page.mouse.wheel(0, 500)
    for (const key of ['PageDown', 'End', 'ArrowDown', 'Home']) await page.keyboard.press(key)
    expect(await scrollTop(page)).toBe(400)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    expect(await scrollTop(page)).toBe(400)
    // The same wheel, with the menu closed.
    await page.mouse.wheel(0, 500)
    await expect.poll(() => scrollTop(page)).toBe(900)
  })

  test('does not scroll by touch', async ({ page, isMobile, context }) => {
    test.skip(!isMobile, 'a desktop has no finger')
    await page.goto('/photography/landscape')
    await appRuns(page)
    await scrollTo(page, 400)
    await open(page)
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
    await swipe()
    expect(await scrollTop(page)).toBe(400)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await swipe()
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(600)
  })

  test('does not shift', async ({ page }) => {
    await page.goto('/photography/landscape')
    await appRuns(page)
    await picturesCome(page)
    await scrollTo(page, 400)
    const before = await layout(page)
    await open(page)
    expect(await layout(page)).toEqual(before)
    await closer(page).click()
    await expect(menu(page)).toHaveCount(0)
    expect(await layout(page)).toEqual(before)
  })

  test('does not shift where a scrollbar takes room', async ({
    playwright,
    launchOptions,
    baseURL,
    isMobile,
  }) => {
    test.skip(isMobile, 'on a phone scrollbars lie over the page')
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    })
    try {
      const page = await browser.newPage({
        baseURL: baseURL!,
        viewport: { width: 1200, height: 700 },
      })
      const room = () => page.evaluate(() => document.documentElement.clientWidth)
      for (const [path, scrolls] of [
        ['/photography/landscape', true],
        ['/nowhere', false],
      ] as const) {
        await page.goto(path)
        await appRuns(page)
        await picturesCome(page)
        expect((await room()) < 1200).toBe(scrolls)
        const before = await layout(page)
        await open(page)
        expect(await layout(page)).toEqual(before)
        await closer(page).click()
        await expect(menu(page)).toHaveCount(0)
        expect(await layout(page)).toEqual(before)
      }
    } finally {
      await browser.close()
    }
  })
})

test.describe('R8: choosing a link closes', { tag: ANY_WINDOW }, () => {
  for (const [name, path] of [
    ['Home', '/'],
    ['About', '/about'],
    ['Projects', '/projects'],
    ['Photography', '/photography'],
  ] as const)
    test(`${name} leads to ${path}`, async ({ page }) => {
      await page.goto('/photography/landscape/iceland2018')
      await open(page)
      await links(page).filter({ hasText: name }).click()
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(new RegExp(`^${name} —`))
      await expect(menu(page)).toHaveCount(0)
    })

  test('also the link of the page already shown, which is marked', async ({ page }) => {
    await page.goto('/projects')
    await open(page)
    const current = links(page).filter({ hasText: 'Projects' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await expect(menu(page).locator('[aria-current]')).toHaveCount(1)
    await current.click()
    await expect(menu(page)).toHaveCount(0)
    await expect(page).toHaveURL('/projects')
    await expect(heading(page)).toHaveText('Projects')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  })

  test('below the photographs none is marked as the page shown', async ({ page }) => {
    await page.goto('/photography/landscape')
    await open(page)
    await expect(menu(page).locator('[aria-current]')).toHaveCount(0)
  })
})

test.describe(
  'R8: the browser’s Back never leaves an open menu over another page',
  { tag: ANY_WINDOW },
  () => {
    test('after a walk by links', async ({ page }) => {
      await page.goto('/about')
      await open(page)
      await links(page).filter({ hasText: 'Projects' }).click()
      await expect(heading(page)).toHaveText('Projects')
      await open(page)
      await page.goBack()
      await expect(heading(page)).toHaveText('About')
      await expect(menu(page)).toHaveCount(0)
      await open(page)
      await page.goForward()
      await expect(heading(page)).toHaveText('Projects')
      await expect(menu(page)).toHaveCount(0)
    })

    test('back to the home page, which has no menu', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'About' }).focus()
      await page.keyboard.press('Enter')
      await expect(heading(page)).toHaveText('About')
      await open(page)
      await page.goBack()
      await expect(page).toHaveURL('/')
      await expect(menu(page)).toHaveCount(0)
      await page.goForward()
      await expect(heading(page)).toHaveText('About')
      await expect(menu(page)).toHaveCount(0)
    })

    test('after a load', async ({ page }) => {
      await page.goto('/about')
      await page.goto('/projects')
      await open(page)
      await page.goBack()
      await expect(heading(page)).toHaveText('About')
      await expect(menu(page)).toHaveCount(0)
    })

    test('after choosing the page already shown', async ({ page }) => {
      await page.goto('/about')
      await open(page)
      await links(page).filter({ hasText: 'Projects' }).click()
      await expect(heading(page)).toHaveText('Projects')
      await open(page)
      await links(page).filter({ hasText: 'Projects' }).click()
      await expect(menu(page)).toHaveCount(0)
      await open(page)
      await page.goBack()
      await expect(heading(page)).toHaveText('About')
      await expect(menu(page)).toHaveCount(0)
    })
  },
)
