import type { Page } from '@playwright/test'
import { backLink, heading, menuOpener } from './frame.ts'
import { PHONE, THOROUGH } from './tags.ts'
import { expect, hold, inNewTab, open, test } from './test.ts'

const bar = (page: Page) => page.getByRole('banner')

async function expectShown(page: Page) {
  await expect(bar(page)).toHaveAttribute('data-hidden', 'false')
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await expect(menuOpener(page)).toBeInViewport({ ratio: 1 })
}
async function expectHidden(page: Page) {
  await expect(bar(page)).toHaveAttribute('data-hidden', 'true')
  await expect(bar(page)).not.toBeInViewport()
  await expect(menuOpener(page)).not.toBeInViewport()
}
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)

const LONG = '/photography/landscape'

test('the bar hides past 100 px, and comes back by wheel, at the top and by keyboard', async ({
  page,
}) => {
  await open(page, LONG)
  await expectShown(page)
  await scrollTo(page, 100)
  // The shadow shows that the bar has handled the scroll.
  await expect(bar(page)).not.toHaveCSS('box-shadow', 'none')
  await expectShown(page)
  await scrollTo(page, 101)
  await expectHidden(page)
  await scrollTo(page, 0)
  await expectShown(page)

  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 600)
  await expectHidden(page)
  await page.mouse.wheel(0, -50)
  await expectShown(page)

  await page.getByRole('main').getByRole('link').first().focus()
  await scrollTo(page, 800)
  await expectHidden(page)
  await page.keyboard.press('Shift+Tab')
  await expect(menuOpener(page)).toBeFocused()
  await expectShown(page)
  await page.keyboard.press('Shift+Tab')
  await expect(backLink(page)).toBeFocused()
})

test('the bar hides and comes back by finger', { tag: PHONE }, async ({ page, context }) => {
  await open(page, LONG)
  const devtools = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((y) => ({ x: 190, y })) })
  const swipe = async (from: number, to: number) => {
    await touch('touchStart', from)
    for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8)
    await touch('touchEnd')
  }
  await swipe(700, 300)
  await expectHidden(page)
  await swipe(300, 420)
  await expectShown(page)
})

test('the bar is shown on the next page, also on a page that returns to a place far down', async ({
  page,
}) => {
  await open(page, LONG)
  const album = page.getByRole('link', { name: 'Skerries 2017' })
  await album.scrollIntoViewIfNeeded()
  await expectHidden(page)
  await album.click()
  await expect(heading(page)).toHaveText('Skerries 2017')
  await expectShown(page)
  await backLink(page).click()
  await expect(heading(page)).toHaveText('Landscape')
  await expect(page.locator('#skerries2017')).toBeInViewport({ ratio: 0.99 })
  await expectShown(page)
})

test('the home page has no bar, also while the next page loads', async ({ page }) => {
  const release = await hold(page, '**/assets/about-*.js')
  await open(page, '/')
  const asked = page.waitForRequest('**/assets/about-*.js')
  await page.getByRole('link', { name: 'About' }).press('Enter')
  await asked
  await expect(page).toHaveURL('/about')
  await expect(bar(page)).toHaveCount(0)
  await expect(heading(page)).toHaveText('Mona Bøen')
  release()
  await expect(heading(page)).toHaveText('About')
  await expectShown(page)
  await backLink(page).click()
  await expect(heading(page)).toHaveText('Mona Bøen')
  await expect(bar(page)).toHaveCount(0)
})

test('a middle click on Back opens a new tab', { tag: THOROUGH }, async ({ page }) => {
  await open(page, '/photography/landscape/iceland2018')
  const press = () => backLink(page).click({ button: 'middle' })
  await inNewTab(page, press, (tab) => expect(tab).toHaveURL(LONG))
  await expect(page).toHaveURL('/photography/landscape/iceland2018')
})
