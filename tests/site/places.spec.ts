import type { Page } from '@playwright/test'
import alaska2018 from '../../src/content/albums/alaska2018.json' with { type: 'json' }
import animals from '../../src/content/albums/animals.json' with { type: 'json' }
import misc from '../../src/content/albums/misc.json' with { type: 'json' }
import snow from '../../src/content/albums/trudysnowmaternity.json' with { type: 'json' }
import { appRuns, expect, hold, test } from './test.ts'

const SITE = 'Your Name'
const ORIGIN = 'https://example.com'

const LANDSCAPE = [
  ['adirondacks2025', 'Adirondacks 2025'],
  ['roadtrip2022', 'Roadtrip 2022'],
  ['yellowstone2021', 'Yellowstone 2021'],
  ['tetons2021', 'Grand Tetons 2021'],
  ['alaska2020', 'Alaska 2020'],
  ['mammoth2020', 'Mammoth 2020'],
  ['yosemite2019', 'Yosemite 2019'],
  ['malabar2019', 'Malabar 2019'],
  ['roadtrip2018', 'Roadtrip 2018'],
  ['alaska2018', 'Alaska 2018'],
  ['summer2017', 'Summer 2017'],
] as const
/** Path, name, year, title. */
const PORTRAITS = [
  ['robin12m', 'Robin One Year', 2017, 'Robin - One Year'],
  ['robin18m', 'Robin Eighteen Months', 2018, 'Robin - Eighteen Months'],
  ['trudybeachmaternity', 'Trudy Beach Maternity', 2019, 'Trudy Beach Maternity'],
  ['trudysnowmaternity', 'Trudy Snow Maternity', 2019, 'Trudy Snow Maternity'],
  ['wren3m', 'Wren Three Months', 2019, 'Wren - Three Months'],
  ['wren8m', 'Wren Eight Months', 2019, 'Wren - Eight Months'],
  ['wren15m', 'Wren Fifteen Months', 2020, 'Wren - Fifteen Months'],
] as const

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
    await expect(items(page)).toHaveText(['Landscape', 'Portraits', 'Animals', 'Miscellaneous'])
  })

  test('animals and miscellaneous show the albums animals and misc', async ({ page }) => {
    await page.goto('/photography')
    await page.getByRole('link', { name: 'Animals' }).click()
    await expectAlbum(page, 'Animals', animals.photos.length, '/photography/animals')
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.getByRole('link', { name: 'Miscellaneous' }).click()
    await expectAlbum(page, 'Miscellaneous', misc.photos.length, '/photography/miscellaneous')
  })

  test('misc works too, and names miscellaneous as canonical', async ({ page }) => {
    await page.goto('/photography/misc')
    await expectAlbum(page, 'Miscellaneous', misc.photos.length, '/photography/miscellaneous')
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
      '/photography/landscape/ALASKA2018',
      '/photography/landscape/Alaska2018/',
      '/photography/aLaSkA2018',
      '/photography/portraits/Alaska2018',
    ]) {
      await page.goto(path)
      const { length } = alaska2018.photos
      await expectAlbum(page, 'Alaska 2018', length, '/photography/landscape/alaska2018')
      await expect(robots(page)).toHaveCount(0)
    }
    await page.goto('/photography/ANIMALS')
    await expectAlbum(page, 'Animals', animals.photos.length, '/photography/animals')
  })

  test('a trailing slash changes nothing', async ({ page }) => {
    for (const [path, title] of [
      ['/about', 'About'],
      ['/projects', 'Projects'],
      ['/photography', 'Photography'],
      ['/photography/portraits', 'Portraits'],
      ['/photography/miscellaneous', 'Miscellaneous'],
      ['/photography/landscape/alaska2018', 'Alaska 2018'],
    ] as const) {
      const answer = await page.goto(`${path}/`)
      expect(answer?.status()).toBe(200)
      await expect(heading(page)).toHaveText(title)
      await expect(page).toHaveTitle(`${title} — ${SITE}`)
      await expect(canonical(page)).toHaveAttribute('href', ORIGIN + path)
    }
  })

  test('any album key works at three addresses, of which one is canonical', async ({ page }) => {
    for (const parent of ['/photography', '/photography/landscape', '/photography/portraits']) {
      const answer = await page.goto(`${parent}/trudysnowmaternity`)
      expect(answer?.status()).toBe(200)
      const { length } = snow.photos
      const path = '/photography/portraits/trudysnowmaternity'
      await expectAlbum(page, 'Trudy Snow Maternity', length, path)
    }
  })

  test('links and sitemap use only the canonical addresses', async ({ page }) => {
    const open = LANDSCAPE.map(([key]) => `/photography/landscape/${key}`)
    const family = PORTRAITS.map(([key]) => `/photography/portraits/${key}`)
    for (const [list, paths] of [
      ['/photography/landscape', open],
      ['/photography/portraits', family],
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
    const places = ['/', '/about', '/projects', '/photography', '/photography/landscape']
    const albums = [...open, '/photography/animals', '/photography/miscellaneous']
    // Below an album stand its photographs, which photos.spec and pages.spec look after.
    const isPhoto = (url = '') => albums.some((path) => url.startsWith(`${ORIGIN}${path}/`))
    const pages = named.filter((url) => !isPhoto(url))
    expect(new Set(pages)).toEqual(new Set([...places, ...albums].map((path) => ORIGIN + path)))
    expect(pages).toHaveLength(places.length + albums.length)
    expect(new Set(named).size).toBe(named.length)
  })

  test('a portrait album answers to its path, never to its id', async ({ page }) => {
    for (const id of ['snow', 'robin-12m', 'wren-3m']) {
      await page.goto('/photography/portraits')
      await expect(page.locator(`#${id}`)).toBeAttached()
      await page.goto(`/photography/portraits/${id}`)
      await expect(page).toHaveTitle(SITE)
      await expect(items(page)).toHaveCount(0)
    }
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
      '/photography/landscape/alaska2018/3/x',
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

  for (const [kind, titles] of [
    [
      'pages',
      [
        ['/about', 'About'],
        ['/projects', 'Projects'],
        ['/photography', 'Photography'],
        ['/photography/landscape', 'Landscape'],
        ['/photography/portraits', 'Portraits'],
        ['/photography/animals', 'Animals'],
        ['/photography/miscellaneous', 'Miscellaneous'],
      ],
    ],
    ['landscape albums', LANDSCAPE.map(([key, name]) => [`/photography/landscape/${key}`, name])],
    [
      'portrait albums',
      PORTRAITS.map(([key, , , name]) => [`/photography/portraits/${key}`, name]),
    ],
  ] as const)
    test(`of the ${kind}, by last segment, in bar and document`, async ({ page }) => {
      for (const [path, title] of titles) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect(heading(page)).toHaveText(title)
        await expect(page).toHaveTitle(`${title} — ${SITE}`)
      }
    })

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
    const gaps = await page.locator('.tag:has(time)').evaluateAll((tags) =>
      tags.map((tag) => {
        const name = [...tag.querySelector('.nature')!.getClientRects()].at(-1)!
        const year = tag.querySelector('time')!.getBoundingClientRect()
        return (
          (year.left - name.right) / Number.parseFloat(getComputedStyle(document.body).fontSize)
        )
      }),
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
