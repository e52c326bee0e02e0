import type { Page } from '@playwright/test'
import { ANY_WINDOW } from './tags.ts'
import { appRuns, expect, inNewTab, test } from './test.ts'

const bar = (page: Page) => page.getByRole('banner')
const backLink = (page: Page) => page.getByRole('link', { name: 'Back', exact: true })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' })

async function visit(page: Page, path: string) {
  await page.goto(path)
  await appRuns(page)
}

/** Scrolls to these positions one after the other, each of which the page is given time to answer. */
async function scrollTo(page: Page, ...positions: number[]) {
  for (const y of positions)
    await page.evaluate(async (top) => {
      const frame = () => new Promise(requestAnimationFrame)
      window.scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }, y)
}

/** Shows the page at scroll positions that no document has, as over-scroll bounce does. */
async function bounce(page: Page, ...positions: number[]) {
  await page.evaluate(async (all) => {
    const { documentElement: root } = document
    for (const y of all) {
      root.style.translate = `0 ${window.scrollY - y}px`
      window.dispatchEvent(new Event('scroll'))
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    }
    root.style.translate = ''
  }, positions)
}

const endOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)

async function expectShown(page: Page) {
  await expect(bar(page)).toHaveAttribute('data-hidden', 'false')
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await expect(menuButton(page)).toBeInViewport({ ratio: 1 })
}
async function expectHidden(page: Page) {
  await expect(bar(page)).toHaveAttribute('data-hidden', 'true')
  await expect(bar(page)).not.toBeInViewport()
  await expect(menuButton(page)).not.toBeInViewport()
}

const LONG = '/photography/landscape'

test.describe('R7: where it is', () => {
  test('not on the home page', async ({ page }) => {
    await page.goto('/')
    await expect(bar(page)).toHaveCount(0)
    await expect(menuButton(page)).toHaveCount(0)
    await page.goto('/about')
    await backLink(page).click()
    await expect(page).toHaveURL('/')
    await expect(bar(page)).toHaveCount(0)
    await expect(menuButton(page)).toHaveCount(0)
  })

  test(
    'not on the home page either while the next page is on its way',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      let letGo = () => {}
      const free = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await page.route('**/assets/about-*.js', async (route) => {
        await free
        await route.continue()
      })
      await page.goto('/')
      await appRuns(page)
      const asked = page.waitForRequest('**/assets/about-*.js')
      await page.getByRole('link', { name: 'About' }).focus()
      await page.keyboard.press('Enter')
      await asked
      await expect(page).toHaveURL('/about')
      await expect(bar(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      letGo()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
      await expect(bar(page)).toBeVisible()
    },
  )

  test('its title is the one h1 of every other page', async ({ page }) => {
    for (const path of ['/about', '/projects', '/photography', LONG, `${LONG}/iceland2018`]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(bar(page).getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})

test.describe('R7: Back goes one path level up', { tag: ANY_WINDOW }, () => {
  test('and never calls itself the page that is shown', async ({ page }) => {
    for (const path of ['/about', '/photography/landscape', '/photography/landscape/iceland2018']) {
      await page.goto(path)
      await appRuns(page)
      await expect(backLink(page)).not.toHaveAttribute('aria-current')
    }
  })

  test('from every kind of page', async ({ page }) => {
    for (const [path, parent] of [
      ['/about', '/'],
      ['/projects', '/'],
      ['/photography', '/'],
      ['/photography/landscape', '/photography'],
      ['/photography/portraits', '/photography'],
      ['/photography/animals', '/photography'],
      ['/photography/iceland2018', '/photography'],
      ['/photography/landscape/iceland2018', '/photography/landscape'],
      ['/photography/portraits/juniper8m', '/photography/portraits'],
      ['/photography/landscape/iceland2018/', '/photography/landscape'],
    ] as const) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(backLink(page)).toHaveAttribute('href', parent)
    }
  })

  test('not to the page visited before', async ({ page }) => {
    await page.goto('/about')
    await page.goto('/photography/landscape/iceland2018')
    for (const [title, path] of [
      ['Landscape', '/photography/landscape'],
      ['Photography', '/photography'],
      ['Mona Bøen', '/'],
    ] as const) {
      await backLink(page).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    }
  })

  test('a middle click opens it in a tab of its own', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a finger has no middle')
    await visit(page, '/photography/landscape/iceland2018')
    const press = () => backLink(page).click({ button: 'middle' })
    await inNewTab(page, press, (tab) => expect(tab).toHaveURL('/photography/landscape'))
    await expect(page).toHaveURL('/photography/landscape/iceland2018')
  })
})

test.describe('R7: it hides and comes back', () => {
  test('once the page has been scrolled down past 100 px', async ({ page }) => {
    await visit(page, LONG)
    await expectShown(page)
    await scrollTo(page, 60, 100)
    await expectShown(page)
    await scrollTo(page, 101)
    await expectHidden(page)
  })

  test('by wheel, and by wheel again', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a phone has no wheel')
    await visit(page, LONG)
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 600)
    await expectHidden(page)
    await page.mouse.wheel(0, -50)
    await expectShown(page)
  })

  test('by finger, and by finger again', async ({ page, isMobile, context }) => {
    test.skip(!isMobile, 'a desktop has no finger')
    await visit(page, LONG)
    const devtools = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map((y) => ({ x: 190, y })),
      })
    const swipe = async (from: number, to: number) => {
      await touch('touchStart', from)
      for (let step = 1; step <= 8; step++)
        await touch('touchMove', from + ((to - from) * step) / 8)
      await touch('touchEnd')
    }
    await swipe(700, 300)
    await expectHidden(page)
    await swipe(300, 420)
    await expectShown(page)
  })

  test('it comes back on any upward scroll of more than a jitter', async ({ page }) => {
    await visit(page, LONG)
    await scrollTo(page, 800)
    await expectHidden(page)
    await scrollTo(page, 798, 800, 797)
    await expectHidden(page)
    await scrollTo(page, 790)
    await expectShown(page)
    await scrollTo(page, 850)
    await expectHidden(page)
  })

  test('it comes back at the top', async ({ page }) => {
    await visit(page, LONG)
    await scrollTo(page, 800)
    await expectHidden(page)
    await scrollTo(page, 0)
    await expectShown(page)
  })

  for (const inside of [backLink, menuButton])
    test(`it comes back when ${inside === backLink ? 'Back' : 'the menu button'} takes focus, and a jitter leaves it`, async ({
      page,
    }) => {
      await visit(page, LONG)
      await scrollTo(page, 800)
      await expectHidden(page)
      await inside(page).focus()
      await expectShown(page)
      await scrollTo(page, 799, 798)
      await expectShown(page)
    })

  test('it comes back for who walks by keyboard', async ({ page }) => {
    await visit(page, LONG)
    await page.getByRole('main').getByRole('link').first().focus()
    await scrollTo(page, 800)
    await expectHidden(page)
    await page.keyboard.press('Shift+Tab')
    await expect(menuButton(page)).toBeFocused()
    await expectShown(page)
    await page.keyboard.press('Shift+Tab')
    await expect(backLink(page)).toBeFocused()
    await expectShown(page)
  })

  test(
    'it is there on the next page, whatever it was on the last',
    { tag: ANY_WINDOW },
    async ({ page }) => {
      await visit(page, LONG)
      await page.getByRole('link', { name: 'Skerries 2017' }).scrollIntoViewIfNeeded()
      await expectHidden(page)
      await page.getByRole('link', { name: 'Skerries 2017' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skerries 2017')
      await expectShown(page)
      // Also where the page is at once returned to its place far below the top.
      await backLink(page).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Landscape')
      await expect(page.locator('#skerries2017')).toBeInViewport({ ratio: 0.99 })
      await expectShown(page)
    },
  )

  test('it never hides while the menu is open', { tag: ANY_WINDOW }, async ({ page }) => {
    await visit(page, LONG)
    await scrollTo(page, 50)
    await menuButton(page).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await scrollTo(page, 400, 800)
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expectShown(page)
  })
})

test.describe('R7: over-scroll bounce does not toggle it', () => {
  test.skip(({ isMobile }) => !isMobile, 'a desktop does not bounce')

  test('at the top', async ({ page }) => {
    await visit(page, LONG)
    await bounce(page, -20, -120, -60, 0)
    await expectShown(page)
    await scrollTo(page, 101)
    await expectHidden(page)
  })

  test('at the end, hidden', async ({ page }) => {
    await visit(page, LONG)
    const end = await endOf(page)
    await scrollTo(page, end)
    await expectHidden(page)
    await bounce(page, end + 40, end + 120, end + 60, end)
    await expectHidden(page)
  })

  test('at the end, shown', async ({ page }) => {
    await visit(page, LONG)
    const end = await endOf(page)
    await scrollTo(page, end)
    await backLink(page).focus()
    await expectShown(page)
    await bounce(page, end + 40, end + 120, end + 60, end)
    await expectShown(page)
  })
})
