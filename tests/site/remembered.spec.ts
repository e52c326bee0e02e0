import type { Page } from '@playwright/test'
import { backLink, heading, menuCloser, menuOpener } from './frame.ts'
import { motionRuns } from './motion.ts'
import { BOTH, THOROUGH } from './tags.ts'
import { expect, hold, open, test } from './test.ts'

// tests/store.test.ts and tests/place test what is remembered and when. These tests add scrolling,
// reload, Back and the boot script.

type Place = { category?: string; album?: string }

/** What the two keys hold, as another script of the origin would read them. */
const place = (page: Page): Promise<Place> =>
  page.evaluate(() => Object.fromEntries(Object.entries(window.localStorage)))

/** Sets the two keys before the next page of this tab is visited, once. */
async function remember(page: Page, place: Place) {
  await page.addInitScript(
    ([once, keys]) => {
      if (window.sessionStorage.getItem(once)) return
      window.sessionStorage.setItem(once, 'done')
      window.localStorage.clear()
      for (const [key, id] of Object.entries(keys)) window.localStorage.setItem(key, id)
    },
    [`remembered ${Math.random()}`, place] as const,
  )
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The page shows the whole of the element with this id, clear of the bar. */
async function expectReturned(page: Page, id: string) {
  const element = page.locator(`[id="${id}"]`)
  await expect(element).toBeInViewport({ ratio: 0.99 })
  const { height } = (await page.getByRole('banner').boundingBox())!
  expect((await element.boundingBox())!.y).toBeGreaterThanOrEqual(height)
}

/**
 * Waits for a page of the visit. Its title takes the focus once the page has returned to its place.
 */
async function expectArrived(page: Page, title: string) {
  await expect(heading(page)).toHaveText(title)
  await expect(heading(page)).toBeFocused()
}

/** Scrolls, and waits for the scroll event. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    window.scrollTo({ top: y, behavior: 'instant' })
    await heard
  }, top)

/** Follows Back from far down the page. */
async function goUp(page: Page) {
  await scrollTo(page, 300)
  // The bar comes back with the focus.
  await backLink(page).focus()
  await backLink(page).click()
}

const byLoad =
  (path: string, id: string, stored: Place) =>
  async ({ page }: { page: Page }) => {
    await remember(page, stored)
    const release = await hold(page, '**/assets/vendor-*.js')
    await page.goto(path)
    await expectReturned(page, id)
    release()
    await motionRuns(page)
    await expectReturned(page, id)
    // A reload also returns to the place, wherever the visitor had scrolled.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await page.reload()
    await motionRuns(page)
    await expectReturned(page, id)
  }

const byLinkAndBack =
  (path: string, list: string, name: string, id: string, title: string) =>
  async ({ page }: { page: Page }) => {
    await open(page, path)
    await page.getByRole('main').getByRole('link', { name }).click()
    await expectArrived(page, title)
    await goUp(page)
    await expectArrived(page, list)
    await expectReturned(page, id)
    await page.goBack()
    await expectArrived(page, title)
    await page.goBack()
    await expectArrived(page, list)
    await expectReturned(page, id)
  }

test.describe('the remembered element is scrolled into view', () => {
  test(
    'on load, before and after hydration, and on reload',
    { tag: BOTH },
    byLoad('/photography/landscape', 'skerries2017', { album: 'skerries2017' }),
  )
  test(
    'by link and by Back',
    byLinkAndBack(
      '/photography/landscape',
      'Landscape',
      'Bergen 2019',
      'bergen2019',
      'Bergen 2019',
    ),
  )

  test.describe('on the other lists', { tag: [THOROUGH, BOTH] }, () => {
    test('/photography by load', byLoad('/photography', 'misc', { category: 'misc' }))
    test(
      '/photography/portraits by load',
      byLoad('/photography/portraits', 'juniper-15m', { album: 'juniper-15m' }),
    )
    test(
      '/photography by link and by Back',
      byLinkAndBack('/photography', 'Photography', 'Miscellaneous', 'misc', 'Miscellaneous'),
    )
    test(
      '/photography/portraits by link and by Back',
      byLinkAndBack(
        '/photography/portraits',
        'Portraits',
        'Juniper Eight Months',
        'juniper-8m',
        'Juniper - Eight Months',
      ),
    )
  })
})

test('a list without a remembered place shows its top, by link and by Back', async ({ page }) => {
  // The album is not chosen in a list, so it is not remembered.
  await open(page, '/photography/landscape/iceland2018')
  await goUp(page)
  await expectArrived(page, 'Landscape')
  await expect.poll(() => scrollTop(page)).toBe(0)
  expect(await place(page)).toEqual({})
  await scrollTo(page, 700)
  const burger = menuOpener(page)
  await burger.focus()
  await burger.click()
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click()
  await expectArrived(page, 'About')
  await page.goBack()
  await expectArrived(page, 'Landscape')
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test('a reload of a list without a remembered place goes to the top', async ({ page }) => {
  await open(page, '/photography/landscape')
  await scrollTo(page, 700)
  await page.reload()
  await motionRuns(page)
  expect(await scrollTop(page)).toBe(0)
})

test('a reload of a page without a list keeps the scroll position', async ({ page }) => {
  await open(page, '/projects')
  await scrollTo(page, 200)
  await page.reload()
  await motionRuns(page)
  await expect.poll(() => scrollTop(page)).toBe(200)
})

test('an album without an element is forgotten only on the portraits page', async ({ page }) => {
  for (const list of ['landscape', 'boats', 'portraits']) {
    const stored = { category: list, album: 'senja2020' }
    await remember(page, stored)
    await open(page, `/photography/${list}`)
    expect(await place(page), list).toEqual(list === 'portraits' ? { category: list } : stored)
  }
})

test.describe('before hydration', () => {
  test('a choice is remembered', async ({ page }) => {
    await remember(page, { category: 'portraits', album: 'pier' })
    await hold(page, '**/assets/vendor-*.js')
    await page.goto('/photography')
    await page.getByRole('link', { name: 'Portraits' }).click()
    await expect(page).toHaveURL('/photography/portraits')
    expect(await place(page)).toEqual({ category: 'portraits' })
    await page.getByRole('link', { name: 'Frida Harbour Maternity' }).click()
    await expect(page).toHaveURL('/photography/portraits/fridaharbourmaternity')
    expect(await place(page)).toEqual({ category: 'portraits', album: 'harbour' })
  })

  test('a press on a button takes effect after hydration', async ({ page }) => {
    const release = await hold(page, '**/assets/vendor-*.js')
    await page.goto('/about')
    await page.getByRole('button', { name: 'Contact' }).click()
    await menuOpener(page).click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await menuCloser(page).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'mona@boen.example' })).toBeVisible()
  })
})
