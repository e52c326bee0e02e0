import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { EMAIL, NAME, ORIGIN } from '../fixtures/owner.ts'
import { BUILT, filesIn, sitemapOf, textOf } from './built.ts'
import { appRuns, expect, scrollThrough, test, watchShifts } from './test.ts'

/** R1: the sample values, and names of the sample's children and albums. */
const SAMPLES =
  /Your Name|hello@example\.com|https?:\/\/example\.com|\b(GitHub|Robin|Wren|Trudy|Adirondacks|Serve &(amp;)? Protect|Flappy Frank)\b|robin-?1|wren-?\d|trudy(beach|snow)/

const { folder, publicDir } = BUILT.site
/** Files that the build makes; what is copied from public/ is the owner's to exchange. */
const made = filesIn(folder).filter((file) => !existsSync(join(publicDir, file)))
const pages = made.filter((file) => file.endsWith('.html'))

test.describe('R1 the owner names himself once, in site.json', () => {
  test('and no sample name is left in any file', () => {
    for (const file of made.filter((name) => !/\.(jpe?g|png|avif|woff2)$/.test(name)))
      expect.soft(SAMPLES.exec(textOf(folder, file))?.[0], file).toBeUndefined()
  })

  test('and his name and address are in the head of every page', () => {
    expect(pages.length).toBeGreaterThan(30)
    for (const file of pages.filter((name) => name !== '404.html')) {
      const html = textOf(folder, file)
      expect.soft(html, file).toMatch(new RegExp(`<title[^>]*>[^<]*${NAME}</title>`))
      expect.soft(html, file).toContain(`property="og:site_name" content="${NAME}"`)
      expect.soft(html, file).toMatch(new RegExp(`rel="canonical" href="${ORIGIN}/`))
      // A photograph on another host is its own card.
      const card = new RegExp(
        `property="og:image" content="(${ORIGIN}/cards|https://img.example.com)/`,
      )
      expect.soft(html, file).toMatch(card)
    }
    expect(textOf(folder, 'sitemap.xml')).toContain(`<loc>${ORIGIN}/photography</loc>`)
    expect(textOf(folder, 'robots.txt')).toContain(`${ORIGIN}/sitemap.xml`)
  })

  test('and his name is the mountain on home', async ({ page }) => {
    await page.goto('/')
    await appRuns(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
    const lettering = page.locator('svg text').filter({ visible: true })
    const lines = await lettering.allTextContents()
    expect(lines.join(' ').replace(/\s+/g, ' ').trim()).toBe(NAME)
  })

  test('and his name stands in the footer, his host among the skills', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('contentinfo')).toHaveText(`© ${new Date().getFullYear()} ${NAME}`)
    await expect(page.getByRole('img', { name: `${NAME} at a tripod` })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Codeberg' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Download resume' })).toHaveAttribute(
      'download',
      'mona-boen.pdf',
    )
  })

  test('and his address is what Contact copies and shows', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/about')
    await appRuns(page)
    await page.getByRole('button', { name: 'Contact' }).click()
    await expect(page.getByRole('button', { name: EMAIL })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(EMAIL)
  })

  test('and the children their albums: ids, addresses, names and titles', async ({ page }) => {
    await page.goto('/photography/portraits')
    const albums = page.getByRole('main').getByRole('listitem')
    await expect(albums).toHaveCount(7)
    await expect(albums.nth(0)).toHaveAttribute('id', 'ase-12m')
    await expect(albums.nth(0)).toContainText('Åse One Year 2017')
    await expect(albums.nth(4)).toHaveAttribute('id', 'juniper-3m')
    await albums.nth(4).getByRole('link').click()
    await expect(page).toHaveURL('/photography/portraits/juniper3m')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Juniper - Three Months')
    await page.goto('/photography/portraits/ase12m')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Åse - One Year')
    await expect(page).toHaveTitle(new RegExp(`^Åse - One Year\\W.*${NAME}$`))
    await expect(page.getByRole('img', { name: 'Åse in the heather' })).toBeVisible()
    expect(sitemapOf(folder).join()).not.toMatch(/ase|juniper/)
  })
})

test.describe('R14 what is wrong with his photos is lived with', () => {
  test('an empty entry is left out, a missing picture leaves a calm tile', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/img\.example\.com/)
    const shiftsOf = await watchShifts(page)
    await page.route('https://img.example.com/**', (route) => route.abort())
    await page.goto('/photography/landscape/svalbard2022')
    await appRuns(page)
    await scrollThrough(page)
    const photos = page.getByRole('main').getByRole('listitem')
    await expect(photos).toHaveCount(7)
    const missing = page.getByRole('img', { name: 'Sent by a friend (image unavailable)' })
    await expect(missing).toBeVisible()
    await expect(photos.nth(2).locator('img')).toHaveCount(0)
    await expect(photos.nth(2).getByText('Sent by a friend', { exact: true })).toBeVisible()
    await expect(page.locator('img[src=""]')).toHaveCount(0)
    expect(await shiftsOf()).toEqual([])
  })

  test('an address with something stuck to its end leaves one too', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/\.avifg/)
    await page.goto('/photography/landscape/fjords2024')
    await appRuns(page)
    const name = 'Ferry wake at dusk (image unavailable)'
    await expect(page.getByRole('img', { name })).toBeVisible()
    await expect(page.getByRole('img', { name: 'The boathouse at low tide' })).toBeVisible()
  })

  test('a photo of unknown size keeps the place it was given', async ({ page }) => {
    const shiftsOf = await watchShifts(page)
    await page.goto('/photography/landscape/lofoten2023')
    await appRuns(page)
    await scrollThrough(page)
    const unknown = page.getByRole('main').getByRole('listitem').nth(2).locator('img')
    const { width, height } = (await unknown.boundingBox())!
    expect(width / height).toBeCloseTo(3 / 2, 1)
    expect(await shiftsOf()).toEqual([])
  })
})
