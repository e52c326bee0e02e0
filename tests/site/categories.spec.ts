import { allows } from '../../src/content/allows.ts'
import { albumPath } from '../../src/content/addresses.ts'
import { readContent } from '../../src/content/source/readContent.ts'
import { SELECT } from '../../src/document.ts'
import { BUILT, fileOf, pagesIn, textOf } from './built.ts'
import { appRuns, expect, test } from './test.ts'

const { content, folder } = BUILT.site
const { albums } = await readContent(content)

test.describe('R23: categories are the owner’s', () => {
  test('no album that lists may name is on no page', () => {
    const linked = new Set(
      pagesIn(folder)
        .filter((path) => !albums.some((album) => path.startsWith(albumPath(album))))
        .flatMap((path) =>
          Array.from(textOf(folder, fileOf(path)).matchAll(/<a [^>]*href="(\/[^"#?]*)/g)),
        )
        .map(([, to]) => to),
    )
    const listed = albums.filter(({ level }) => allows(level, 'list')).map(albumPath)
    expect(listed.length).toBeGreaterThan(20)
    expect(listed.filter((path) => !linked.has(path))).toEqual([])
  })

  test('from a list of the owner’s own into an album of another, and back to the place', async ({
    page,
  }) => {
    await page.goto('/photography')
    await appRuns(page)
    await page.getByRole('link', { name: 'Boats', exact: true }).click()
    await expect(page).toHaveURL('/photography/boats')
    await page.getByRole('link', { name: /^Skerries/ }).click()
    await expect(page).toHaveURL('/photography/landscape/skerries2017')
    await expect(page.getByRole('heading', { name: 'Skerries 2017' })).toBeVisible()
    expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual({
      category: 'boats',
      album: 'skerries2017',
    })
    await page.goBack()
    await expect(page.locator('#skerries2017')).toBeInViewport()
  })

  test('R6: a list that is not to forget keeps an album that it does not have', async ({
    page,
  }) => {
    await page.goto('/photography/boats')
    await page.evaluate(() => localStorage.setItem('album', 'iceland2018'))
    await page.reload()
    await appRuns(page)
    expect(await page.evaluate(() => localStorage.getItem('album'))).toBe('iceland2018')
    await page.goto('/photography/portraits')
    await appRuns(page)
    expect(await page.evaluate(() => localStorage.getItem('album'))).toBeNull()
  })

  test('a photograph is found where it stood while its album was its category’s only one', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/\b404\b/)
    await page.goto('/photography/boats/b0a7000000a2')
    await expect(page).toHaveURL('/photography/boats/boats/b0a7000000a2')
    await expect(page.locator(SELECT.viewer)).toBeVisible()
    await expect(page).toHaveTitle(/^Two masts/)
  })

  test('one without albums is an empty sheet, which nothing links', async ({ page }) => {
    await page.goto('/photography/weddings')
    await appRuns(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Weddings' })).toBeVisible()
    await expect(page.locator(SELECT['empty-album'])).toBeVisible()
    const linking = pagesIn(folder).filter((path) =>
      textOf(folder, fileOf(path)).includes('href="/photography/weddings"'),
    )
    expect(linking.filter((path) => !path.startsWith('/photography/weddings/'))).toEqual([])
  })
})
