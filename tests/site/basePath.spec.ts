import { readContent } from '../../src/content/source/readContent.ts'
import { SELECT } from '../../src/document.ts'
import { BASE_SITE, textOf } from './built.ts'
import { backLink, heading, menuOpener } from './frame.ts'
import { THOROUGH } from './tags.ts'
import { appRuns, expect, open, scrollThrough, test } from './test.ts'
import { tile, viewer } from './viewer.ts'

// tests/built/basePath.test.ts tests the paths in its files.
const { base: BASE, content, folder, origin: ORIGIN } = BASE_SITE
const { albums } = await readContent(content)
const [first, second] = albums.find(({ key }) => key === 'iceland2018')!.photos
const ICELAND = `${BASE}/photography/landscape/iceland2018`

test.use({ baseURL: ORIGIN })
/** Nothing outside the base path is requested. */
test.beforeEach(({ page }) => {
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === ORIGIN)
      expect
        .soft(pathname, 'every request stays below the base path')
        .toMatch(/^\/my(\.|%2E)site\//)
  })
})

test('every way through the site stays below its base path', async ({ page }) => {
  await open(page, `${BASE}/`)
  await page
    .locator(SELECT.disc)
    .filter({ hasText: /photography/i })
    .press('Enter')
  await expect(page).toHaveURL(`${BASE}/photography`)
  await page.getByRole('main').getByRole('link', { name: 'Landscape' }).click()
  await expect(page).toHaveURL(`${BASE}/photography/landscape`)
  await page.getByRole('link', { name: 'Iceland 2018' }).click()
  await expect(page).toHaveURL(ICELAND)
  await tile(page, 1).click()
  await expect(viewer(page)).toBeVisible()
  await expect(page).toHaveURL(`${ICELAND}/${first!.id}`)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${ICELAND}/${second!.id}`)
  await page.reload()
  await appRuns(page)
  await expect(viewer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(ICELAND)
  await backLink(page).click()
  await expect(page).toHaveURL(`${BASE}/photography/landscape`)
  await expect(page.locator('#iceland2018')).toBeInViewport()
  await menuOpener(page).click()
  // After a page change a worker draws the relief.
  const worker = page.waitForEvent('worker')
  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click()
  expect(new URL((await worker).url()).pathname).toMatch(/^\/my\.site\/assets\/ringsWorker-/)
  await expect(page).toHaveURL(new RegExp(`${BASE}/?$`))
  await page.reload()
  await expect(page.locator(SELECT.disc)).toHaveCount(3)
})

test('the file of a page and an unknown path stay below the base path', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/\b404\b/)
  await page.goto(`${BASE}/about/index.html`)
  await expect(page).toHaveURL(`${BASE}/about`)
  await page.goto(`${BASE}/index.html`)
  await expect(page).toHaveURL(`${BASE}/`)
  // A host answers percent-encoded letters too.
  await page.goto(`${BASE.replace('.', '%2E')}/%61bout`)
  await expect(page).toHaveURL(`${BASE}/about`)
  await appRuns(page)
  await expect(heading(page)).toHaveText('About')
  await expect(page.locator('head meta[name=robots]')).toHaveCount(0)
  const answer = await page.goto(`${BASE}/nowhere`)
  expect(answer?.status()).toBe(404)
  await appRuns(page)
  await expect(page.getByRole('main')).toContainText('/nowhere')
  await page.getByRole('link', { name: 'See the photographs' }).click()
  await expect(page).toHaveURL(`${BASE}/photography`)
  // A host without rules answers like this.
  const lost = { status: 404, contentType: 'text/html', body: textOf(folder, '404.html') }
  await page.route(`**/photography/iceland2018/*`, (route) => route.fulfill(lost))
  await page.goto(`${BASE}/photography/iceland2018/${first!.id}`)
  await expect(viewer(page)).toBeVisible()
})

for (const [path, title] of [
  ['/photography', 'Photography'],
  // Other addresses of a page, answered by rules.
  ['/photography/portraits/iceland2018', 'Iceland 2018'],
] as const)
  test(
    `${path} loads all its files from below the base path`,
    { tag: THOROUGH },
    async ({ page }) => {
      await page.goto(BASE + path)
      // Hydrated, not rendered again.
      const prerendered = await page.locator('footer').elementHandle()
      await appRuns(page)
      expect(await prerendered?.evaluate((element) => element.isConnected)).toBe(true)
      await scrollThrough(page)
      await expect(page).toHaveURL(BASE + path)
      await expect(heading(page)).toHaveText(title)
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')!))
      expect(links.filter((href) => !href.startsWith(`${BASE}/`))).toEqual([])
      const broken = await page
        .locator('main img')
        .evaluateAll((all) =>
          (all as HTMLImageElement[])
            .filter(({ naturalWidth }) => naturalWidth === 0)
            .map(({ src }) => src),
        )
      expect(broken).toEqual([])
    },
  )
