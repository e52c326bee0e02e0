import type { Page } from '@playwright/test'
import northCape from '../fixtures/content/albums/northcape2022.json' with { type: 'json' }
import { missingApis } from '../browserSupport.ts'
import { heading } from './frame.ts'
import { THOROUGH } from './tags.ts'
import { appRuns, expect, open, test } from './test.ts'
import { ALBUM, closer, isAt, tile, viewer } from './viewer.ts'

type Api = ReturnType<typeof missingApis>[number]

/**
 * Removes functions before any script of the page runs, and the CSS features that came with them.
 */
const without = (page: Page, apis: Api[]) =>
  page.addInitScript((gone) => {
    const world = window as unknown as Record<string, { prototype?: object } | undefined>
    for (const { of, name, isStatic } of gone) {
      const host = name === '__compat' || of === 'Window' ? window : world[of]
      const from = isStatic || host === window ? host : world[of]?.prototype
      if (from) Reflect.deleteProperty(from, name === '__compat' ? of : name)
    }
    if ('startViewTransition' in document) return
    const supports: (...asked: string[]) => boolean = CSS.supports.bind(CSS)
    CSS.supports = (...asked: string[]) =>
      !asked.join().includes('view-transition') && supports(...asked)
  }, apis)

/** Keeps trusted types: a browser that has them keeps enforcing the policy. */
const MISSING = missingApis().filter(({ of, name }) => !/^trusted|\/trusted/i.test(`${of}/${name}`))

test('without the features that the oldest browsers lack, a visitor goes from home into the viewer by menu and keys', async ({
  page,
}) => {
  await without(page, MISSING)
  await open(page, '/')
  expect(await page.evaluate(() => 'checkVisibility' in document.body)).toBe(false)
  await page.getByRole('link', { name: 'about' }).press('Enter')
  await expect(page).toHaveURL('/about')
  const button = page.getByRole('button', { name: /menu/i })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await button.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await menu.getByRole('link', { name: 'Photography' }).click()
  await expect(page).toHaveURL('/photography')
  await expect(menu).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Landscape' }).click()
  await page.getByRole('main').getByRole('link', { name: 'North Cape 2022' }).click()
  await expect(heading(page)).toHaveText('North Cape 2022')

  // Tab stays in the viewer, keys change the photograph, Escape closes it.
  await tile(page, 3).click()
  await isAt(page, 3)
  for (let stop = 0; stop < 14; stop++) {
    await page.keyboard.press('Tab')
    await expect(viewer(page).locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('ArrowRight')
  await isAt(page, 4)
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(tile(page, 4)).toBeFocused()
})

for (const [what, apis] of [
  // Chromium 123 to 125 tell where a document came from, but have no URL.parse.
  ['URL.parse', [{ of: 'URL', name: 'parse', isStatic: true }]],
  ['anything that one of the oldest browsers lacks', MISSING],
] as const)
  test(
    `without ${what}, a photograph opened as its own document closes to its album`,
    { tag: apis === MISSING ? THOROUGH : [] },
    async ({ page, expectTrouble }) => {
      expectTrouble(/assets\/app-/, /ERR_FAILED/)
      await without(page, [...apis])
      // Open it by its tile before the script runs.
      await page.route(/assets\/app-/, (route) => route.abort())
      await page.goto(ALBUM)
      await page.unrouteAll()
      await tile(page, 3).click()
      await expect(page).toHaveURL(`${ALBUM}/${northCape.photos[2]!.id}`)
      await appRuns(page)
      await closer(page).click()
      await expect(page).toHaveURL(ALBUM)
      await expect(viewer(page)).toHaveCount(0)
      await expect(tile(page, 3)).toBeInViewport()
    },
  )
