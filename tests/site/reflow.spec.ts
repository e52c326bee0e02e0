import type { Page } from '@playwright/test'
import { SELECT } from '../../src/document.ts'
import { DOUBLED, menuOpener, resizeWindow, setStyle, SPACED } from './frame.ts'
import { THOROUGH } from './tags.ts'
import { expect, open, test } from './test.ts'
import { openFrom, viewer } from './viewer.ts'

const SET = { 'letters set apart': SPACED, 'letters twice as large': DOUBLED }

/** The first words of texts that end beyond the window or cannot be scrolled to. */
const lostTexts = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = []
    const texts = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const parent = text.parentElement!
      if (!parent.checkVisibility() || parent.closest('.sr-only, noscript, code')) continue
      const letters = document.createRange()
      letters.selectNodeContents(text)
      const { left, right } = letters.getBoundingClientRect()
      if (left < -1 || right > document.documentElement.clientWidth + 1)
        lost.push(`${text.textContent?.slice(0, 30)}: ${left} to ${right}`)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [...lost, `the page is ${scrollWidth} wide`] : lost
  })

test('the menu loses no text with wider spacing or larger letters', async ({ page }) => {
  await open(page, '/about')
  await menuOpener(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const [how, css] of Object.entries(SET)) {
    await setStyle(page, css)
    for (const width of [320, 390, 834]) {
      await resizeWindow(page, width, 700)
      for (const link of await page.getByRole('dialog').getByRole('link').all()) {
        const { left, right, lines } = await link.evaluate((element) => {
          const letters = document.createRange()
          letters.selectNodeContents(element)
          const { left, right } = letters.getBoundingClientRect()
          letters.selectNodeContents(element.firstChild!)
          return { left, right, lines: letters.getClientRects().length }
        })
        expect.soft(left, `${how}, ${width} px`).toBeGreaterThanOrEqual(0)
        expect.soft(right, `${how}, ${width} px`).toBeLessThanOrEqual(width)
        expect.soft(lines, `${how}, ${width} px`).toBe(1)
      }
    }
  }
})

test('the land of the not-found page never covers its words, in low windows or with larger text', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404.*\/no\/such\/page/)
  await open(page, '/no/such/page')
  const boxes = async () => {
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!
    return {
      words: await boxOf(SELECT['not-found-text']),
      links: (await page.getByRole('main').getByRole('list').boundingBox())!,
      drawn: [await boxOf(SELECT['unmapped-land']), await boxOf(SELECT['not-found-mark'])],
    }
  }
  // Windows at 400 %, and a phone whose browser takes much room.
  for (const [width, height] of [
    [320, 256],
    [360, 225],
    [390, 664],
    [844, 390],
  ] as const) {
    await resizeWindow(page, width, height)
    const { links, drawn } = await boxes()
    for (const { y } of drawn)
      expect.soft(y, `${width} × ${height}`).toBeGreaterThan(links.y + links.height)
  }
  for (const [how, css] of Object.entries(SET)) {
    await setStyle(page, css)
    for (const [width, height] of [
      [320, 700],
      [390, 844],
      [834, 800],
      [1440, 900],
    ] as const) {
      await resizeWindow(page, width, height)
      expect.soft(await lostTexts(page), `${how}, ${width} px`).toEqual([])
      const { words, drawn } = await boxes()
      const over = drawn.filter(
        ({ x, y }) => y < words.y + words.height && x < words.x + words.width,
      )
      expect.soft(over, `${how}, ${width} px: over ${JSON.stringify(words)}`).toEqual([])
    }
  }
})

test('a low viewer scrolls over a fixed ground, and its list of keys can be read in double size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openFrom(page, 1)
  const { scrolled, ...ground } = await viewer(page).evaluate((element) => {
    element.scrollTo({ top: element.scrollHeight, behavior: 'instant' })
    const { position, inset } = getComputedStyle(element, '::before')
    return { scrolled: element.scrollTop, position, inset }
  })
  expect(scrolled).toBeGreaterThan(0)
  expect(ground).toEqual({ position: 'fixed', inset: '0px' })

  await resizeWindow(page, 834, 510)
  await setStyle(page, DOUBLED)
  await page.keyboard.press('?')
  const keys = page.getByRole('group', { name: 'Keys' })
  await expect(keys).toBeInViewport({ ratio: 1 })
  for (const row of await keys.getByRole('definition').all()) {
    await row.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await expect(row).toBeInViewport({ ratio: 0.9 })
  }
})

const WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.padEnd(85, 'gogoch')

for (const path of [
  '/about',
  '/projects',
  '/photography',
  '/photography/landscape',
  '/photography/portraits',
  '/photography/portraits/ase18m',
])
  test(
    `neither wider or larger text nor a word of 85 letters makes ${path} wider`,
    { tag: path === '/about' ? [] : THOROUGH },
    async ({ page }) => {
      await open(page, path)
      if (path === '/about') {
        // The row with the e-mail address.
        await page.context().grantPermissions(['clipboard-write'])
        await page.getByRole('button', { name: 'Contact' }).click()
        await expect(page.getByRole('button', { name: '@' })).toBeVisible()
      }
      const expectWhole = async (how: string) => {
        for (const width of [320, 834, 1024, 1440]) {
          await resizeWindow(page, width, 800)
          expect.soft(await lostTexts(page), `${how}, ${width} px`).toEqual([])
        }
      }
      for (const [how, css] of Object.entries(SET)) {
        await setStyle(page, css)
        await expectWhole(how)
      }
      await setStyle(page, '')
      await page.evaluate(
        ([word, back, disc]) => {
          const root = document.getElementById('root')!
          const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
          while (texts.nextNode()) {
            const { parentElement: parent } = texts.currentNode
            // A year is a number.
            if (parent?.closest(`${back}, noscript, svg, ${disc}, time`)) continue
            if (texts.currentNode.textContent?.trim()) texts.currentNode.textContent = word
          }
        },
        [WORD, SELECT.back, SELECT.disc] as const,
      )
      await expectWhole('a long word')
    },
  )
