import type { Page } from '@playwright/test'
import iceland2018 from '../fixtures/content/albums/iceland2018.json' with { type: 'json' }
import animals from '../fixtures/content/albums/animals.json' with { type: 'json' }
import misc from '../fixtures/content/albums/misc.json' with { type: 'json' }
import snow from '../fixtures/content/albums/fridapiermaternity.json' with { type: 'json' }
import { LANDSCAPE, LISTED, NAME as SITE, ORIGIN, PORTRAITS } from '../fixtures/owner.ts'
import { SELECT } from '../../src/document'
import { appRuns, expect, hold, test } from './test.ts'

/** How many photographs an album shows. */
const shown = ({ photos }: { photos: object[] }) =>
  photos.filter((photo) => !('hide' in photo)).length

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const items = (page: Page) => page.getByRole('main').getByRole('listitem')
const canonical = (page: Page) => page.locator('link[rel=canonical]')
const robots = (page: Page) => page.locator('meta[name=robots]')

/** The album's own page, in every way that a visitor and a machine can tell. */
async function expectAlbum(page: Page, title: string, count: number, path: string) {
  await expect(heading(page)).toHaveText(title)
  await expect(page).toHaveTitle(`${title} — ${SITE}`)
  await expect(items(page)).toHaveCount(count)
  await expect(canonical(page)).toHaveCount(1)
  await expect(canonical(page)).toHaveAttribute('href', ORIGIN + path)
}

test.describe('R2 Miscellaneous and Animals', () => {
  test('the four category links, in elements whose ids are the category ids', async ({ page }) => {
    await page.goto('/photography')
    for (const [id, name, path] of [
      ['landscape', 'Landscape', '/photography/landscape'],
      ['portraits', 'Portraits', '/photography/portraits'],
      ['animals', 'Animals', '/photography/animals'],
      ['misc', 'Miscellaneous', '/photography/miscellaneous'],
    ] as const)
      await expect(page.locator(`#${id}`).getByRole('link', { name })).toHaveAttribute('href', path)
    await expect(items(page)).toHaveText([
      'Landscape',
      'Portraits',
      'Animals',
      'Miscellaneous',
      'Boats',
    ])
  })

  test('animals and miscellaneous show the albums animals and misc', async ({ page }) => {
    await page.goto('/photography')
    await page.getByRole('link', { name: 'Animals' }).click()
    await expectAlbum(page, 'Animals', shown(animals), '/photography/animals')
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.getByRole('link', { name: 'Miscellaneous' }).click()
    await expectAlbum(page, 'Miscellaneous', shown(misc), '/photography/miscellaneous')
  })

  test('misc works too, and names miscellaneous as canonical', async ({ page }) => {
    await page.goto('/photography/misc')
    await expectAlbum(page, 'Miscellaneous', shown(misc), '/photography/miscellaneous')
  })
})

test.describe('R3 Matching', () => {
  // Addresses in odd letter case have no file: a static host answers 404, with a page that copes.
  test.beforeEach(({ expectTrouble }) => expectTrouble(/\b404\b/))

  test.skip(({ isMobile }) => isMobile, 'the same on every screen')

  test('album parameters match in any letter case, wherever an album can appear', async ({
    page,
  }) => {
    for (const path of [
      '/photography/landscape/ICELAND2018',
      '/photography/landscape/Iceland2018/',
      '/photography/iCeLaNd2018',
      '/photography/portraits/Iceland2018',
    ]) {
      await page.goto(path)
      const { length } = iceland2018.photos
      await expectAlbum(page, 'Iceland 2018', length, '/photography/landscape/iceland2018')
      await expect(robots(page)).toHaveCount(0)
    }
    await page.goto('/photography/ANIMALS')
    await expectAlbum(page, 'Animals', shown(animals), '/photography/animals')
  })

  test('any album key works at three addresses, of which one is canonical', async ({ page }) => {
    for (const parent of ['/photography', '/photography/landscape', '/photography/portraits']) {
      const answer = await page.goto(`${parent}/fridapiermaternity`)
      expect(answer?.status()).toBe(200)
      const { length } = snow.photos
      const path = '/photography/portraits/fridapiermaternity'
      await expectAlbum(page, 'Frida Pier Maternity', length, path)
    }
  })

  test('links and sitemap use only the canonical addresses', async ({ page }) => {
    const landscape = LANDSCAPE.map(([key]) => `/photography/landscape/${key}`)
    const open = landscape.filter((path) => !path.endsWith(LISTED))
    const family = PORTRAITS.map(([key]) => `/photography/portraits/${key}`)
    for (const [list, paths] of [
      ['/photography/landscape', landscape],
      ['/photography/portraits', family],
      ['/photography/boats', ['/photography/landscape/skerries2017', '/photography/boats/boats']],
    ] as const) {
      await page.goto(list)
      const links = page.getByRole('main').getByRole('link')
      await expect(links).toHaveCount(paths.length)
      expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(
        paths,
      )
    }
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    const named = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url)
    const lists = ['/photography', '/photography/landscape', '/photography/boats']
    const places = ['/', '/about', '/projects', '/prices', ...lists]
    const own = ['animals', 'miscellaneous', 'boats/boats'].map((path) => `/photography/${path}`)
    const albums = [...open, ...own]
    // Below an album stand its photographs, which photos.spec and pages.spec look after.
    const isPhoto = (url = '') => albums.some((path) => url.startsWith(`${ORIGIN}${path}/`))
    const pages = named.filter((url) => !isPhoto(url))
    expect(new Set(pages)).toEqual(new Set([...places, ...albums].map((path) => ORIGIN + path)))
    expect(pages).toHaveLength(places.length + albums.length)
    expect(new Set(named).size).toBe(named.length)
  })
})

test.describe('R4 Unknown album', () => {
  test.beforeEach(({ expectTrouble }) => expectTrouble(/\b404\b/))

  for (const path of [
    '/photography/atlantis1999',
    '/photography/landscape/atlantis1999',
    '/photography/portraits/atlantis1999/',
  ])
    test(`${path} is an empty list, without a message`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('list')).toHaveCount(1)
      await expect(items(page)).toHaveCount(0)
      await expect(page.getByRole('main')).toHaveText('')
      await expect(page.getByRole('main').getByRole('img')).toHaveCount(0)

      // The bar and the way back stay; its title is empty.
      await expect(page.getByRole('banner')).toHaveText('Back')
      const parent = path.replace(/\/atlantis1999\/?$/, '')
      await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
        'href',
        parent,
      )
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()

      await expect(page).toHaveTitle(SITE)
      await expect(robots(page)).toHaveAttribute('content', /\bnoindex\b/)
    })

  test('is left by the way back', async ({ page }) => {
    await page.goto('/photography/landscape/atlantis1999')
    await expect(page).toHaveTitle(SITE)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(heading(page)).toHaveText('Landscape')
    await expect(robots(page)).toHaveCount(0)
  })
})

test.describe('R5 Not found', () => {
  test.beforeEach(({ expectTrouble }) => expectTrouble(/\b404\b/))

  test('any other path is off the map, within bar and footer', async ({ page }) => {
    for (const path of [
      '/nowhere',
      '/about/more',
      '/photo/graphy/land/scape/x',
      '/photography/landscape/iceland2018/3/x',
      '/index.php',
    ]) {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('main')).toContainText('Off the map')
      await expect(page.getByRole('main')).toContainText(path)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText(SITE)
      await expect(heading(page)).toHaveCount(1)
      await expect(robots(page)).toHaveAttribute('content', /\bnoindex\b/)
    }
  })

  test('a link leads home', async ({ page }) => {
    await page.goto('/nowhere')
    await page.getByRole('main').getByRole('link', { name: /home/i }).click()
    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle(`Home — ${SITE}`)
  })

  test('it says what is not there until another page is', async ({ page }) => {
    await page.goto('/nowhere')
    await appRuns(page)
    const serve = await hold(page, /\/assets\/photography\.index-.*\.js/)
    const link = page.getByRole('main').getByRole('link', { name: /photographs/i })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/photography')
    await expect(page.getByRole('main')).toContainText('/nowhere')
    await expect(heading(page)).not.toHaveClass(/nature/)
    await expect(link).toBeFocused()
    serve()
    await expect(heading(page)).toHaveText('Photography')
  })

  test('a link leads to the photographs', async ({ page }) => {
    await page.goto('/nowhere')
    await page
      .getByRole('main')
      .getByRole('link', { name: /photographs/i })
      .click()
    await expect(page).toHaveURL('/photography')
    await expect(heading(page)).toHaveText('Photography')
    await expect(robots(page)).toHaveCount(0)
  })
})

test.describe('R16 Page titles', () => {
  test.skip(({ isMobile }) => isMobile, 'the same on every screen')

  test('of home, in the document alone', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle(`Home — ${SITE}`)
    await expect(page.getByRole('banner')).toHaveCount(0)
  })

  test('the landscape list shows names and years, newest first', async ({ page }) => {
    await page.goto('/photography/landscape')
    await expect(items(page)).toHaveText(LANDSCAPE.map(([, name]) => name))
  })

  test('the portraits list shows names and years, in the order of the source', async ({ page }) => {
    await page.goto('/photography/portraits')
    await expect(items(page)).toHaveText(PORTRAITS.map(([, name, year]) => `${name} ${year}`))
  })

  test('a year stands a clear space behind its name', async ({ page }) => {
    await page.goto('/photography/portraits')
    const gaps = await page.locator(`${SELECT['cover-label']}:has(time)`).evaluateAll(
      (labels, NAME) =>
        labels.map((label) => {
          const name = [...label.querySelector(NAME)!.getClientRects()].at(-1)!
          const year = label.querySelector('time')!.getBoundingClientRect()
          return (
            (year.left - name.right) / Number.parseFloat(getComputedStyle(document.body).fontSize)
          )
        }),
      SELECT['cover-name'],
    )
    expect(gaps).toHaveLength(PORTRAITS.length)
    for (const gap of gaps) expect(gap).toBeGreaterThan(0.4)
  })

  test('the titles follow a visitor who walks by links', async ({ page }) => {
    await page.goto('/photography/portraits')
    for (const [path, name, year, title] of PORTRAITS) {
      await page.getByRole('link', { name: `${name} ${year}` }).click()
      await expect(page).toHaveURL(`/photography/portraits/${path}`)
      await expect(heading(page)).toHaveText(title)
      await expect(page).toHaveTitle(`${title} — ${SITE}`)
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await expect(page).toHaveTitle(`Portraits — ${SITE}`)
    }
  })
})
