import type { Page } from '@playwright/test'
import { appRuns, expect, hold, test } from './test.ts'

const DATA = '**/assets/album-*.json'
const ALBUM = '/photography/landscape/iceland2018'

/** Opens the album, and lets the application come for data that it cannot have. */
async function openWithoutData(page: Page): Promise<void> {
  await page.route(DATA, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (r) => r.url().endsWith('.json'))
  await page.goto(ALBUM)
  await page.keyboard.press('Shift')
  await failed
}

test.describe('a connection that fails', () => {
  test('without the page’s data, the prerendered page goes on as it is', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/album-\w+\.json/, /ERR_FAILED/)
    await openWithoutData(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iceland 2018')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/photography/landscape')
  })

  test('the next press asks again', async ({ page, expectTrouble }) => {
    expectTrouble(/album-\w+\.json/, /ERR_FAILED/)
    await openWithoutData(page)
    await page.unroute(DATA)
    const isRunning = async () => {
      await page.keyboard.press('Shift')
      return page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}).length > 0)
    }
    await expect.poll(isRunning).toBe(true)
    await appRuns(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('a page that cannot be reached on the way says so quietly and offers to try again', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/album-\w+\.json/, /ERR_FAILED/, /Failed to fetch/)
    await page.goto('/photography/landscape')
    await page.keyboard.press('Shift')
    await appRuns(page)
    await page.route(DATA, (route) => route.abort())
    await page.getByRole('link', { name: 'Iceland 2018' }).click()
    const main = page.getByRole('main')
    await expect(main).toContainText('This page could not be fetched.')
    await expect(main).not.toContainText(/error|stack|at \w+ \(/i)
    await page.unroute(DATA)
    await main.getByRole('link', { name: 'Try again' }).click()
    await expect(main.getByRole('listitem')).toHaveCount(12)
  })
})

test('a viewer that cannot be fetched leaves the album as it is', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/PhotoPage-|_photo-/, /ERR_FAILED/, /Failed to fetch/)
  const VIEWER = /(PhotoPage|_photo)-[\w-]+\.js/
  await page.route(VIEWER, (route) => route.abort())
  await page.goto(ALBUM)
  await appRuns(page)
  const main = page.getByRole('main')
  await main.getByRole('listitem').nth(1).getByRole('link').click()
  await expect(main).toContainText('This page could not be fetched.')
  await expect(page).toHaveURL(new RegExp(`${ALBUM}/\\w+$`))
  // Nothing lies over the page.
  await expect(page.locator('[inert]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iceland 2018')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.unroute(VIEWER)
  await main.getByRole('link', { name: 'Try again' }).click()
  const viewer = page.getByRole('dialog', { name: /one photograph at a time/ })
  await expect(viewer).toBeVisible()
  await appRuns(page)
  await viewer.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL(ALBUM)
  await expect(main.getByRole('listitem').nth(1).getByRole('link')).toBeFocused()
})

test('the application is asked for at once when a mouse moves', async ({ page }) => {
  const release = await hold(page, '/photos/**')
  await page.goto(ALBUM, { waitUntil: 'domcontentloaded' })
  const application = page.waitForRequest(/vendor-/)
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 200)
  await application
  release()
})

test('the application is not asked for while the first pictures are on their way', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const release = await hold(page, '/photos/**')
  await page.goto(ALBUM, { waitUntil: 'domcontentloaded' })
  await page.evaluate(async () => {
    // As browsers tell a page that opens under a mouse.
    window.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }))
    for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame)
  })
  expect(asked.filter((url) => /vendor-|app-|album-/.test(url))).toEqual([])
  const application = page.waitForRequest(/vendor-/)
  release()
  await application
})
