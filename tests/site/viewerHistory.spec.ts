import type { Page } from '@playwright/test'
import northCape from '../fixtures/content/albums/northcape2022.json' with { type: 'json' }
import { ADDRESS } from '../../src/viewer/constants.ts'
import { SELECT } from '../../src/document'
import { appRuns, expect, inNewTab, test } from './test.ts'
import { ALBUM, closer, isAt, next, openFrom, tile, viewer } from './viewer.ts'

// What the history says does not depend on how pages follow one another.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const addressOf = (n: number) => `${ALBUM}/${northCape.photos[n - 1]!.id}`
const ELSEWHERE = '/about'

test.describe('from the grid', () => {
  test('opening adds one entry, going on replaces it, Back is the album, Forward the same photograph', async ({
    page,
  }) => {
    await openFrom(page, 3)
    const entries = await page.evaluate(() => window.history.length)
    await expect(page).toHaveURL(addressOf(3))
    for (let n = 0; n < 5; n++) await next(page).click()
    await isAt(page, 8)
    await expect(page).toHaveURL(addressOf(8))
    expect(await page.evaluate(() => window.history.length)).toBe(entries)

    await page.goBack()
    await expect(page).toHaveURL(ALBUM)
    await expect(viewer(page)).toHaveCount(0)
    await page.goForward()
    await isAt(page, 8)
    await expect(page).toHaveURL(addressOf(8))
    expect(await page.evaluate(() => window.history.length)).toBe(entries)
  })

  test('one entry longer than before opening', async ({ page }) => {
    await page.goto(ALBUM)
    await appRuns(page)
    const before = await page.evaluate(() => window.history.length)
    await tile(page, 1).click()
    await isAt(page, 1)
    expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
    await closer(page).click()
    await expect(page).toHaveURL(ALBUM)
    expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
  })

  test('closing goes back: the next Back is the page before the album', async ({ page }) => {
    await page.goto(ELSEWHERE)
    await openFrom(page, 2)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(ALBUM)
    await page.goBack()
    await expect(page).toHaveURL(ELSEWHERE)
  })

  test('a double click on a tile opens it once', async ({ page }) => {
    await page.goto(ELSEWHERE)
    await page.goto(ALBUM)
    await appRuns(page)
    await tile(page, 4).evaluate((link: HTMLElement) => {
      link.click()
      link.click()
    })
    await isAt(page, 4)
    await page.goBack()
    await expect(page).toHaveURL(ALBUM)
    await expect(viewer(page)).toHaveCount(0)
  })

  test('two tiles pressed at once open the second, in one entry', async ({ page }) => {
    await page.goto(ALBUM)
    await appRuns(page)
    await tile(page, 1).evaluate((link: HTMLElement) => {
      link.click()
      link.closest('ul')!.querySelectorAll<HTMLElement>('a')[1]!.click()
    })
    await isAt(page, 2)
    await page.goBack()
    await expect(page).toHaveURL(ALBUM)
    await expect(viewer(page)).toHaveCount(0)
  })

  test('closed twice at once, it closes once', async ({ page }) => {
    await page.goto(ELSEWHERE)
    await openFrom(page, 5)
    await closer(page).evaluate((link: HTMLElement) => {
      link.click()
      link.click()
    })
    await expect(viewer(page)).toHaveCount(0)
    await expect(page).toHaveURL(ALBUM)
  })

  test('a hundred keys at once lose nothing', async ({ page }) => {
    await openFrom(page, 1)
    const entries = await page.evaluate(() => {
      const press = (key: string) =>
        document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      for (let n = 0; n < 100; n++) press(n % 10 === 9 ? 'ArrowLeft' : 'ArrowRight')
      return window.history.length
    })
    await isAt(page, 56)
    await expect(page).toHaveURL(addressOf(56))
    await page.keyboard.press('Home')
    await isAt(page, 1)
    // Gone back at once, before the address may have followed.
    await page.goBack()
    await expect(page).toHaveURL(ALBUM)
    await expect(tile(page, 1)).toBeFocused()
    expect(await page.evaluate(() => window.history.length)).toBe(entries)
    await page.goForward()
    await expect(viewer(page)).toBeVisible()
  })
})

test.describe('by its address', () => {
  test('closed, it is the album, in the same entry', async ({ page }) => {
    await page.goto(ELSEWHERE)
    await page.goto(addressOf(7))
    await appRuns(page)
    await isAt(page, 7)
    const entries = await page.evaluate(() => window.history.length)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(ALBUM)
    await expect(tile(page, 7)).toBeFocused()
    expect(await page.evaluate(() => window.history.length)).toBe(entries)
    await page.goBack()
    await expect(page).toHaveURL(ELSEWHERE)
  })

  test('its album has the title and its place is in the title of the document', async ({
    page,
  }) => {
    const [first] = northCape.photos
    await page.goto(addressOf(1))
    await expect(page).toHaveTitle(`${first!.alt} — North Cape 2022 — Mona Bøen`)
    await appRuns(page)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveTitle(`${northCape.photos[1]!.alt} — North Cape 2022 — Mona Bøen`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://boen.example${addressOf(2)}`,
    )
    await page.keyboard.press('Escape')
    await expect(page).toHaveTitle('North Cape 2022 — Mona Bøen')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('North Cape 2022')
  })

  test('an unknown one shows the album and says so; Back is the album', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/\b404\b/)
    await page.goto(`${ALBUM}/nowhere`)
    await expect(page.getByText('This photograph is not here.')).toBeVisible()
    await expect(viewer(page)).toHaveCount(0)
    await expect(page.locator(SELECT.tile)).toHaveCount(57)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('North Cape 2022')
    await expect(page).toHaveTitle('North Cape 2022 — Mona Bøen')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    // A photograph opened from here closes to here.
    await tile(page, 3).click()
    await isAt(page, 3)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${ALBUM}/nowhere`)
    await expect(tile(page, 3)).toBeFocused()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(ALBUM)
    await expect(page.getByText('This photograph is not here.')).toHaveCount(0)
  })

  test('in an album that is not there, an empty sheet', async ({ page, expectTrouble }) => {
    expectTrouble(/\b404\b/)
    await page.goto('/photography/landscape/atlantis1999/0a1b2c3d')
    await expect(page.locator(SELECT['empty-album'])).toBeVisible()
    await expect(page.getByText('This photograph is not here.')).toHaveCount(0)
  })
})

test.describe('a tile pressed before script is there', () => {
  /** From elsewhere to the album, and by its tile to the photograph, which is a document of its own. */
  const press = async (page: Page, n: number) => {
    await page.goto(ELSEWHERE)
    const isAlbums = (page: Page) => page.url().endsWith(ALBUM)
    await page.route(/assets\/app-/, (route) => (isAlbums(page) ? route.abort() : route.continue()))
    await page.goto(ALBUM)
    await tile(page, n).click()
    await expect(page).toHaveURL(addressOf(n))
    await appRuns(page)
    await isAt(page, n)
    return page.evaluate(() => window.history.length)
  }

  test('closed again, the album is there once', async ({ page, expectTrouble }) => {
    expectTrouble(/assets\/app-/, /ERR_FAILED/)
    const entries = await press(page, 3)
    await closer(page).click()
    await expect(page).toHaveURL(ALBUM)
    await expect(tile(page, 3)).toBeInViewport()
    await expect(tile(page, 3)).toBeFocused({ timeout: 5000 })
    expect(await page.evaluate(() => window.history.length)).toBe(entries)
    await page.goBack()
    await expect(page).toHaveURL(ELSEWHERE)
  })

  test('left by the browser’s Back at another photograph, its tile is shown', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/assets\/app-/, /ERR_FAILED/)
    await press(page, 3)
    await page.keyboard.press('End')
    await expect(page).toHaveURL(addressOf(57))
    await page.goBack()
    await expect(page).toHaveURL(ALBUM)
    await expect(tile(page, 57)).toBeFocused({ timeout: 5000 })
    await expect(tile(page, 57)).toBeInViewport()
  })

  test('closed at another photograph, its tile is shown', async ({ page, expectTrouble }) => {
    expectTrouble(/assets\/app-/, /ERR_FAILED/)
    await press(page, 3)
    await page.keyboard.press('End')
    await isAt(page, 57)
    await closer(page).click()
    await expect(page).toHaveURL(ALBUM)
    await expect(tile(page, 57)).toBeFocused()
    await expect(tile(page, 57)).toBeInViewport()
  })
})

test('an opened entry that has lost the one before it closes to the album', async ({ page }) => {
  await page.goto(addressOf(4))
  await page.evaluate(() => {
    window.history.replaceState({ ...window.history.state, opened: true }, '')
  })
  await page.reload()
  await appRuns(page)
  await closer(page).click()
  await expect(page).toHaveURL(ALBUM)
  await expect(tile(page, 4)).toBeFocused()
})

test('a tile is a link: with another button or a key held it is the browser’s', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has neither')
  await page.goto(ALBUM)
  await appRuns(page)
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

test('the address is written no faster than browsers allow', async ({ page }) => {
  await openFrom(page, 1)
  const written = await page.evaluate(async () => {
    let count = 0
    const replaceState = window.history.replaceState.bind(window.history)
    window.history.replaceState = (...args) => {
      count += 1
      replaceState(...args)
    }
    const press = (key: string) =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    for (let n = 0; n < 120; n++) {
      press(n % 2 ? 'ArrowLeft' : 'ArrowRight')
      await new Promise((resolve) => setTimeout(resolve))
    }
    return count
  })
  // Safari throws at the hundredth within 30 s.
  expect(written).toBeGreaterThan(5)
  expect(written).toBeLessThan(60)
  expect(ADDRESS.burst + 30_000 / ADDRESS.each).toBeLessThan(100)
})
