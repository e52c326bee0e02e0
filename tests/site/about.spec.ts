import type { Page } from '@playwright/test'
import { SELECT } from '../../src/document.ts'
import { expect, open, test } from './test.ts'

type Box = { x: number; y: number; width: number; height: number }

const boxOf = async (page: Page, selector: string): Promise<Box> =>
  (await page.locator(selector).boundingBox())!

test('the blocks of the about page fill the width on small and medium screens, a third of it on large ones', async ({
  page,
}) => {
  await open(page, '/about')
  await page.evaluate(() => document.fonts.ready)
  for (const width of [320, 390, 701, 834, 1023, 1024, 1060, 1100, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const portrait = await boxOf(page, SELECT.portrait)
    const bio = await boxOf(page, SELECT.bio)
    const skills = await boxOf(page, SELECT.skills)
    const blocks = [portrait, bio, skills]
    const room = width - 2 * portrait.x
    const gap = bio.x - portrait.x - portrait.width
    const isLarge = width >= 1024
    const share = isLarge ? (room - 2 * gap) / 3 : room
    const says = `${width} px: ${JSON.stringify(blocks)}`
    for (const block of blocks) expect.soft(Math.abs(block.width - share), says).toBeLessThan(1)
    for (const [before, after] of [
      [portrait, bio],
      [bio, skills],
    ] as const)
      if (isLarge) {
        expect.soft(after.y, says).toBeCloseTo(before.y, 0)
        expect.soft(after.x, says).toBeGreaterThan(before.x + before.width)
      } else {
        expect.soft(after.y, says).toBeGreaterThanOrEqual(before.y + before.height)
        expect.soft(after.x, says).toBeCloseTo(before.x, 0)
      }
    // A long bio keeps its distance from the actions below it.
    const words = await boxOf(page, `${SELECT.bio} p:last-of-type`)
    const actions = await boxOf(page, `${SELECT.bio} ul`)
    expect.soft(actions.y - words.y - words.height, says).toBeGreaterThanOrEqual(24)
  }
})
