import type { Page } from '@playwright/test'
import northCape from '../fixtures/content/albums/northcape2022.json' with { type: 'json' }
import { missingApis } from '../browserSupport.ts'
import { appRuns, expect, test } from './test.ts'
import { ALBUM, closer, isAt, tile, viewer } from './viewer.ts'

type Api = ReturnType<typeof missingApis>[number]

/** Takes functions away before any script of the page runs, and what stylesheets got along with them. */
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

/** Of trusted types a browser that has them goes on asking, as the policy says. */
const MISSING = missingApis().filter(({ of, name }) => !/^trusted|\/trusted/i.test(`${of}/${name}`))

test.beforeEach(({ isMobile }) => test.skip(isMobile, 'the scripts are the same'))

/** By its tile, before script is there, to a photograph that is a document of its own; and closed. */
async function openAndClose(page: Page) {
  await page.route(/assets\/app-/, (route) =>
    page.url().endsWith(ALBUM) ? route.abort() : route.continue(),
  )
  await page.goto(ALBUM)
  await tile(page, 3).click()
  await expect(page).toHaveURL(`${ALBUM}/${northCape.photos[2]!.id}`)
  await appRuns(page)
  await page.unrouteAll()
  await closer(page).click()
  await expect(page).toHaveURL(ALBUM, { timeout: 5000 })
  await expect(viewer(page)).toHaveCount(0)
  await expect(tile(page, 3)).toBeInViewport()
}

test.describe('without anything that one of the oldest browsers lacks', () => {
  test.beforeEach(({ page }) => without(page, MISSING))

  test('Tab stays in the viewer, keys change the photograph, Escape closes it', async ({
    page,
  }) => {
    await page.goto(ALBUM)
    expect(await page.evaluate(() => 'checkVisibility' in document.body)).toBe(false)
    await appRuns(page)
    await tile(page, 3).click()
    await isAt(page, 3)
    for (let stop = 0; stop < 14; stop++) {
      await page.keyboard.press('Tab')
      await expect(viewer(page).locator(':focus')).toHaveCount(1, { timeout: 5000 })
    }
    await page.keyboard.press('ArrowRight')
    await isAt(page, 4)
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveCount(0)
    await expect(tile(page, 4)).toBeFocused()
  })

  test('a photograph that is a document of its own closes to its album', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/assets\/app-/, /ERR_FAILED/)
    await openAndClose(page)
  })

  test('pages follow one another, and the menu opens and closes', async ({ page }) => {
    await page.goto('/')
    await appRuns(page)
    await page.getByRole('link', { name: 'about' }).click()
    await expect(page).toHaveURL('/about')
    const button = page.getByRole('button', { name: /menu/i })
    await button.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.click()
    await menu.getByRole('link', { name: 'Photography' }).click()
    await expect(page).toHaveURL('/photography')
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photography')
  })
})

// Chromium 123 to 125 tell where a document came from, but have no URL.parse.
test('without URL.parse alone, a photograph that is a document of its own closes', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/assets\/app-/, /ERR_FAILED/)
  await without(page, [{ of: 'URL', name: 'parse', isStatic: true }])
  await openAndClose(page)
})
