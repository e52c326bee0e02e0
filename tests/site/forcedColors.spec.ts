import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { SELECT } from '../../src/document.ts'
import { expect, open, test } from './test.ts'

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

test('with forced colours, the menu has a plain ground, a visible button and a mark at the current page', async ({
  page,
}) => {
  await open(page, '/about')
  const button = page.getByRole('button', { name: /menu$/ })
  const buttonDrawn = async () => drawnIn(page, await boxOf(button))
  await expect.poll(buttonDrawn).toBeGreaterThan(60)
  await button.click()
  const menu = page.getByRole('dialog')
  const { width, height } = page.viewportSize()!
  const empty = { x: width / 2, y: 100, width: width / 2 - 1, height: height / 4 }
  await expect.poll(() => drawnIn(page, empty)).toBe(0)
  await expect.poll(buttonDrawn).toBeGreaterThan(60)
  /** What is drawn behind the letters of a link. */
  const mark = async (name: string) => {
    const link = menu.getByRole('link', { name })
    const { x, y, width: wide, height: high } = await boxOf(link)
    const letters = await link.evaluate((element) => {
      const words = document.createRange()
      words.selectNode(element.firstChild!)
      return words.getBoundingClientRect().right
    })
    // Room for the mark, and the same room behind an unmarked link.
    return drawnIn(page, {
      x: letters + 4,
      y,
      width: Math.max(x + wide - letters, 20),
      height: high,
    })
  }
  await expect.poll(() => mark('About')).toBeGreaterThan(10)
  await expect.poll(() => mark('Projects')).toBe(0)
})

test('with forced colours, the not-found page draws its map, and each point of a project has its dash', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404.*\/no\/such\/page/)
  await open(page, '/no/such/page')
  const map = async () => {
    const { x, y } = await boxOf(page.locator(SELECT['unmapped-land']))
    return drawnIn(page, { x: x + 4, y: y + 4, width: 200, height: 100 })
  }
  await expect.poll(map).toBeGreaterThan(60)

  await open(page, '/projects')
  const dash = async () => {
    const { x, y, height } = await boxOf(page.getByRole('article').getByRole('listitem').first())
    return drawnIn(page, { x, y, width: 14, height })
  }
  await expect.poll(dash).toBeGreaterThan(5)
})
