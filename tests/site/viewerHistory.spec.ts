import type { Page } from '@playwright/test'
import { SELECT } from '../../src/document'
import { backLink } from './frame.ts'
import { THOROUGH } from './tags.ts'
import { appRuns, expect, inNewTab, open, test } from './test.ts'
import { addressOf, ALBUM, closer, isAt, next, openFrom, tile, viewer } from './viewer.ts'

const ELSEWHERE = '/about'
const entries = (page: Page) => page.evaluate(() => window.history.length)
const clickTwice = (link: HTMLElement) => {
  link.click()
  link.click()
}

test.describe('a viewer opened from the grid', () => {
  test('opening adds one history entry, the next photo replaces it, Back shows the album, Forward the photo', async ({
    page,
  }) => {
    await open(page, ALBUM)
    const before = await entries(page)
    await tile(page, 3).evaluate(clickTwice)
    await isAt(page, 3)
    await expect(page).toHaveURL(addressOf(3))
    for (let n = 0; n < 5; n++) await next(page).click()
    await isAt(page, 8)
    await expect(page).toHaveURL(addressOf(8))
    expect(await entries(page)).toBe(before + 1)

    await page.goBack()
    await expect(page).toHaveURL(ALBUM)
    await expect(viewer(page)).toHaveCount(0)
    await page.goForward()
    await isAt(page, 8)
    await expect(page).toHaveURL(addressOf(8))
    expect(await entries(page)).toBe(before + 1)
  })

  test('closing twice goes back once, and the next Back leads to the page before the album', async ({
    page,
  }) => {
    await page.goto(ELSEWHERE)
    await openFrom(page, 2)
    await page.keyboard.press('ArrowRight')
    await closer(page).evaluate(clickTwice)
    await expect(viewer(page)).toHaveCount(0)
    await expect(tile(page, 3)).toBeFocused()
    await expect(page).toHaveURL(ALBUM)
    await page.goBack()
    await expect(page).toHaveURL(ELSEWHERE)
  })

  test('a hundred key presses at once lose neither the photo nor the history', async ({ page }) => {
    await openFrom(page, 1)
    const before = await page.evaluate(() => {
      const press = (key: string) =>
        document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      for (let n = 0; n < 100; n++) press(n % 10 === 9 ? 'ArrowLeft' : 'ArrowRight')
      return window.history.length
    })
    await isAt(page, 56)
    await expect(page).toHaveURL(addressOf(56))
    await page.keyboard.press('Home')
    await isAt(page, 1)
    // Go back at once, before the address is updated.
    await page.goBack()
    await expect(page).toHaveURL(ALBUM)
    await expect(tile(page, 1)).toBeFocused()
    expect(await entries(page)).toBe(before)
    await page.goForward()
    await expect(viewer(page)).toBeVisible()
  })
})

test.describe('a photo opened by its address', () => {
  test('closes to the album in the same history entry', async ({ page }) => {
    await page.goto(ELSEWHERE)
    await open(page, addressOf(7))
    await isAt(page, 7)
    const before = await entries(page)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(ALBUM)
    await expect(tile(page, 7)).toBeFocused()
    expect(await entries(page)).toBe(before)
    await page.goBack()
    await expect(page).toHaveURL(ELSEWHERE)
  })

  test('is not here if it is unknown, and Back leads to the album', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/\b404\b/)
    await open(page, `${ALBUM}/nowhere`)
    await expect(page.getByText('This photograph is not here.')).toBeVisible()
    await expect(viewer(page)).toHaveCount(0)
    await expect(page.locator(SELECT.tile)).toHaveCount(57)
    // A photograph opened from this page closes to this page.
    await tile(page, 3).click()
    await isAt(page, 3)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${ALBUM}/nowhere`)
    await expect(tile(page, 3)).toBeFocused()
    await backLink(page).click()
    await expect(page).toHaveURL(ALBUM)
    await expect(page.getByText('This photograph is not here.')).toHaveCount(0)
  })
})

test.describe('a photo opened from a tile before the script runs', () => {
  /** Goes to the album from another page, and by a tile to the photograph as its own document. */
  const press = async (page: Page, n: number) => {
    await page.goto(ELSEWHERE)
    const isAlbums = (page: Page) => page.url().endsWith(ALBUM)
    await page.route(/assets\/app-/, (route) => (isAlbums(page) ? route.abort() : route.continue()))
    await page.goto(ALBUM)
    await tile(page, n).click()
    await expect(page).toHaveURL(addressOf(n))
    await appRuns(page)
    await isAt(page, n)
    return entries(page)
  }
  test.beforeEach(({ expectTrouble }) => expectTrouble(/assets\/app-/, /ERR_FAILED/))

  const expectShown = async (page: Page, n: number) => {
    await expect(page).toHaveURL(ALBUM)
    await expect(tile(page, n)).toBeFocused()
    await expect(tile(page, n)).toBeInViewport()
  }

  test('closes to the album, which stands once in the history', async ({ page }) => {
    const before = await press(page, 3)
    await closer(page).click()
    await expectShown(page, 3)
    expect(await entries(page)).toBe(before)
    await page.goBack()
    await expect(page).toHaveURL(ELSEWHERE)
  })

  for (const [name, leave, tag] of [
    ['closed', (page: Page) => closer(page).click(), [THOROUGH]],
    ['left by the browser’s Back', (page: Page) => page.goBack(), []],
  ] as const)
    test(
      `${name} at another photo, shows the tile of that photo`,
      { tag: [...tag] },
      async ({ page }) => {
        await press(page, 3)
        await page.keyboard.press('End')
        await expect(page).toHaveURL(addressOf(57))
        await leave(page)
        await expectShown(page, 57)
      },
    )
})

test('a middle click or Ctrl click on a tile opens its photo in a new tab', async ({ page }) => {
  await open(page, ALBUM)
  await expect(tile(page, 2)).toHaveAttribute('href', addressOf(2))
  for (const how of [{ button: 'middle' }, { modifiers: ['ControlOrMeta'] }] as const) {
    const press = () => tile(page, 2).click(how as Parameters<ReturnType<typeof tile>['click']>[0])
    await inNewTab(page, press, async (tab) => {
      await isAt(tab, 2)
      await expect(tab).toHaveURL(addressOf(2))
    })
    await expect(page).toHaveURL(ALBUM)
    await expect(viewer(page)).toHaveCount(0)
  }
})
