import { SELECT } from '../../src/document.ts'
import { appRuns, expect, test } from './test.ts'

// What is left of windows at 400 %, and a phone whose browser takes much room.
const WINDOWS = [
  [320, 256],
  [360, 225],
  [390, 664],
  [844, 390],
] as const

for (const [width, height] of WINDOWS)
  test(`${width} by ${height}: the land of a lost path begins below its words`, async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/404.*\/no\/such\/page/)
    await page.setViewportSize({ width, height })
    await page.goto('/no/such/page')
    await appRuns(page)
    const words = (await page.getByRole('main').getByRole('list').boundingBox())!
    for (const drawn of [SELECT['not-found-relief'], SELECT['not-found-mark']]) {
      const { y } = (await page.locator(drawn).boundingBox())!
      expect(y).toBeGreaterThan(words.y + words.height)
    }
  })

test('the ground of a viewer that scrolls lies under all of it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/photography/landscape/northcape2022')
  await appRuns(page)
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
  const viewer = page.getByRole('dialog')
  await expect(viewer).toBeVisible()
  const { scrolled, fixed } = await viewer.evaluate((element) => {
    element.scrollTo({ top: element.scrollHeight, behavior: 'instant' })
    const ground = getComputedStyle(element, '::before')
    return {
      scrolled: element.scrollTop,
      fixed: ground.position === 'fixed' && ground.inset === '0px',
    }
  })
  expect(scrolled).toBeGreaterThan(0)
  expect(fixed).toBe(true)
})
