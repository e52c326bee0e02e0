import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { SELECT } from '../../src/document'
import { BOTH, THOROUGH } from './tags.ts'
import { appRuns, expect, open, test } from './test.ts'

/** Where the words of a label are, px of the window, and whether they take two lines. */
const wordsOf = (label: Locator) =>
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

/** The colours at points of the window, from one screenshot. */
async function seenAt(page: Page, ...places: [x: number, y: number][]): Promise<string[]> {
  const shot = sharp(await page.screenshot({ scale: 'css' }))
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true })
  return places.map(([x, y]) => {
    const at = (Math.floor(y) * info.width + Math.floor(x)) * info.channels
    return `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`
  })
}

/** Expects the labels of a list to cover no more of their pictures than their words. */
async function expectSmall(page: Page) {
  const paper = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  )
  for (const plate of await page.getByRole('main').locator(SELECT.cover).all()) {
    await plate.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(plate.locator('img')).toHaveJSProperty('complete', true)
    const { right, top } = await wordsOf(plate.locator(SELECT['cover-label']))
    const { x, y, width, height } = (await plate.boundingBox())!
    const floor = y + height
    expect.soft(right + 8).toBeLessThan(x + width)
    // The words lie on paper with a small margin; the picture begins beside it.
    await expect.soft
      .poll(async () => {
        const seen = await seenAt(
          page,
          [right + 8, floor - 4],
          [x + 1, top + 1],
          [right + 24, floor - 4],
          [right + 24, top + 4],
        )
        return seen.map((color) => color === paper)
      })
      .toEqual([true, true, false, false])
  }
}

test('the labels of a list cover no more than their words, and a broken name keeps its year on the last line', async ({
  page,
}) => {
  await open(page, '/photography/portraits')
  await expectSmall(page)
  const labels = await page.locator(SELECT['cover-label']).all()
  const broken = []
  for (const label of labels) if ((await wordsOf(label)).isBroken) broken.push(label)
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

test('a long word breaks at a syllable, and is copied without its soft hyphens', async ({
  page,
}) => {
  await open(page, '/photography')
  await appRuns(page)
  const name = page.locator(SELECT['cover-name'], { hasText: 'Miscellaneous' })
  const { lines, copied } = await name.evaluate((element) => {
    element.style.display = 'block'
    element.style.width = '4em'
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
    const lines = new Map<number, string>()
    for (let i = 0; i < text.length; i++) {
      const range = document.createRange()
      range.setStart(text, i)
      range.setEnd(text, i + 1)
      // The first letter of a line has an empty box at the end of the line before.
      const { top } = [...range.getClientRects()].at(-1)!
      lines.set(top, (lines.get(top) ?? '') + text.data[i]!)
    }
    getSelection()!.selectAllChildren(element)
    const copy = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), cancelable: true })
    document.dispatchEvent(copy)
    return { lines: [...lines.values()], copied: copy.clipboardData!.getData('text/plain') }
  })
  expect(lines).toEqual(['Mis\u00adcel\u00ad', 'la\u00adneous'])
  expect(copied).toBe('Miscellaneous')
})

test(
  'the labels of the other lists cover no more than their words, also on a phone',
  { tag: [THOROUGH, BOTH] },
  async ({ page }) => {
    for (const path of ['/photography', '/photography/landscape', '/photography/portraits']) {
      await open(page, path)
      await expectSmall(page)
    }
  },
)
