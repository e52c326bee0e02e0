import type { Page } from '@playwright/test'
import { appRuns, expect, test } from './test.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const back = (page: Page) => page.getByRole('link', { name: 'Back', exact: true })

/** Titles as long as the sample has them, and a short one. */
const TITLED = [
  '/photography/portraits/ase18m',
  '/photography/portraits/fridaharbourmaternity',
  '/photography/landscape/dovrefjell2025',
  '/about',
]

test.describe('R16: the whole title is seen', () => {
  test.skip(({ isMobile }) => isMobile, 'the windows are set one by one')

  for (const path of TITLED)
    test(`of ${path}, in every window from 320 px on`, async ({ page }) => {
      await page.goto(path)
      await appRuns(page)
      await page.evaluate(() => document.fonts.ready)
      for (const width of [320, 360, 375, 390, 700, 701, 834, 1024, 1440, 2560]) {
        await page.setViewportSize({ width, height: 700 })
        const { lines, isCut } = await title(page).evaluate((heading) => {
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
        const before = (await back(page).boundingBox())!
        const after = (await page.getByRole('button', { name: 'Open menu' }).boundingBox())!
        expect.soft(isCut, `${width} px`).toBe(false)
        for (const { left, right, top, bottom } of lines) {
          expect.soft(left, `${width} px`).toBeGreaterThan(before.x + before.width)
          expect.soft(right, `${width} px`).toBeLessThan(after.x)
          expect.soft(top, `${width} px`).toBeGreaterThanOrEqual(0)
          expect.soft(bottom, `${width} px`).toBeLessThanOrEqual(bar.height)
        }
      }
    })
})

/** Counts how often a title takes the focus, and what live regions are told meanwhile. */
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

test.describe('a page that a link leads to is heard by its title, once', () => {
  test('on the way down, and by Back as well', async ({ page }) => {
    await page.goto('/')
    await appRuns(page)
    await listen(page)
    await page.getByRole('link', { name: 'Photography' }).focus()
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Photography')
    await expect(title(page)).toBeFocused()
    await page.getByRole('link', { name: 'Landscape' }).press('Enter')
    await expect(title(page)).toHaveText('Landscape')
    await expect(title(page)).toBeFocused()
    await page.getByRole('link', { name: 'Dovrefjell 2025' }).press('Enter')
    await expect(title(page)).toHaveText('Dovrefjell 2025')
    await expect(title(page)).toBeFocused()
    await page.goBack()
    await expect(title(page)).toHaveText('Landscape')
    await expect(title(page)).toBeFocused()
    expect(await heard(page)).toEqual(['Photography', 'Landscape', 'Dovrefjell 2025', 'Landscape'])
  })

  test('home by its own, which is not seen', async ({ page }) => {
    await page.goto('/about')
    await appRuns(page)
    await listen(page)
    await back(page).press('Enter')
    await expect(page).toHaveURL('/')
    await expect(title(page)).toHaveText('Mona Bøen')
    await expect(title(page)).toBeFocused()
    expect(await heard(page)).toEqual(['Mona Bøen'])
    // Tab goes on from there.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'About' })).toBeFocused()
  })

  test('from the menu', async ({ page }) => {
    await page.goto('/about')
    await appRuns(page)
    await listen(page)
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    await page.getByRole('dialog').getByRole('link', { name: 'Projects' }).press('Enter')
    await expect(title(page)).toHaveText('Projects')
    await expect(title(page)).toBeFocused()
    expect(await heard(page)).toEqual(['Projects'])
  })

  test('but not the first one, which the browser tells by itself', async ({ page }) => {
    for (const path of ['/', '/about', '/photography/landscape/iceland2018']) {
      await page.goto(path)
      await appRuns(page)
      await expect(title(page)).toHaveCount(1)
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    }
  })

  test('an unknown album has one to be heard, and none to be seen', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/\b404\b/)
    await page.goto('/photography/landscape/atlantis1999')
    await appRuns(page)
    await expect(title(page)).toHaveCount(1)
    await expect(title(page)).toHaveAccessibleName('Unknown album')
    expect((await title(page).boundingBox())!.width).toBeLessThanOrEqual(1)
    await expect(page.getByRole('banner')).toHaveText('Back')
  })
})
