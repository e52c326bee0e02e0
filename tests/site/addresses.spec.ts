import { readContent } from '../../src/content/source/readContent.ts'
import { SELECT } from '../../src/document.ts'
import { BUILT } from './built.ts'
import { THOROUGH } from './tags.ts'
import { appRuns, expect, hold, test, watchShifts } from './test.ts'

const { site } = await readContent(BUILT.site.content)

const ALBUM = '/photography/landscape/iceland2018'
for (const [file, path, title, details] of [
  [`${ALBUM}.html`, ALBUM, 'Iceland 2018', {}],
  ['/index.html', '/', 'Home', { tag: THOROUGH }],
  ['/about.html', '/about', 'About', { tag: THOROUGH }],
  ['/photography/animals/index.html', '/photography/animals', 'Animals', { tag: THOROUGH }],
] as const)
  test(`the address of a page’s file shows the page: ${file}`, details, async ({ page }) => {
    const shiftsOf = await watchShifts(page)
    const release = await hold(page, '**/assets/entry-client-*.js')
    await page.goto(`${file}?from=a-friend#top`)
    const prerendered = page.locator(`footer, ${SELECT.disc}`).first()
    const element = await prerendered.elementHandle()
    release()
    await appRuns(page)
    // Hydrated, not rendered again: no prerendered element is removed.
    expect(await element?.evaluate((part) => part.isConnected)).toBe(true)
    await expect(page).toHaveURL(`${path}?from=a-friend#top`)
    await expect(page).toHaveTitle(`${title} — ${site.name}`)
    expect(await shiftsOf()).toEqual([])
  })
