import type { Page } from '@playwright/test'
import { SELECT } from '../../src/document.ts'
import { appRuns, expect, test } from './test.ts'

/** WCAG 1.4.12: what a visitor may set, and lose nothing. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`
/** WCAG 1.4.4: letters twice as large, and nothing else. */
const DOUBLED = 'html { font-size: 200% !important }'
const SET = { 'letters set apart': SPACED, 'letters twice as large': DOUBLED }

const setStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

/** Texts that end beyond the window, or lie where no scrolling leads, as their first words. */
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

test.describe('nothing is lost to a visitor who sets the text', () => {
  test.skip(({ isMobile }) => isMobile, 'the windows are set one by one')

  for (const [how, css] of Object.entries(SET)) {
    test(`${how}: the menu`, async ({ page }) => {
      await page.goto('/about')
      await appRuns(page)
      await setStyle(page, css)
      await page.getByRole('button', { name: 'Open menu' }).click()
      for (const width of [320, 390, 834]) {
        await page.setViewportSize({ width, height: 700 })
        for (const link of await page.getByRole('dialog').getByRole('link').all()) {
          const { left, right, lines } = await link.evaluate((element) => {
            const letters = document.createRange()
            letters.selectNodeContents(element)
            const { left, right } = letters.getBoundingClientRect()
            letters.selectNodeContents(element.firstChild!)
            return { left, right, lines: letters.getClientRects().length }
          })
          expect.soft(left, `${width} px`).toBeGreaterThanOrEqual(0)
          expect.soft(right, `${width} px`).toBeLessThanOrEqual(width)
          expect.soft(lines, `${width} px`).toBe(1)
        }
      }
    })

    test(`${how}: a lost path`, async ({ page, expectTrouble }) => {
      expectTrouble(/404.*\/no\/such\/page/)
      await page.goto('/no/such/page')
      await appRuns(page)
      await setStyle(page, css)
      for (const [width, height] of [
        [320, 700],
        [390, 844],
        [834, 800],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        expect.soft(await lostTexts(page), `${width} px`).toEqual([])
        const words = (await page.locator(SELECT['not-found-text']).boundingBox())!
        for (const drawn of [SELECT['not-found-relief'], SELECT['not-found-mark']]) {
          const { x, y } = (await page.locator(drawn).boundingBox())!
          const isBelow = y >= words.y + words.height
          const isBeside = x >= words.x + words.width
          expect.soft(isBelow || isBeside, `${drawn}, ${width} px`).toBe(true)
        }
      }
    })

    test(`${how}: every other page`, async ({ page }) => {
      for (const path of [
        '/about',
        '/projects',
        '/photography',
        '/photography/portraits',
        '/photography/portraits/ase18m',
      ]) {
        await page.goto(path)
        await appRuns(page)
        await setStyle(page, css)
        for (const width of [320, 834, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          expect.soft(await lostTexts(page), `${path}, ${width} px`).toEqual([])
        }
      }
    })
  }

  test('letters twice as large: the list of keys', async ({ page }) => {
    await page.setViewportSize({ width: 834, height: 510 })
    await page.goto('/photography/landscape/iceland2018')
    await appRuns(page)
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await setStyle(page, DOUBLED)
    await page.keyboard.press('?')
    const keys = page.getByRole('group', { name: 'Keys' })
    await expect(keys).toBeInViewport({ ratio: 1 })
    for (const row of await keys.getByRole('definition').all()) {
      await row.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
      await expect(row).toBeInViewport({ ratio: 0.9 })
    }
  })
})

test.describe('a word of 85 letters makes no page wider', () => {
  test.skip(({ isMobile }) => isMobile, 'the windows are set one by one')
  const WORD = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.padEnd(85, 'gogoch')

  for (const path of [
    '/about',
    '/projects',
    '/photography',
    '/photography/landscape',
    '/photography/portraits',
    '/photography/landscape/iceland2018',
  ])
    test(path, async ({ page }) => {
      await page.goto(path)
      await appRuns(page)
      if (path === '/about') {
        // The row with the e-mail address.
        await page.context().grantPermissions(['clipboard-write'])
        await page.getByRole('button', { name: 'Contact' }).click()
        await expect(page.getByRole('button', { name: '@' })).toBeVisible()
      }
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
      for (const width of [320, 834, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await lostTexts(page), `${width} px`).toEqual([])
      }
    })
})
