import type { Page } from '@playwright/test'
import { LANDSCAPE } from '../fixtures/owner.ts'
import { backLink, heading } from './frame.ts'
import { THOROUGH } from './tags.ts'
import { appRuns, expect, failRequests, open, test } from './test.ts'

const ASSETS = /\/assets\//
const MESSAGE = 'This page could not be fetched.'

/** Counts the documents requested from now on. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1
  })
  return () => count
}

/**
 * Publishes the site anew under the open page: the old files are gone, and the host answers with
 * this status and a page. The next document gets its own files.
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
  await expect(heading(page)).toHaveText('Iceland 2018')
  await expect(main(page).getByRole('listitem')).toHaveCount(12)
}

/** Ways on from a page that was left open. */
const WAYS: Record<
  string,
  {
    from: string
    press: (page: Page) => Promise<unknown>
    to: string | RegExp
    isThere: (page: Page) => Promise<void>
  }
> = {
  'a list to an album': {
    from: '/photography/landscape',
    press: (page) => page.getByRole('link', { name: 'Iceland 2018' }).click(),
    to: '/photography/landscape/iceland2018',
    isThere: isAlbum,
  },
  'home to a framed page': {
    from: '/',
    press: (page) => page.getByRole('link', { name: 'About' }).press('Enter'),
    to: '/about',
    isThere: (page) => expect(page.getByRole('button', { name: 'Contact' })).toBeVisible(),
  },
  'an album to a photograph': {
    from: '/photography/landscape/iceland2018',
    press: (page) => main(page).getByRole('listitem').nth(1).getByRole('link').click(),
    to: /iceland2018\/\w+$/,
    isThere: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  'an album up to its list': {
    from: '/photography/landscape/iceland2018',
    press: (page) => backLink(page).click(),
    to: '/photography/landscape',
    isThere: (page) => expect(main(page).getByRole('listitem')).toHaveCount(LANDSCAPE.length),
  },
  'the categories to a list': {
    from: '/photography',
    press: (page) => page.getByRole('link', { name: 'Portraits' }).click(),
    to: '/photography/portraits',
    isThere: (page) => expect(main(page).getByRole('listitem')).toHaveCount(7),
  },
}
/** One case for data and one for code, with both answers of hosts for a missing file. */
const GATE = new Set(['a list to an album 404', 'home to a framed page 200'])

test.describe('a site published anew under an open page', () => {
  for (const status of [404, 200])
    for (const [way, { from, press, to, isThere }] of Object.entries(WAYS))
      test(
        `leads from ${way}, when the host answers ${status}`,
        { tag: GATE.has(`${way} ${status}`) ? [] : THOROUGH },
        async ({ page, expectTrouble }) => {
          expectTrouble(/404/, /MIME type/, /Failed to fetch/)
          await open(page, from)
          await publishAnew(page, status)
          const documents = countDocuments(page)
          await press(page)
          await expect(page).toHaveURL(to)
          await isThere(page)
          await expect.poll(documents).toBe(1)
          await appRuns(page)
          expect(documents()).toBe(1)
          await expect(page.getByText(MESSAGE)).toHaveCount(0)
        },
      )

  test('goes back to a page of the former build', async ({ page, expectTrouble }) => {
    expectTrouble(/404/, /Failed to fetch/)
    await open(page, '/photography/landscape')
    await page.getByRole('link', { name: 'Iceland 2018' }).click()
    await isAlbum(page)
    await page.reload()
    await appRuns(page)
    await publishAnew(page, 404)
    const documents = countDocuments(page)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/photography/landscape')
    await expect(main(page).getByRole('listitem')).toHaveCount(LANDSCAPE.length)
    await expect.poll(documents).toBe(1)
    await appRuns(page)
    expect(documents()).toBe(1)
    // Forward still works.
    await page.goForward({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/photography/landscape/iceland2018')
    await isAlbum(page)
  })

  test('closes a photograph onto its album', { tag: THOROUGH }, async ({ page, expectTrouble }) => {
    expectTrouble(/404/, /Failed to fetch/)
    await open(page, '/photography/landscape/iceland2018')
    await publishAnew(page, 404)
    const documents = countDocuments(page)
    await main(page).getByRole('listitem').nth(1).getByRole('link').click()
    await expect.poll(documents).toBe(1)
    const viewer = page.getByRole('dialog', { name: /one photograph at a time/ })
    await expect(viewer).toBeVisible()
    await appRuns(page)
    await viewer.getByRole('link', { name: 'Close' }).click()
    await expect(page).toHaveURL('/photography/landscape/iceland2018')
    await isAlbum(page)
  })

  test(
    'is not reloaded for a link that is only pointed at',
    { tag: THOROUGH },
    async ({ page, expectTrouble }) => {
      expectTrouble(/404/, /Failed to fetch/)
      await open(page, '/photography/landscape')
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
      await expect.poll(documents).toBe(1)
    },
  )

  test('is reloaded once if its application is missing', async ({ page, expectTrouble }) => {
    expectTrouble(/404/, /MIME type/, /Failed to fetch/)
    const APP = /entry-client-[\w-]+\.js/
    await page.route(APP, (route) => route.fulfill({ status: 404, body: '' }))
    const documents = countDocuments(page)
    // Each failed load of the application requests its file once more.
    let misses = 0
    page.on('response', (r) => {
      if (APP.test(r.url()) && r.request().method() === 'HEAD') misses += 1
    })
    await page.goto('/photography/landscape/iceland2018')
    await expect.poll(documents).toBe(2)
    // It is missing here too: the prerendered page stays, and the next press tries again.
    await expect.poll(() => misses).toBe(2)
    await expect
      .poll(async () => {
        await page.keyboard.press('Shift')
        return misses
      })
      .toBeGreaterThan(2)
    await isAlbum(page)
    expect(documents()).toBe(2)
    await page.unroute(APP)
    await page.reload()
    await appRuns(page)
  })
})

test('a page with missing files is reloaded once, and shows a message the next time', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404/, /Failed to fetch/)
  await page.route('**/assets/album-*.json', (route) => route.fulfill({ status: 404, body: '' }))
  await open(page, '/photography/landscape')
  const documents = countDocuments(page)
  await page.getByRole('link', { name: 'Iceland 2018' }).click()
  // The prerendered page is complete without them.
  await expect.poll(documents).toBe(1)
  await isAlbum(page)
  await backLink(page).click()
  await expect(page).toHaveURL('/photography/landscape')
  await appRuns(page)
  const before = documents()
  await page.getByRole('link', { name: 'Iceland 2018' }).click()
  await expect(main(page)).toContainText(MESSAGE)
  expect(documents()).toBe(before)
})

test(
  'a page that cannot be fetched from the home page shows a message',
  { tag: THOROUGH },
  async ({ page, expectTrouble }) => {
    expectTrouble(/ERR_FAILED/, /Failed to fetch/)
    await open(page, '/')
    const documents = countDocuments(page)
    const mend = await failRequests(page, ASSETS)
    await page.getByRole('link', { name: 'About' }).press('Enter')
    await expect(page.getByText(MESSAGE)).toBeVisible()
    expect(documents()).toBe(0)
    mend()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('About')
    expect(documents()).toBe(1)
  },
)
