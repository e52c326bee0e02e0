import { backLink, heading, menuOpener } from './frame.ts'
import { appRuns, expect, failRequests, hold, open, test } from './test.ts'

const DATA = '**/assets/album-*.json'
const ALBUM = '/photography/landscape/iceland2018'
const MESSAGE = 'This page could not be fetched.'

test('a prerendered page stays without its data, and the next press fetches the data again', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/album-\w+\.json/, /ERR_FAILED/)
  const mend = await failRequests(page, DATA)
  const failed = page.waitForEvent('requestfailed', (r) => r.url().endsWith('.json'))
  await page.goto(ALBUM)
  await page.keyboard.press('Shift')
  await failed
  await expect(heading(page)).toHaveText('Iceland 2018')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12)
  await backLink(page).click()
  await expect(page).toHaveURL('/photography/landscape')
  await page.goBack()
  await expect(heading(page)).toHaveText('Iceland 2018')
  mend()
  const isRunning = async () => {
    await page.keyboard.press('Shift')
    return heading(page).evaluate((title) => Object.keys(title).length > 0)
  }
  await expect.poll(isRunning).toBe(true)
  await appRuns(page)
  await menuOpener(page).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('a page whose data cannot be fetched shows a message and Try again', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/album-\w+\.json/, /ERR_FAILED/, /Failed to fetch/)
  await open(page, '/photography/landscape')
  const mend = await failRequests(page, DATA)
  await page.getByRole('link', { name: 'Iceland 2018' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText(MESSAGE)
  await expect(main).not.toContainText(/error|stack|at \w+ \(/i)
  mend()
  await main.getByRole('link', { name: 'Try again' }).click()
  await expect(main.getByRole('listitem')).toHaveCount(12)
})

test('a viewer that cannot be fetched keeps the album usable', async ({ page, expectTrouble }) => {
  expectTrouble(/PhotoPage-|_photo-/, /ERR_FAILED/, /Failed to fetch/)
  const VIEWER = /(PhotoPage|_photo)-[\w-]+\.js/
  const mend = await failRequests(page, VIEWER)
  await open(page, ALBUM)
  const main = page.getByRole('main')
  const second = main.getByRole('listitem').nth(1).getByRole('link')
  await second.click()
  await expect(main).toContainText(MESSAGE)
  await expect(page).toHaveURL(new RegExp(`${ALBUM}/\\w+$`))
  // The page handles keys again: the viewer would keep them.
  const isLeft = () =>
    page.evaluate(() =>
      document.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }),
      ),
    )
  await expect.poll(isLeft).toBe(true)
  // Nothing lies over the page.
  await expect(page.locator('[inert]')).toHaveCount(0)
  await expect(heading(page)).toHaveText('Iceland 2018')
  await menuOpener(page).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  mend()
  await main.getByRole('link', { name: 'Try again' }).click()
  const viewer = page.getByRole('dialog', { name: /one photograph at a time/ })
  await expect(viewer).toBeVisible()
  await appRuns(page)
  await viewer.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL(ALBUM)
  await expect(second).toBeFocused()
})

test('the application waits for the first pictures, unless a mouse moves', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const release = await hold(page, '/photos/**')
  await page.goto(ALBUM, { waitUntil: 'domcontentloaded' })
  await page.evaluate(async () => {
    // Browsers send this to a page that opens under a mouse.
    window.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }))
    // This request comes after any that the event causes.
    await fetch('/robots.txt')
  })
  expect(asked).toContain('/robots.txt')
  expect(asked.filter((path) => /vendor-|app-|album-/.test(path))).toEqual([])
  const application = page.waitForRequest(/vendor-/)
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 200)
  await application
  release()
})
