import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { SELECT } from '../../src/document.ts'
import { appRuns, expect, test } from './test.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

type Box = { x: number; y: number; width: number; height: number }

/** How many pixels of a box are of another colour than its corner. */
async function drawnIn(page: Page, box: Box): Promise<number> {
  const shot = await page.screenshot({ clip: box })
  const { data, info } = await sharp(shot).raw().toBuffer({ resolveWithObject: true })
  let drawn = 0
  for (let at = 0; at < data.length; at += info.channels)
    if ([0, 1, 2].some((c) => Math.abs(data[at + c]! - data[c]!) > 60)) drawn++
  return drawn
}

const boxOf = async (part: Locator) => (await part.boundingBox())!

test('the button of the menu is seen, as a cairn and as a cross', async ({ page }) => {
  await page.goto('/about')
  await appRuns(page)
  const button = page.getByRole('button', { name: /menu$/ })
  expect(await drawnIn(page, await boxOf(button))).toBeGreaterThan(60)
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(async () => drawnIn(page, await boxOf(button))).toBeGreaterThan(60)
})

test('the menu lies on a plain ground, and marks the page that is shown', async ({ page }) => {
  await page.goto('/about')
  await appRuns(page)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog')
  const { width, height } = page.viewportSize()!
  const empty = { x: width / 2, y: 100, width: width / 2 - 1, height: height / 4 }
  await expect.poll(() => drawnIn(page, empty)).toBe(0)
  const marks = await Promise.all(
    ['About', 'Projects'].map(async (name) => {
      const link = menu.getByRole('link', { name })
      const { x, y, width: wide, height: high } = await boxOf(link)
      const letters = await link.evaluate((element) => {
        const words = document.createRange()
        words.selectNode(element.firstChild!)
        return words.getBoundingClientRect().right
      })
      // Room for the mark, and as much behind a link that has none.
      return { x: letters + 4, y, width: Math.max(x + wide - letters, 20), height: high }
    }),
  )
  expect(await drawnIn(page, marks[0]!)).toBeGreaterThan(10)
  expect(await drawnIn(page, marks[1]!)).toBe(0)
})

test('a lost path ends at a map', async ({ page, expectTrouble }) => {
  expectTrouble(/404.*\/no\/such\/page/)
  await page.goto('/no/such/page')
  await appRuns(page)
  const { x, y } = await boxOf(page.locator(SELECT['not-found-relief']))
  expect(await drawnIn(page, { x: x + 4, y: y + 4, width: 200, height: 100 })).toBeGreaterThan(60)
})

test('each point of a project has its dash', async ({ page }) => {
  await page.goto('/projects')
  await appRuns(page)
  const { x, y, height } = await boxOf(page.getByRole('article').getByRole('listitem').first())
  expect(await drawnIn(page, { x, y, width: 14, height })).toBeGreaterThan(5)
})
