import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { SELECT } from '../../src/document'
import { appRuns, expect, test } from './test.ts'

/** Where the words of a label are, px of the window, and whether they take two lines. */
const placeholderValues = (label: Locator) =>
  label.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const boxes: DOMRect[] = []
    while (texts.nextNode()) {
      const letters = document.createRange()
      letters.selectNodeContents(texts.currentNode)
      boxes.push(...letters.getClientRects())
    }
    const top = Math.min(...boxes.map((box) => box.top))
    const { fontSize } = getComputedStyle(element)
    return {
      right: Math.max(...boxes.map((box) => box.right)),
      top,
      isBroken: boxes.some((box) => box.top - top > parseFloat(fontSize)),
    }
  })

/** The colour that is seen at a place of the window. */
async function seenAt(page: Page, x: number, y: number): Promise<string> {
  const shot = await page.screenshot({ clip: { x, y, width: 1, height: 1 } })
  const [r, g, b] = await sharp(shot).raw().toBuffer()
  return `rgb(${r}, ${g}, ${b})`
}

for (const path of ['/photography', '/photography/landscape', '/photography/portraits'])
  test(`the labels of ${path} cover no more of their pictures than their words`, async ({
    page,
  }) => {
    await page.goto(path)
    await appRuns(page)
    const paper = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    )
    for (const plate of await page.getByRole('main').getByRole('link').all()) {
      await plate.evaluate((element) =>
        element.scrollIntoView({ block: 'end', behavior: 'instant' }),
      )
      await expect(plate.locator('img')).toHaveJSProperty('complete', true)
      const { right, top } = await placeholderValues(plate.locator(SELECT['cover-label']))
      const { x, y, width, height } = (await plate.boundingBox())!
      const floor = y + height
      // On paper, with some of it around them.
      expect.soft(await seenAt(page, right + 8, floor - 4)).toBe(paper)
      expect.soft(await seenAt(page, x + 1, top + 1)).toBe(paper)
      expect.soft(right + 8).toBeLessThan(x + width)
      for (const beside of [floor - 4, top + 4])
        expect.soft(await seenAt(page, right + 24, beside)).not.toBe(paper)
    }
  })

test('a long name is broken, and takes its year along', async ({ page, isMobile }) => {
  test.skip(isMobile, 'there is room for one line')
  await page.goto('/photography/portraits')
  const labels = await page.locator(SELECT['cover-label']).all()
  const broken = []
  for (const label of labels) if ((await placeholderValues(label)).isBroken) broken.push(label)
  expect(broken).not.toEqual([])
  for (const label of broken) {
    const year = (await label.locator('time').boundingBox())!
    const name = await label.locator(SELECT['cover-name']).evaluate((element) => {
      const letters = document.createRange()
      letters.selectNodeContents(element)
      const { right, bottom } = [...letters.getClientRects()].at(-1)!
      return { right, bottom }
    })
    expect(year.y).toBeLessThan(name.bottom)
    expect(year.x - name.right).toBeGreaterThan(8)
    expect(year.x - name.right).toBeLessThan(20)
  }
})
