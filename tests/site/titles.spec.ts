import type { Page } from '@playwright/test'
import { backLink, heading, menuOpener } from './frame.ts'
import { THOROUGH } from './tags.ts'
import { expect, open, test } from './test.ts'

/** Expects the whole title of a page to be visible in every window from 320 px on. */
async function expectWhole(page: Page, path: string) {
  await open(page, path)
  await page.evaluate(() => document.fonts.ready)
  for (const width of [320, 360, 375, 390, 700, 701, 834, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 700 })
    const { lines, isCut } = await heading(page).evaluate((heading) => {
      const letters = document.createRange()
      letters.selectNodeContents(heading)
      const boxes = Array.from(letters.getClientRects(), ({ left, right, top, bottom }) => ({
        left,
        right,
        top,
        bottom,
      }))
      return { lines: boxes, isCut: heading.scrollWidth > heading.clientWidth }
    })
    const bar = (await page.getByRole('banner').boundingBox())!
    const before = (await backLink(page).boundingBox())!
    const after = (await menuOpener(page).boundingBox())!
    const says = `${path} at ${width} px`
    expect.soft(isCut, says).toBe(false)
    expect.soft(lines, says).not.toEqual([])
    for (const { left, right, top, bottom } of lines) {
      expect.soft(left, says).toBeGreaterThan(before.x + before.width)
      expect.soft(right, says).toBeLessThan(after.x)
      expect.soft(top, says).toBeGreaterThanOrEqual(0)
      expect.soft(bottom, says).toBeLessThanOrEqual(bar.height)
    }
  }
}

test('the whole title is visible in every window from 320 px on', async ({ page }) => {
  await expectWhole(page, '/photography/portraits/fridaharbourmaternity')
})

test(
  'the whole title of other pages is visible in every window from 320 px on',
  { tag: THOROUGH },
  async ({ page }) => {
    for (const path of ['portraits/ase18m', 'landscape/dovrefjell2025'])
      await expectWhole(page, `/photography/${path}`)
    await expectWhole(page, '/about')
  },
)

/** Records each title that takes the focus, and each text in a live region. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement)
        heard.push(target.ariaLabel ?? target.textContent ?? '')
    })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest('[aria-live], [role=status], [role=alert]')
        if (region?.textContent) heard.push(region.textContent)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { heard })
  })
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard)

test('the title of each page that a link leads to is focused once; the first page is left to the browser', async ({
  page,
}) => {
  await open(page, '/')
  await expect(page.locator('body')).toBeFocused()
  await listen(page)
  const expectHeard = async (name: string) => {
    await expect(heading(page)).toHaveText(name)
    await expect(heading(page)).toBeFocused()
  }
  await page.getByRole('link', { name: 'Photography' }).press('Enter')
  await expectHeard('Photography')
  await page.getByRole('link', { name: 'Landscape' }).press('Enter')
  await expectHeard('Landscape')
  await page.getByRole('link', { name: 'Dovrefjell 2025' }).press('Enter')
  await expectHeard('Dovrefjell 2025')
  await page.goBack()
  await expectHeard('Landscape')
  await menuOpener(page).press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Projects' }).press('Enter')
  await expectHeard('Projects')
  // The title of home is visually hidden. Tab continues from it.
  await backLink(page).press('Enter')
  await expectHeard('Mona Bøen')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'About' })).toBeFocused()
  expect(await heard(page)).toEqual([
    'Photography',
    'Landscape',
    'Dovrefjell 2025',
    'Landscape',
    'Projects',
    'Mona Bøen',
  ])
})
