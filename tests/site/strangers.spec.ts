import { backLink, heading, menuOpener } from './frame.ts'
import { THOROUGH } from './tags.ts'
import { appRuns, expect, hold, MOVING, open, test } from './test.ts'
import { ALBUM, tile, viewer } from './viewer.ts'

/* What browsers, their extensions and other sites' links do to pages of ours. */

test('an address may end in what another site has added to it', async ({ page }) => {
  await open(page, '/about?fbclid=abc%&utm_source=x%E0%A4%A')
  await expect(heading(page)).toHaveText('About')
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/about$/)
  await backLink(page).click()
  await expect(page).toHaveURL('/')
})

test('an extension may write into a page before the application runs', async ({
  page,
  expectTrouble,
}) => {
  // React says that it found another page than it knows, and draws its own.
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
  // A button that was pressed before is another then.
  await appRuns(page)
  await menuOpener(page).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click()
  await expect(heading(page)).toHaveText('About')
})

test.describe('in the midst of a page transition', { tag: THOROUGH }, () => {
  test.use(MOVING)
  test('a window may get another size, or its tab be left', async ({ page, context }) => {
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
