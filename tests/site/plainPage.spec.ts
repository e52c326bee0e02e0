import type { Page } from '@playwright/test'
import { SELECT } from '../../src/document'
import { violations } from './axe.ts'
import { heading, menuOpener } from './frame.ts'
import { expect, open, test } from './test.ts'

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
/** The section that the contents mark as being read. */
const read = (page: Page) => contents(page).locator('[aria-current=true]')
const part = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test('the contents of a page mark the section being read and lead to each section', async ({
  page,
}) => {
  await open(page, '/prices')
  await expect(read(page)).toHaveText('Families')
  // Browsers centre row headers by default.
  await expect(page.getByRole('rowheader').first()).toHaveCSS('text-align', 'left')
  await part(page, 'Maternity').evaluate((heading) =>
    heading.scrollIntoView({ behavior: 'instant' }),
  )
  await expect(read(page)).toHaveText('Maternity')
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }))
  await expect(read(page)).toHaveText('Terms')
  // The last part but one cannot be scrolled all the way up.
  await contents(page).getByRole('link', { name: 'Prints' }).press('Enter')
  await expect(page).toHaveURL('/prices#prints')
  await expect(read(page)).toHaveText('Prints')
  await expect(part(page, 'Prints')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /how they are made/ })).toBeFocused()
  expect(await violations(page)).toEqual([])
})

test('Back restores the scroll position of a page, also after a link to one of its sections', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await open(page, '/prices')
  const scrollY = () => page.evaluate(() => window.scrollY)
  await contents(page).getByRole('link', { name: 'Maternity' }).press('Enter')
  await expect(read(page)).toHaveText('Maternity')
  const pressed = await scrollY()
  await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }))
  await expect.poll(scrollY).toBe(pressed + 300)
  // Without focusing the link, which would scroll.
  await page
    .getByRole('link', { name: 'in the imprint' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/imprint/)
  await page.goBack()
  await expect(page).toHaveURL('/prices#maternity')
  await expect.poll(scrollY).toBe(pressed + 300)
})

test('a page of the owner opens from the menu and from another page, and Back leaves it', async ({
  page,
}) => {
  await open(page, '/about')
  await menuOpener(page).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  // All of them are in sight.
  for (const link of await menu.getByRole('link').all())
    await expect(link).toBeInViewport({ ratio: 1 })
  await menu.getByRole('link', { name: 'Prices' }).press('Enter')
  await expect(page).toHaveTitle(/^Prices — /)
  await expect(page.getByRole('table').first()).toContainText('Each further hour')
  await page.getByRole('link', { name: 'in the imprint' }).click()
  await expect(page).toHaveURL('/imprint#responsible')
  await expect(heading(page)).toHaveText('Imprint')
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(contents(page)).toHaveCount(0)
  await page.goBack()
  await expect(heading(page)).toHaveText('Prices')
  await expect(page.locator(SELECT.back)).toHaveAttribute('href', '/')
})
