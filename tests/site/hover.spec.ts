import type { Locator, Page } from '@playwright/test'
import { appRuns, expect, test } from './test.ts'

/** What can be hovered, on which page, and what of it changes. */
const HOVERED: readonly [what: string, path: string, find: (page: Page) => Locator][] = [
  ['Back', '/about', (page) => page.getByRole('link', { name: 'Back', exact: true })],
  ['the menu button', '/about', (page) => page.getByRole('button', { name: 'Open menu' })],
  ['a row', '/about', (page) => page.getByRole('link', { name: 'Download resume' })],
  ['Contact', '/about', (page) => page.getByRole('button', { name: 'Contact' })],
  ['a link out', '/projects', (page) => page.getByRole('link', { name: /new tab/ }).first()],
  [
    'a cut label',
    '/photography/landscape',
    (page) => page.getByRole('link', { name: 'Dovrefjell 2025' }).getByText('Dovrefjell'),
  ],
]

const color = (locator: Locator) => locator.evaluate((el) => getComputedStyle(el).color)

/** How long a change of colour takes, as CSS has it. */
const duration = (locator: Locator) =>
  locator.evaluate((el) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(el)
    const at = transitionProperty.split(', ').findIndex((name) => /^(color|all)$/.test(name))
    // A list that is shorter than that of the properties is gone through again.
    const durations = transitionDuration.split(', ')
    return at < 0 ? undefined : durations[at % durations.length]
  })

test.describe('R17 Hover, where the device hovers with a fine pointer', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone does not')

  for (const [what, path, find] of HOVERED)
    test(`${what} changes its colour in 0.3 s`, async ({ page }) => {
      await page.goto(path)
      await appRuns(page)
      const element = find(page)
      const before = await color(element)
      expect(await duration(element)).toBe('0.3s')
      await element.hover()
      await expect.poll(() => color(element)).not.toBe(before)
      await page.mouse.move(720, 899)
      await expect.poll(() => color(element)).toBe(before)
    })

  test('a link of the menu changes its colour in 0.3 s', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const link = page.getByRole('dialog').getByRole('link', { name: 'Projects' })
    const before = await color(link)
    expect(await duration(link)).toBe('0.3s')
    await link.hover()
    await expect.poll(() => color(link)).not.toBe(before)
  })

  test('a photograph never changes', async ({ page }) => {
    await page.goto('/photography/landscape')
    await appRuns(page)
    const link = page.getByRole('link', { name: 'Dovrefjell 2025' })
    const look = () =>
      link
        .locator('img')
        .evaluate((img) => [
          getComputedStyle(img).opacity,
          getComputedStyle(img).filter,
          getComputedStyle(img).scale,
          getComputedStyle(img).transform,
        ])
    const before = await look()
    await link.hover()
    await expect.poll(() => color(link.getByText('Dovrefjell'))).not.toBe('')
    expect(await look()).toEqual(before)
  })
})

test.describe('R17 Hover, where it does not', () => {
  test.skip(({ isMobile }) => !isMobile, 'a desktop does')

  for (const [what, path, find] of HOVERED)
    test(`${what} keeps its colour`, async ({ page }) => {
      await page.goto(path)
      await appRuns(page)
      const element = find(page)
      await element.scrollIntoViewIfNeeded()
      const before = await color(element)
      await element.hover()
      expect(await element.evaluate((el) => el.matches(':hover'))).toBe(true)
      expect(await element.evaluate((el) => el.getAnimations().length)).toBe(0)
      expect(await color(element)).toBe(before)
    })
})

test('R17: no style rule of the site hovers but for a fine pointer', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  const loose: string[] = []
  for (const path of ['/', '/about', '/photography/landscape']) {
    await page.goto(path)
    await appRuns(page)
    if (path === '/about') {
      // The toasts bring rules of their own.
      await page.getByRole('button', { name: 'Contact' }).click()
      await expect(page.getByRole('status').getByRole('listitem')).toBeVisible()
    }
    loose.push(
      ...(await page.evaluate(() => {
        const found: string[] = []
        const read = (rules: CSSRuleList, fine: boolean) => {
          for (const rule of rules) {
            const isFine =
              fine ||
              (rule instanceof CSSMediaRule &&
                /\(hover: ?hover\)/.test(rule.conditionText) &&
                /\(pointer: ?fine\)/.test(rule.conditionText))
            if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover') && !isFine)
              found.push(rule.selectorText)
            if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList)
              read(rule.cssRules, isFine)
          }
        }
        for (const sheet of document.styleSheets) read(sheet.cssRules, false)
        return found
      })),
    )
  }
  expect(loose).toEqual([])
})
