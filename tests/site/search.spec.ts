import type { Page } from '@playwright/test'
import { SELECT } from '../../src/document.ts'
import { violations } from './axe.ts'
import { appRuns, expect, open, test } from './test.ts'

const field = (page: Page) => page.getByRole('searchbox')
const results = (page: Page) => page.locator(`${SELECT.tiles} a`)
const index = (page: Page) => page.locator(SELECT['search-index'])

/** Types a query, and waits for its results and its address. */
async function ask(page: Page, text: string) {
  await field(page).fill(text)
  await expect(page).toHaveURL(`/photography/search?${new URLSearchParams({ q: text })}`)
  await expect(results(page).first()).toBeVisible()
}

test('a key opens the search from any page, with the focus in its field', async ({ page }) => {
  for (const [path, key] of [
    ['/', '/'],
    ['/about', 'Control+k'],
    ['/photography/landscape', 'Meta+k'],
  ] as const) {
    await open(page, path)
    await page.keyboard.press(key)
    await expect(page).toHaveURL('/photography/search')
    await expect(field(page)).toBeFocused()
  }
  // A query without results: some results would have broken pictures.
  await page.keyboard.type('qq/qq')
  await expect(field(page)).toHaveValue('qq/qq')
})

test('results follow typing and are announced when typing rests', async ({ page }) => {
  await open(page, '/photography/search')
  await expect(index(page)).toBeVisible()
  await ask(page, 'old SNOW')
  await expect(page.getByRole('status')).toContainText('with both words')
  await expect(results(page).first()).toHaveAccessibleName(/old snow.*, place \d+/i)
  await expect(page.locator('figcaption b').first()).toHaveText(/old snow/i)
})

test('the number of results does not wait for their photographs', async ({ page }) => {
  await page.route('**/photos-*.json', () => {})
  await open(page, '/photography/search')
  await field(page).fill('snow')
  await expect(page.getByRole('status')).toContainText(/^\d+ photographs/)
  await expect(results(page)).toHaveCount(0)
})

test('the keyboard leads into the results, along them, back to the field and out', async ({
  page,
}) => {
  await open(page, '/photography')
  await page.keyboard.press('/')
  await ask(page, 'snow')
  await page.keyboard.press('ArrowDown')
  await expect(results(page).first()).toBeFocused()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('snow')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(results(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const below = await results(page).evaluateAll((links) => {
    const [first] = links
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    return links[at]!.getBoundingClientRect().top > first!.getBoundingClientRect().top
  })
  expect(below).toBe(true)
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/photography')
})

test('Back from a photograph returns to the results, their scroll position and the opened tile', async ({
  page,
}) => {
  await open(page, '/photography/search')
  await ask(page, 'boat')
  const opened = results(page).nth(9)
  await opened.scrollIntoViewIfNeeded()
  const name = await opened.getAttribute('href')
  const place = await page.evaluate(() => Math.round(window.scrollY))
  await opened.click()
  await expect(page.locator(SELECT.viewer)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/photography/search?q=boat')
  await expect(field(page)).toHaveValue('boat')
  await expect(page.locator(`${SELECT.tiles} a[href="${name}"]`)).toBeFocused()
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place)
  await page.goForward()
  await expect(page.locator(SELECT.viewer)).toBeVisible()
})

test('an address with words and a year shows their results, also after a reload', async ({
  page,
}) => {
  await open(page, '/photography/search?q=snow&year=2022')
  await expect(results(page).first()).toBeVisible()
  const count = await results(page).count()
  await page.reload()
  await appRuns(page)
  await expect(results(page)).toHaveCount(count)
  const year = page.locator(SELECT.years).getByRole('link', { name: /^2022/ })
  await expect(year).toHaveAttribute('aria-current', 'true')
  await year.click()
  await expect(page).toHaveURL('/photography/search?q=snow')
  await expect.poll(() => results(page).count()).toBeGreaterThan(count)
})

test('a search without results shows near words and leads to the index', async ({ page }) => {
  await open(page, '/photography/search?q=penguins')
  const nothing = page.locator(SELECT['nothing-found'])
  await expect(nothing.getByRole('heading', { name: 'Not on this sheet' })).toBeVisible()
  await expect(nothing.getByRole('listitem')).toHaveCount(4)
  expect(await violations(page)).toEqual([])
  await nothing.getByRole('link', { name: 'See the whole index' }).click()
  await expect(index(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(field(page)).toHaveValue('')
})

test('axe finds nothing on the index, the results, a year and a keyword', async ({ page }) => {
  for (const path of ['search', 'search?q=snow', 'years/2022', 'keywords/sea']) {
    await open(page, `/photography/${path}`)
    if (path !== 'search') await expect(results(page).first()).toBeVisible()
    expect(await violations(page), path).toEqual([])
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('albums and years are links', async ({ page }) => {
    await page.goto('/photography/search')
    await page.locator(SELECT.years).getByRole('link', { name: /^2022/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2022')
    await expect(results(page).first()).toBeVisible()
    await page.goBack()
    const albums = index(page).locator('section', { hasText: 'Albums' })
    await albums.getByRole('link').first().click()
    await expect(page.locator(SELECT.album)).toBeVisible()
  })
})
