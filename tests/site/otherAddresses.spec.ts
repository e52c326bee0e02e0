import type { Page } from '@playwright/test'
import { albumPath } from '../../src/content/addresses.ts'
import { readContent } from '../../src/content/source/readContent.ts'
import { SELECT } from '../../src/document.ts'
import { BUILT, textOf } from './built.ts'
import { backLink, heading } from './frame.ts'
import { appRuns, expect, hold, test, watchShifts } from './test.ts'

/*
 * An album and its photographs are prerendered once. These tests visit their other addresses, on a
 * host that knows the rules and on a host that has only 404.html.
 */
const { content: source, folder } = BUILT.site
const { albums, site } = await readContent(source)
const ICELAND = '/photography/landscape/iceland2018'
const [first] = albums.find(({ key }) => key === 'iceland2018')!.photos
const renamed = albums.find(({ aliases }) => aliases.length > 0)!
const unlisted = albums.find(({ level }) => level === 'unlisted')!

const canonical = (page: Page) => page.locator('head link[rel=canonical]')
const robots = (page: Page) => page.locator('head meta[name=robots]')
const tiles = (page: Page) => page.locator(`${SELECT.tile} a`)

test.describe('on a host that knows the rules', () => {
  test('another address of an album shows the prerendered page, hydrated with links of that address', async ({
    page,
  }) => {
    const shiftsOf = await watchShifts(page)
    const answer = await page.goto('/photography/portraits/ICELAND2018/?from=a-friend')
    expect(answer?.status()).toBe(200)
    const prerendered = await tiles(page).first().elementHandle()
    await appRuns(page)
    expect(await prerendered?.evaluate((element) => element.isConnected)).toBe(true)
    const own = '/photography/portraits/ICELAND2018'
    await expect(page).toHaveURL(new RegExp(`${own}/?\\?from=a-friend$`))
    await expect(heading(page)).toHaveText('Iceland 2018')
    await expect(canonical(page)).toHaveAttribute('href', site.url + ICELAND)
    await expect(tiles(page).first()).toHaveAttribute('href', `${own}/${first!.id}`)
    await expect(backLink(page)).toHaveAttribute('href', '/photography/portraits')
    expect(await shiftsOf()).toEqual([])

    // One segment less is another route.
    await page.goto('/photography/iceland2018')
    const again = await tiles(page).first().elementHandle()
    await appRuns(page)
    expect(await again?.evaluate((element) => element.isConnected)).toBe(true)
    const link = `/photography/iceland2018/${first!.id}`
    await expect(tiles(page).first()).toHaveAttribute('href', link)
    await expect(backLink(page)).toHaveAttribute('href', '/photography')
  })

  test('another address of a photograph shows it over its album at that address', async ({
    page,
  }) => {
    const album = '/photography/portraits/iceland2018'
    const answer = await page.goto(`${album}/${first!.id}`)
    expect(answer?.status()).toBe(200)
    const prerendered = await page.locator(SELECT.viewer).elementHandle()
    await appRuns(page)
    expect(await prerendered?.evaluate((element) => element.isConnected)).toBe(true)
    await expect(canonical(page)).toHaveAttribute('href', `${site.url}${ICELAND}/${first!.id}`)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(album)
    await expect(tiles(page).first()).toHaveAttribute('href', `${album}/${first!.id}`)
  })
})

test.describe('on a host without rules', () => {
  test.beforeEach(async ({ page, expectTrouble }) => {
    expectTrouble(/\b404\b/)
    // Such a host answers with 404.html if it has no file.
    const lost = { status: 404, contentType: 'text/html', body: textOf(folder, '404.html') }
    await page.route('/photography/**', (route) => {
      const { pathname } = new URL(route.request().url())
      const isPrinted = pathname.startsWith(ICELAND) || pathname === albumPath(unlisted)
      return isPrinted ? route.continue() : route.fulfill(lost)
    })
  })

  test('404.html shows the album, and never its own text before', async ({ page }) => {
    const missed: string[] = []
    page.on('response', (response) => {
      if (response.status() === 404) missed.push(new URL(response.url()).pathname)
    })
    const release = await hold(page, '**/assets/entry-client-*.js')
    await page.goto('/photography/portraits/iceland2018', { waitUntil: 'domcontentloaded' })
    await expect(page.getByText('Off the map')).toBeHidden()
    release()
    await expect(heading(page)).toHaveText('Iceland 2018')
    await expect(tiles(page)).toHaveCount(12)
    await expect(canonical(page)).toHaveAttribute('href', site.url + ICELAND)
    await expect(robots(page)).toHaveCount(0)
    // The application requests no other missing file.
    await appRuns(page)
    expect(missed).toEqual(['/photography/portraits/iceland2018'])
  })

  test('404.html shows a photograph and removes the slash from its address', async ({ page }) => {
    await page.goto(`/photography/iceland2018/${first!.id}/`)
    await expect(page).toHaveURL(`/photography/iceland2018/${first!.id}`)
    await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('alt', first!.alt)
    await expect(canonical(page)).toHaveAttribute('href', `${site.url}${ICELAND}/${first!.id}`)
  })

  test('404.html shows an album at its former address', async ({ page }) => {
    const former = `/photography/${renamed.aliases[0]}`
    await page.goto(former)
    await expect(heading(page)).toHaveText(renamed.title)
    await expect(page).toHaveURL(former)
    await expect(canonical(page)).toHaveAttribute('href', site.url + albumPath(renamed))
  })

  test('404.html shows an unlisted album, although none of its files names that album', async ({
    page,
  }) => {
    await page.goto(`/photography/landscape/${unlisted.key}`)
    await expect(heading(page)).toHaveText(unlisted.title)
    await expect(robots(page)).toHaveAttribute('content', 'noindex, noimageindex')
  })

  test('404.html says that the page is off the map if its application cannot be fetched', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/assets/)
    await page.route('**/assets/entry-client-*.js', (route) => route.abort())
    await page.goto('/photography/portraits/iceland2018')
    await expect(page.getByText('Off the map')).toBeVisible()
  })

  test('404.html shows off the map at once for any other path', async ({ page }) => {
    const release = await hold(page, '**/assets/entry-client-*.js')
    await page.goto('/nowhere', { waitUntil: 'domcontentloaded' })
    await expect(page.getByText('Off the map')).toBeVisible()
    release()
  })
})
