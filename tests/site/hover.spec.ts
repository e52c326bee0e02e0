import type { Locator, Page } from '@playwright/test'
import { backLink, menuOpener } from './frame.ts'
import { PHONE, THOROUGH } from './tags.ts'
import { expect, MOVING, open, test } from './test.ts'

test.use(MOVING)

const label = (page: Page) => page.getByRole('link', { name: 'Dovrefjell 2025' })

/** What can be hovered, by the page it is on. */
const HOVERED: Record<string, Record<string, (page: Page) => Locator>> = {
  '/about': {
    Back: backLink,
    'the menu button': menuOpener,
    'a row': (page) => page.getByRole('link', { name: 'Download resume' }),
    Contact: (page) => page.getByRole('button', { name: 'Contact' }),
  },
  '/projects': { 'a link out': (page) => page.getByRole('link', { name: /new tab/ }).first() },
  '/photography/landscape': { 'a cut label': (page) => label(page).getByText('Dovrefjell') },
}

const color = (locator: Locator) => locator.evaluate((el) => getComputedStyle(el).color)

/** How long a change of colour takes, as CSS has it. */
const duration = (locator: Locator) =>
  locator.evaluate((el) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(el)
    const at = transitionProperty.split(', ').findIndex((name) => /^(color|all)$/.test(name))
    // A shorter list of durations is repeated.
    const durations = transitionDuration.split(', ')
    return at < 0 ? undefined : durations[at % durations.length]
  })

/** Expects another colour on hover, and the former one after it. */
async function expectChange(what: string, element: Locator) {
  const before = await color(element)
  await element.hover()
  await expect.poll(() => color(element), `${what}, hovered`).not.toBe(before)
  await element.page().mouse.move(720, 899)
  await expect.poll(() => color(element), `${what}, left`).toBe(before)
}

test('controls change their colour in 0.3 s on hover, and photographs never change', async ({
  page,
}) => {
  for (const [path, elements] of Object.entries(HOVERED)) {
    await open(page, path)
    for (const [what, find] of Object.entries(elements))
      expect(await duration(find(page)), what).toBe('0.3s')
    // Without transitions, no colour is waited for.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [what, find] of Object.entries(elements)) await expectChange(what, find(page))
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  }
  const link = label(page)
  const look = () =>
    link.locator('img').evaluate((img) => {
      const { opacity, filter, scale, transform } = getComputedStyle(img)
      return { opacity, filter, scale, transform }
    })
  const moving = () => link.evaluate((all) => all.getAnimations({ subtree: true }).length)
  await expect.poll(moving).toBe(0)
  const [before, name] = [await look(), await color(link.getByText('Dovrefjell'))]
  await link.hover()
  await expect.poll(() => color(link.getByText('Dovrefjell'))).not.toBe(name)
  await expect.poll(moving).toBe(0)
  expect(await look()).toEqual(before)

  await menuOpener(page).click()
  const inMenu = page.getByRole('dialog').getByRole('link', { name: 'Projects' })
  expect(await duration(inMenu)).toBe('0.3s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectChange('a link of the menu', inMenu)
})

// tests/built/motion.test.ts checks the same in the style rules.
test(
  'controls keep their colour on devices without hover',
  { tag: [THOROUGH, PHONE] },
  async ({ page }) => {
    for (const [path, elements] of Object.entries(HOVERED)) {
      await open(page, path)
      for (const [what, find] of Object.entries(elements)) {
        const element = find(page)
        await element.scrollIntoViewIfNeeded()
        const before = await color(element)
        await element.hover()
        expect(await element.evaluate((el) => el.matches(':hover')), what).toBe(true)
        expect(await element.evaluate((el) => el.getAnimations().length), what).toBe(0)
        expect(await color(element), what).toBe(before)
      }
    }
  },
)
