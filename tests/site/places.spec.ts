import { PORTRAITS } from '../fixtures/owner.ts'
import { SELECT } from '../../src/document'
import { heading } from './frame.ts'
import { expect, hold, open, test } from './test.ts'

test('an unknown path is off the map with status 404, and its page stays until the next one has loaded', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/\b404\b/)
  const answer = page.waitForResponse('/nowhere')
  await open(page, '/nowhere')
  expect((await answer).status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main).toContainText('Off the map')
  await expect(main).toContainText('/nowhere')
  const serve = await hold(page, /\/assets\/photography\.index-.*\.js/)
  const link = main.getByRole('link', { name: /photographs/i })
  await link.press('Enter')
  await expect(page).toHaveURL('/photography')
  await expect(main).toContainText('/nowhere')
  await expect(heading(page)).not.toHaveClass(/nature/)
  await expect(link).toBeFocused()
  serve()
  await expect(heading(page)).toHaveText('Photography')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})

test('the year of a cover stands clearly apart from its name', async ({ page }) => {
  await page.goto('/photography/portraits')
  const gaps = await page.locator(`${SELECT['cover-label']}:has(time)`).evaluateAll(
    (labels, NAME) =>
      labels.map((label) => {
        const name = [...label.querySelector(NAME)!.getClientRects()].at(-1)!
        const year = label.querySelector('time')!.getBoundingClientRect()
        const em = Number.parseFloat(getComputedStyle(document.body).fontSize)
        return (year.left - name.right) / em
      }),
    SELECT['cover-name'],
  )
  expect(gaps).toHaveLength(PORTRAITS.length)
  expect(gaps.filter((gap) => gap <= 0.4)).toEqual([])
})
