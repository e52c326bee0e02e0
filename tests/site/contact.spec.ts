import type { Page } from '@playwright/test'
import { expect, open, test } from './test.ts'

const ADDRESS = 'mona@boen.example'
const NOT_COPIED = 'Could not be copied. Select the address to copy it.'

const label = (page: Page) => page.getByRole('button', { name: 'Contact' })
const address = (page: Page) => page.getByRole('button', { name: ADDRESS })
const toasts = (page: Page) => page.getByRole('status').getByRole('listitem')

test('the first press of Contact copies the address, shows a toast and shows the address in its place', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await open(page, '/about')
  await label(page).focus()
  const before = await label(page).boundingBox()
  await page.keyboard.press('Enter')
  await expect(address(page)).toBeFocused()
  expect(await address(page).boundingBox()).toEqual(before)
  await expect(toasts(page)).toHaveText('Copied to Clipboard!')
  expect(await clipboard()).toBe(ADDRESS)

  // The second press shows the label again, and does not copy.
  await page.evaluate(() => navigator.clipboard.writeText('something else'))
  await address(page).click()
  await expect(label(page)).toBeFocused()
  expect(await clipboard()).toBe('something else')
})

test('an address that could not be copied can be selected by mouse without closing', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }),
  )
  await open(page, '/about')
  await label(page).click()
  await expect(toasts(page)).toHaveText(NOT_COPIED)
  const selected = () => page.evaluate(() => window.getSelection()?.toString())
  expect(await selected()).toBe(ADDRESS)
  await expect(page.getByText(ADDRESS)).toHaveCSS('user-select', 'text')
  await page.evaluate(() => window.getSelection()?.removeAllRanges())

  const { x, y, width, height } = (await page.getByText(ADDRESS).boundingBox())!
  await page.mouse.move(x - 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.move(x + width + 40, y + height / 2)
  await page.mouse.up()
  expect(await selected()).toBe(ADDRESS)
  await expect(address(page)).toBeVisible()
})
