import { backLink, heading, menuOpener } from './frame.ts'
import { THOROUGH } from './tags.ts'
import { appRuns, expect, hold, MOVING, open, test } from './test.ts'
import { ALBUM, tile, viewer } from './viewer.ts'

/* What browsers, their extensions and other sites' links do to our pages. */

test('a page works at an address with parameters of another site', async ({ page }) => {
  await open(page, '/about?fbclid=abc%&utm_source=x%E0%A4%A')
  await expect(heading(page)).toHaveText('About')
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/about$/)
  await backLink(page).click()
  await expect(page).toHaveURL('/')
})

test('a page works after an extension has written into it before hydration', async ({
  page,
  expectTrouble,
}) => {
  // React reports a hydration mismatch, and renders the page itself.
  expectTrouble(/React error #418/)
  expectTrouble(/Content Security Policy/)
  const release = await hold(page, /\/assets\/vendor-/)
  await page.goto('/photography/landscape')
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-extension', '')
    document.body.setAttribute('data-extension', '')
    document.head.append(document.createElement('style'))
    for (const place of ['body', 'main', 'header', 'main ul li'])
      document.querySelector(place)!.prepend(document.createElement('x-extension'))
  })
  release()
  // React replaces the buttons.
  await appRuns(page)
  await menuOpener(page).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click()
  await expect(heading(page)).toHaveText('About')
})

test.describe('during a page transition', { tag: THOROUGH }, () => {
  test.use(MOVING)
  test('the window may be resized and the tab may be left', async ({ page, context }) => {
    await open(page, '/photography/landscape')
    await page.getByRole('link', { name: 'Dovrefjell 2025' }).click()
    await page.setViewportSize({ width: 700, height: 900 })
    await expect(heading(page)).toHaveText('Dovrefjell 2025')
    await page.goBack()
    const other = await context.newPage()
    await other.bringToFront()
    await page.bringToFront()
    await expect(heading(page)).toHaveText('Landscape')
    await open(page, ALBUM)
    await tile(page, 3).click()
    await page.setViewportSize({ width: 1200, height: 700 })
    await expect(viewer(page)).toBeVisible()
    await appRuns(page)
  })
})
