import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readContent } from '../../src/content/source/readContent.ts'
import { SELECT } from '../../src/document.ts'
import { BUILT, sitemapOf, SPARE_PORT, textOf } from './built.ts'
import { appRuns, expect, scrollThrough, test } from './test.ts'
import { tile, viewer } from './viewer.ts'

/*
 * A site whose address has a path, `https://boen.example/my.site`, as GitHub Pages gives one to each
 * repository. It is built here from the tests' own content, of which the address alone is changed.
 */
const BASE = '/my.site'
const ORIGIN = `http://127.0.0.1:${SPARE_PORT}`
const { content: source, publicDir } = BUILT.site
const folder = 'dist-fixture-base'
const content = 'node_modules/.cache/fixture-base'
const { albums } = await readContent(source)
const [first, second] = albums.find(({ key }) => key === 'iceland2018')!.photos
const ICELAND = `${BASE}/photography/landscape/iceland2018`

const env = { ...process.env, CONTENT: content, PUBLIC_DIR: publicDir, OUT_DIR: folder }
const vite = (...args: string[]) =>
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })

let server: ChildProcess
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(300_000)
  await cp(source, content, { recursive: true })
  const site = join(content, 'site.json')
  const { url, ...rest } = JSON.parse(await readFile(site, 'utf8')) as { url: string }
  await writeFile(site, JSON.stringify({ ...rest, url: url + BASE }))
  expect(await once(vite('build', '--logLevel', 'error'), 'exit')).toEqual([0, null])
  server = vite('preview', '--strictPort', '--host', '127.0.0.1', '--port', `${SPARE_PORT}`)
  const answers = () =>
    fetch(`${ORIGIN}${BASE}/`).then(
      (answer) => answer.ok,
      () => false,
    )
  await expect.poll(answers, { timeout: 60_000 }).toBe(true)
})
test.afterAll(async () => {
  server?.kill()
  await rm(content, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
  await rm(`${folder}-hosts`, { recursive: true, force: true })
})
test.use({ baseURL: ORIGIN })
/** Nothing is asked for beside the site. */
test.beforeEach(({ page }) => {
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === ORIGIN) expect.soft(pathname, 'below the base path').toMatch(/^\/my\.site\//)
  })
})

for (const [path, heading] of [
  ['/about', 'About'],
  ['/projects', 'Projects'],
  ['/photography', 'Photography'],
  ['/photography/portraits', 'Portraits'],
  ['/photography/animals', 'Animals'],
  ['/photography/landscape/iceland2018', 'Iceland 2018'],
  // R24, answered by rules.
  ['/photography/portraits/iceland2018', 'Iceland 2018'],
] as const)
  test(`${path} comes with all that it names`, async ({ page }) => {
    await page.goto(BASE + path)
    // Taken over, not rendered afresh.
    const printed = await page.locator('footer').elementHandle()
    await appRuns(page)
    expect(await printed?.evaluate((element) => element.isConnected)).toBe(true)
    await scrollThrough(page)
    await expect(page).toHaveURL(BASE + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const links = page.locator('a[href^="/"]')
    for (const href of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
      expect.soft(href).toMatch(/^\/my\.site\//)
    const broken = await page
      .locator('main img')
      .evaluateAll(
        (all) => all.filter((img) => (img as HTMLImageElement).naturalWidth === 0).length,
      )
    expect(broken).toBe(0)
  })

test('every way through the site stays below it', async ({ page }) => {
  await page.goto(`${BASE}/`)
  await appRuns(page)
  await page
    .locator(SELECT.disc)
    .filter({ hasText: /photography/i })
    .focus()
  await page.keyboard.press('Enter')
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
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(`${BASE}/photography/landscape`)
  await expect(page.locator('#iceland2018')).toBeInViewport()
  await page.getByRole('button', { name: 'Open menu' }).click()
  // For who comes from another page a worker draws the relief.
  const worker = page.waitForEvent('worker')
  await page.getByRole('dialog').getByRole('link', { name: 'Home' }).click()
  expect(new URL((await worker).url()).pathname).toMatch(/^\/my\.site\/assets\/ringsWorker-/)
  await expect(page).toHaveURL(new RegExp(`${BASE}/?$`))
  await page.reload()
  await expect(page.locator(SELECT.disc)).toHaveCount(3)
})

test('a page’s file, and one that is nowhere, keep to it too', async ({ page, expectTrouble }) => {
  expectTrouble(/\b404\b/)
  await page.goto(`${BASE}/about/index.html`)
  await expect(page).toHaveURL(`${BASE}/about`)
  await page.goto(`${BASE}/index.html`)
  await expect(page).toHaveURL(`${BASE}/`)
  const answer = await page.goto(`${BASE}/nowhere`)
  expect(answer?.status()).toBe(404)
  await appRuns(page)
  await expect(page.getByRole('main')).toContainText('/nowhere')
  await page.getByRole('link', { name: 'See the photographs' }).click()
  await expect(page).toHaveURL(`${BASE}/photography`)
  // As a host without rules answers.
  const lost = { status: 404, contentType: 'text/html', body: textOf(folder, '404.html') }
  await page.route(`**/photography/iceland2018/*`, (route) => route.fulfill(lost))
  await page.goto(`${BASE}/photography/iceland2018/${first!.id}`)
  await expect(viewer(page)).toBeVisible()
})

test('machines are told whole addresses', () => {
  const paths = sitemapOf(folder)
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => !path.startsWith(`${BASE}/`))).toEqual([])
  expect(textOf(folder, 'robots.txt')).toMatch(
    /^Sitemap: https:\/\/boen\.example\/my\.site\/sitemap/m,
  )
  expect(textOf(folder, 'robots.txt')).toMatch(/^Disallow: \/my\.site\/photos\//m)
  for (const [, url] of textOf(folder, 'about.html').matchAll(/content="(https:[^"]*)"/g))
    expect(url).toMatch(/^https:\/\/boen\.example\/my\.site\//)
})
