import type { Page } from '@playwright/test'
import { LANDSCAPE } from '../fixtures/owner.ts'
import { appRuns, expect, test } from './test.ts'

const ASSETS = /\/assets\//
const MESSAGE = 'This page could not be fetched.'

/** How many documents have been asked for, from now on. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

/**
 * The site is published anew under the open page: its files are gone, and the host answers with this
 * status and a page. With the next document come its own files.
 */
async function publishAnew(page: Page, status: number): Promise<void> {
  let isOld = true
  await page.route('**/*', (route) => {
    const request = route.request()
    if (request.isNavigationRequest()) isOld = false
    if (!isOld || !ASSETS.test(request.url())) return route.continue()
    return route.fulfill({ status, contentType: 'text/html', body: '<!doctype html><p>Lost' })
  })
}

const main = (page: Page) => page.getByRole('main')
const isAlbum = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iceland 2018')
  await expect(main(page).getByRole('listitem')).toHaveCount(12)
}

/** Ways on from a page that was left open. */
const WAYS: {
  way: string
  from: string
  press: (page: Page) => Promise<unknown>
  to: string | RegExp
  isThere: (page: Page) => Promise<void>
}[] = [
  {
    way: 'a list to an album',
    from: '/photography/landscape',
    press: (page) => page.getByRole('link', { name: 'Iceland 2018' }).click(),
    to: '/photography/landscape/iceland2018',
    isThere: isAlbum,
  },
  {
    way: 'an album to a photograph',
    from: '/photography/landscape/iceland2018',
    press: (page) => main(page).getByRole('listitem').nth(1).getByRole('link').click(),
    to: /iceland2018\/\w+$/,
    isThere: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    way: 'an album up to its list',
    from: '/photography/landscape/iceland2018',
    press: (page) => page.getByRole('link', { name: 'Back', exact: true }).click(),
    to: '/photography/landscape',
    isThere: (page) => expect(main(page).getByRole('listitem')).toHaveCount(LANDSCAPE.length),
  },
  {
    way: 'the categories to a list',
    from: '/photography',
    press: (page) => page.getByRole('link', { name: 'Portraits' }).click(),
    to: '/photography/portraits',
    isThere: (page) => expect(main(page).getByRole('listitem')).toHaveCount(7),
  },
  {
    way: 'home to a framed page',
    from: '/',
    press: (page) => page.getByRole('link', { name: 'About' }).press('Enter'),
    to: '/about',
    isThere: (page) => expect(page.getByRole('button', { name: 'Contact' })).toBeVisible(),
  },
]

test.describe('a site that was published anew under an open page', () => {
  for (const status of [404, 200])
    for (const { way, from, press, to, isThere } of WAYS)
      test(`leads on from ${way}, where the host answers ${status}`, async ({
        page,
        expectTrouble,
      }) => {
        expectTrouble(/404/, /MIME type/, /Failed to fetch/)
        await page.goto(from)
        await appRuns(page)
        await publishAnew(page, status)
        const documents = countDocuments(page)
        await press(page)
        await expect(page).toHaveURL(to)
        await isThere(page)
        await appRuns(page)
        expect(documents()).toBe(1)
        await expect(page.getByText(MESSAGE)).toHaveCount(0)
      })

  test('leads back to a page that the browser goes back to', async ({ page, expectTrouble }) => {
    expectTrouble(/404/, /Failed to fetch/)
    await page.goto('/photography/landscape')
    await appRuns(page)
    await page.getByRole('link', { name: 'Iceland 2018' }).click()
    await isAlbum(page)
    await page.reload()
    await appRuns(page)
    await publishAnew(page, 404)
    const documents = countDocuments(page)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/photography/landscape')
    await expect(main(page).getByRole('listitem')).toHaveCount(LANDSCAPE.length)
    await appRuns(page)
    expect(documents()).toBe(1)
    // What lies ahead is still ahead.
    await page.goForward({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/photography/landscape/iceland2018')
    await isAlbum(page)
  })

  test('closes a photograph onto its album as ever', async ({ page, expectTrouble }) => {
    expectTrouble(/404/, /Failed to fetch/)
    await page.goto('/photography/landscape/iceland2018')
    await appRuns(page)
    await publishAnew(page, 404)
    await main(page).getByRole('listitem').nth(1).getByRole('link').click()
    const viewer = page.getByRole('dialog', { name: /one photograph at a time/ })
    await expect(viewer).toBeVisible()
    await appRuns(page)
    await viewer.getByRole('link', { name: 'Close' }).click()
    await expect(page).toHaveURL('/photography/landscape/iceland2018')
    await isAlbum(page)
  })

  test('is not loaded anew for a link that is only pointed at', async ({ page, expectTrouble }) => {
    expectTrouble(/404/, /Failed to fetch/)
    await page.goto('/photography/landscape')
    await appRuns(page)
    await publishAnew(page, 404)
    const documents = countDocuments(page)
    const asked = page.waitForResponse(
      (r) => ASSETS.test(r.url()) && r.request().method() === 'HEAD',
    )
    const link = page.getByRole('link', { name: 'Iceland 2018' })
    await link.focus()
    await link.hover()
    await (await asked).finished()
    expect(documents()).toBe(0)
    await link.click()
    await isAlbum(page)
    expect(documents()).toBe(1)
  })

  test('is loaded anew, once, where its application is gone', async ({ page, expectTrouble }) => {
    expectTrouble(/404/, /MIME type/, /Failed to fetch/)
    let gone = true
    await page.route(/app-[\w-]+\.js/, (route) =>
      gone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    const documents = countDocuments(page)
    const failed = () =>
      page.waitForResponse((r) => /app-/.test(r.url()) && r.request().method() === 'HEAD')
    const first = failed()
    await page.goto('/photography/landscape/iceland2018')
    await first
    await expect.poll(documents).toBe(2)
    // It is gone here too: the prerendered page goes on as it is.
    await failed()
    const again = failed()
    await expect(async () => {
      await page.keyboard.press('Shift')
      await Promise.race([again, Promise.reject(new Error('not asked for yet'))])
    }).toPass()
    await isAlbum(page)
    expect(documents()).toBe(2)
    gone = false
    await page.reload()
    await appRuns(page)
  })
})

test('a page whose files are missing is loaded whole once, and says so the next time', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404/, /Failed to fetch/)
  await page.route('**/assets/album-*.json', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/photography/landscape')
  await appRuns(page)
  const documents = countDocuments(page)
  await page.getByRole('link', { name: 'Iceland 2018' }).click()
  // Printed, the page is whole without them.
  await expect.poll(documents).toBe(1)
  await isAlbum(page)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL('/photography/landscape')
  await appRuns(page)
  const before = documents()
  await page.getByRole('link', { name: 'Iceland 2018' }).click()
  await expect(main(page)).toContainText(MESSAGE)
  expect(documents()).toBe(before)
})

for (const [from, link] of [
  ['/', 'About'],
  ['/photography', 'Landscape'],
] as const)
  test(`a network that fails on the way from ${from} says so`, async ({ page, expectTrouble }) => {
    expectTrouble(/ERR_FAILED/, /Failed to fetch/)
    await page.goto(from)
    await appRuns(page)
    const documents = countDocuments(page)
    await page.route(ASSETS, (route) => route.abort())
    await page.getByRole('link', { name: link }).press('Enter')
    await expect(page.getByText(MESSAGE)).toBeVisible()
    expect(documents()).toBe(0)
    await page.unroute(ASSETS)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link)
    expect(documents()).toBe(1)
  })
