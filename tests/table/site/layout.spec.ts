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

  test('another list begins at its top', async ({ page }) => {
    await page.goto('/photography')
    await appRuns(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const screen = page.locator('div:has(> header h1)')
    const list = page.getByRole('button', { name: 'Open Landscape' })
    await expect(list).toBeVisible()
    await screen.evaluate((it) => it.scrollTo(0, 300))
    expect(await screen.evaluate((it) => it.scrollTop)).toBe(300)
    await list.dispatchEvent('click')
    await expect(page.getByRole('button', { name: 'All categories' })).toBeVisible()
    expect(await screen.evaluate((it) => it.scrollTop)).toBe(0)
  })

  test('narrow covers beside the settings have their names on one line and their levels whole', async ({
    page,
  }) => {
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
    const names = page.locator('[data-light-table] li [data-item=cover-label]')
    const narrow = await names.evaluateAll((all) =>
      all.flatMap((one) => {
        if (one.closest('li')!.clientWidth >= 240) return []
        const lines = one.clientHeight / parseFloat(getComputedStyle(one).fontSize)
        return { name: one.textContent, isOneLine: lines < 2 }
      }),
    )
    expect(narrow.length).toBeGreaterThan(3)
    expect(narrow.filter(({ isOneLine }) => !isOneLine)).toEqual([])
  })

  test('on a tablet, the tools of a selection have their words', async ({ page }) => {
    await page.setViewportSize({ width: 834, height: 1112 })
    const table = await edit(page, '/photography/landscape/senja2021')
    await table.picture(1).press('Space')
    const words = await table.toolbar.locator('button:visible').allInnerTexts()
    expect(words).toEqual(['', 'all', 'none', 'Move', 'Turn', 'Hide', 'Remove'])
  })
})
