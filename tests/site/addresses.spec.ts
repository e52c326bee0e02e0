import { readContent } from '../../src/content/source/readContent.ts'
import { SELECT } from '../../src/document.ts'
import { BUILT } from './built.ts'
import { appRuns, expect, test, watchShifts } from './test.ts'

const { site } = await readContent(BUILT.site.content)

test.describe('R4: an unknown album is an empty list, without a title and not for machines', () => {
  // Whatever it is called: as another page, or as something that every object has.
  for (const path of [
    'projects',
    'landscape/__proto__',
    'nothing/at-all',
    'landscape/toString/constructor',
  ])
    test(`/photography/${path}`, async ({ page, expectTrouble }) => {
      expectTrouble(/404/)
      await page.goto(`/photography/${path}`)
      await appRuns(page)
      await expect(page).toHaveTitle(site.name)
      const robots = page.locator('head meta[name=robots]')
      await expect(robots).toHaveAttribute('content', 'noindex, noimageindex')
      await expect(page.getByRole('heading', { name: 'Projects' })).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Back', exact: true })).toBeVisible()
    })
})

test.describe('a page’s file, asked for by its name, shows the page', () => {
  for (const [file, path, title] of [
    ['/index.html', '/', 'Home'],
    ['/about.html', '/about', 'About'],
    ['/photography.html', '/photography', 'Photography'],
    [
      '/photography/landscape/iceland2018.html',
      '/photography/landscape/iceland2018',
      'Iceland 2018',
    ],
    ['/photography/animals/index.html', '/photography/animals', 'Animals'],
  ] as const)
    test(file, async ({ page }) => {
      const shiftsOf = await watchShifts(page)
      await page.goto(`${file}?from=a-friend#top`)
      // Taken over, not rendered afresh: nothing prerendered is taken away.
      const prerendered = await page.locator(`footer, ${SELECT.disc}`).first().elementHandle()
      await appRuns(page)
      expect(await prerendered.evaluate((element) => element.isConnected)).toBe(true)
      await expect(page).toHaveURL(`${path}?from=a-friend#top`)
      await expect(page).toHaveTitle(`${title} — ${site.name}`)
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveAttribute('href', site.url + path)
      expect(await shiftsOf()).toEqual([])
    })
})
