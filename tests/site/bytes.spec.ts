import type { Page } from '@playwright/test'
import { readContent } from '../../src/content/source/readContent.ts'
import { SELECT } from '../../src/document.ts'
import { BUILT } from './built.ts'
import { menuCloser, menuOpener } from './frame.ts'
import { THOROUGH } from './tags.ts'
import { expect, open, test } from './test.ts'
import { HAS_OUR_FACES, KINDS, LONGEST, weigher } from './weigh.ts'

// tests/built/bytes.test.ts tests the weight of the files.
const { folder, content } = BUILT.site
const { fonts, scriptsOf, dataOf } = weigher(folder)

/** The files with this ending that a page has loaded so far. */
function watchLoaded(page: Page): (end: string) => string[] {
  const loaded = new Set<string>()
  page.on('response', (response) => void loaded.add(new URL(response.url()).pathname))
  return (end) => [...loaded].filter((file) => file.endsWith(end)).toSorted()
}
const sorted = (paths: Iterable<string>) => [...paths].toSorted()

const MOTION = '**/assets/pageTransitions-*.js'
const TOASTER = '**/assets/Toasts-*.js'
/** Opens a page until it requests the motion script. What pages fetch last never arrives here. */
async function openWithoutLast(page: Page, path: string) {
  for (const file of [MOTION, TOASTER]) await page.route(file, () => {})
  const asked = page.waitForRequest(MOTION)
  await open(page, path)
  await asked
}

const GATE = ['/', '/about']
for (const [paths, details] of [
  [GATE, {}],
  [KINDS.filter((path) => !GATE.includes(path)), { tag: THOROUGH }],
] as const)
  test(
    `a page loads the scripts that its file names, then those for motion and toasts: ${paths.join(' ')}`,
    details,
    async ({ page }) => {
      for (const path of paths) {
        const loaded = watchLoaded(page)
        await openWithoutLast(page, path)
        expect(loaded('.js'), path).toEqual(sorted(scriptsOf(path)))
        expect(loaded('.json'), path).toEqual(sorted(dataOf(path)))
      }
    },
  )

test('the viewer loads when the visitor points at a tile, without any other script', async ({
  page,
}) => {
  const { albums } = await readContent(content)
  const { photos } = albums.find(({ key }) => LONGEST.endsWith(`/${key}`))!
  const loaded = watchLoaded(page)
  await openWithoutLast(page, LONGEST)
  expect(loaded('.js')).toEqual(sorted(scriptsOf(LONGEST)))
  await page.locator(`${SELECT.tile} a`).first().hover()
  await expect
    .poll(() => loaded('.js'))
    .toEqual(sorted(new Set([...scriptsOf(LONGEST), ...scriptsOf(`${LONGEST}/${photos[0]!.id}`)])))
})

test('a page works before the motion script, and fetches the extended fonts only for letters that need them', async ({
  page,
}) => {
  const { asked, more } = fonts()
  const loaded = watchLoaded(page)
  await openWithoutLast(page, '/photography')
  await menuOpener(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await menuCloser(page).click()
  await expect.poll(() => loaded('.woff2')).toEqual(sorted(asked))
  // Other faces may lack these letters.
  if (!HAS_OUR_FACES) return
  const write = (selector: string, text: string) =>
    page.locator(selector).evaluate((element, shown) => {
      element.textContent = shown
    }, text)
  const [upright, italic] = ['culture', 'nature'].map((name) =>
    more.find((file) => file.includes(`${name}-extended`)),
  )
  await write(SELECT.footer, 'Żółwiński')
  await expect.poll(() => loaded('.woff2')).toEqual(sorted([...asked, upright!]))
  await write(SELECT['bar-title'], 'Łódź')
  await expect.poll(() => loaded('.woff2')).toEqual(sorted([...asked, upright!, italic!]))
})
