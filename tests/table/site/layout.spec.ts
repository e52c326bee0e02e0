import { THOROUGH } from '../../site/tags.ts'
import { appRuns } from '../../site/test.ts'
import { edit, expect, test } from './table.ts'

test.describe('the layout of the light table', { tag: THOROUGH }, () => {
  test('an error leaves the field that it concerns in view, also at the top of the window', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/422/)
    await page.goto('/about')
    await appRuns(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const link = page.getByRole('textbox', { name: 'Network address' })
    await link.evaluate((it) => {
      const [screen, bar] = ['div', 'header'].map((tag) =>
        document.querySelector(`[data-light-table] ${tag}`),
      )
      screen!.scrollTop += it.getBoundingClientRect().top - bar!.getBoundingClientRect().bottom
    })
    await link.fill('no address')
    await link.press('Enter')
    const alert = page.getByRole('alert')
    await expect(alert).toBeVisible()
    await expect
      .poll(async () => (await link.boundingBox())!.y)
      .toBeGreaterThan(await alert.evaluate((it) => it.getBoundingClientRect().bottom))
    await link.press('Escape')
  })

  test('the levels of narrow covers beside the settings are not cut off', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/photography/landscape')
    await appRuns(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('button', { name: 'Settings of Senja 2021' }).click()
    await expect(page.getByRole('complementary')).toBeVisible()
    const cut = await page
      .locator('[data-light-table] li .truncate')
      .evaluateAll((levels) =>
        levels.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      )
    expect(cut, 'levels').toEqual([])
  })

  test('on a tablet, the tools of a selection have their words', async ({ page }) => {
    await page.setViewportSize({ width: 834, height: 1112 })
    const table = await edit(page, '/photography/landscape/senja2021')
    await table.picture(1).press('Space')
    const words = await table.toolbar.locator('button:visible').allInnerTexts()
    expect(words).toEqual(['', 'all', 'none', 'Move', 'Turn', 'Hide', 'Remove'])
  })
})
