import { SELECT } from '../../src/document'
import { appRuns, expect, test } from './test.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

for (const path of [
  '/about',
  '/projects',
  '/photography/landscape',
  '/photography/landscape/iceland2018',
])
  test(`${path} on paper: one bar, nothing to press, nothing cut`, async ({ page }) => {
    await page.goto(path)
    await appRuns(page)
    // Hidden, as by a visitor who has read on.
    await page.evaluate(async () => {
      window.scrollTo({ top: 600, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // What is fixed stands on every sheet, over what is there.
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((part) => part.checkVisibility() && getComputedStyle(part).position === 'fixed')
        .map((part) => part.outerHTML.slice(0, 80)),
    )
    expect(fixed).toEqual([])
    const placeOf = (part: Element) => part.getBoundingClientRect().top + window.scrollY
    await expect.poll(() => page.getByRole('banner').evaluate(placeOf)).toBe(0)
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeHidden()
    const cut = await page
      .getByRole('main')
      .locator(
        `article, ${SELECT.cover}, ${SELECT.tile}, ${SELECT.portrait}, ${SELECT.bio}, ${SELECT.skills}`,
      )
      .evaluateAll(
        (parts) => parts.filter((part) => getComputedStyle(part).breakInside !== 'avoid').length,
      )
    expect(cut).toBe(0)
  })

test('a menu that is open is not printed', async ({ page }) => {
  await page.goto('/about')
  await appRuns(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
})
