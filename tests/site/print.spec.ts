import { SELECT } from '../../src/document'
import { backLink, heading, menuOpener } from './frame.ts'
import { THOROUGH } from './tags.ts'
import { expect, open, scrollBy, test } from './test.ts'

for (const path of [
  '/about',
  '/projects',
  '/photography/landscape',
  '/photography/landscape/iceland2018',
])
  test(
    `${path} prints one bar, no menu, no controls and no part cut by a page break`,
    { tag: path === '/about' ? [] : THOROUGH },
    async ({ page }) => {
      // So low that every page scrolls.
      await page.setViewportSize({ width: 1440, height: 400 })
      await open(page, path)
      const bar = page.getByRole('banner')
      // The bar is hidden, as after reading on.
      await scrollBy(page, 2, 150)
      await expect(bar).not.toBeInViewport()
      await page.emulateMedia({ media: 'print' })
      await expect(heading(page)).toBeVisible()
      // Fixed elements are printed on every sheet, over its content.
      const fixed = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((part) => part.checkVisibility() && getComputedStyle(part).position === 'fixed')
          .map((part) => part.outerHTML.slice(0, 80)),
      )
      expect(fixed).toEqual([])
      const placeOf = (part: Element) => part.getBoundingClientRect().top + window.scrollY
      await expect.poll(() => bar.evaluate(placeOf)).toBe(0)
      await expect(menuOpener(page)).toBeHidden()
      await expect(backLink(page)).toBeHidden()
      const parts = [
        'article',
        SELECT.cover,
        SELECT.tile,
        SELECT.portrait,
        SELECT.bio,
        SELECT.skills,
      ]
      const breaks = await page
        .getByRole('main')
        .locator(parts.join())
        .evaluateAll((all) => all.map((part) => getComputedStyle(part).breakInside))
      expect(new Set(breaks)).toEqual(new Set(['avoid']))

      await page.emulateMedia({ media: 'screen' })
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await menuOpener(page).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('main')).toBeVisible()
    },
  )

test('an album that nobody has scrolled is printed whole', async ({ page }) => {
  await open(page, '/photography/landscape/northcape2022')
  const pictures = page.getByRole('main').locator('img')
  // The browser says that it is about to print, as it does for a visitor.
  await page.pdf()
  const missing = () =>
    pictures.evaluateAll(
      (all) => all.filter((picture) => !(picture as HTMLImageElement).naturalWidth).length,
    )
  await expect.poll(missing).toBe(0)
})
