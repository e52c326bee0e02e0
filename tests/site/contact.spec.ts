import type { Page } from '@playwright/test'
import { appRuns, expect, test } from './test.ts'

const ADDRESS = 'mona@boen.example'
const COPIED = 'Copied to Clipboard!'
const NOT_COPIED = 'Could not be copied. Select the address to copy it.'

const label = (page: Page) => page.getByRole('button', { name: 'Contact' })
const address = (page: Page) => page.getByRole('button', { name: ADDRESS })
const toasts = (page: Page) => page.getByRole('status').getByRole('listitem')
async function dismiss(page: Page) {
  await toasts(page).getByRole('button', { name: 'Close' }).click()
  await expect(toasts(page)).toHaveCount(0)
}

async function visit(page: Page) {
  await page.goto('/about')
  await appRuns(page)
}

test.describe('R9 Contact, with a clipboard', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

  test('the first click copies the address, shows the toast and shows the address', async ({
    page,
  }) => {
    await visit(page)
    await expect(address(page)).toHaveCount(0)
    await label(page).click()
    await expect(address(page)).toBeVisible()
    await expect(label(page)).toHaveCount(0)
    await expect(toasts(page)).toHaveText(COPIED)
    expect(await clipboard(page)).toBe(ADDRESS)
  })

  test('the second reverts the label and neither copies nor toasts', async ({ page }) => {
    await visit(page)
    await label(page).click()
    await expect(toasts(page)).toHaveText(COPIED)
    await dismiss(page)
    await page.evaluate(() => navigator.clipboard.writeText('something else'))

    await address(page).click()
    await expect(label(page)).toBeVisible()
    await expect(address(page)).toHaveCount(0)
    // The third is a first one again: its toast is the only one there is.
    expect(await clipboard(page)).toBe('something else')
    await label(page).click()
    await expect(toasts(page)).toHaveText(COPIED)
    expect(await clipboard(page)).toBe(ADDRESS)
  })

  test('by keyboard as by pointer', async ({ page }) => {
    await visit(page)
    await label(page).focus()
    await page.keyboard.press('Enter')
    await expect(address(page)).toBeFocused()
    await expect(toasts(page)).toHaveText(COPIED)
    expect(await clipboard(page)).toBe(ADDRESS)
    await page.keyboard.press('Space')
    await expect(label(page)).toBeFocused()
  })

  test('the row keeps its place', async ({ page }) => {
    await visit(page)
    await label(page).scrollIntoViewIfNeeded()
    const before = await label(page).boundingBox()
    await label(page).click()
    await expect(address(page)).toBeVisible()
    expect(await address(page).boundingBox()).toEqual(before)
  })
})

test.describe('R9 Contact, without a clipboard', () => {
  /** Ways in which a browser has no clipboard to offer. */
  const REFUSALS = {
    'is refused': () => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
    },
    'refuses at once': () => {
      navigator.clipboard.writeText = () => {
        throw new DOMException('Document is not focused.', 'NotAllowedError')
      }
    },
    'is missing': () =>
      Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined }),
  }

  for (const [how, refuse] of Object.entries(REFUSALS))
    test(`that ${how}: the address is shown all the same, and the toast does not lie`, async ({
      page,
    }) => {
      await page.addInitScript(refuse)
      await visit(page)
      await label(page).click()
      await expect(address(page)).toBeVisible()
      await expect(toasts(page)).toHaveText(NOT_COPIED)
      await expect(page.getByText(COPIED)).toHaveCount(0)

      await dismiss(page)
      await address(page).press('Enter')
      await expect(label(page)).toBeVisible()
      await expect(toasts(page)).toHaveCount(0)
    })

  test('that the visitor has forbidden', async ({ page, browser, baseURL }) => {
    const devtools = await browser.newBrowserCDPSession()
    await devtools.send('Browser.setPermission', {
      permission: { name: 'clipboard-write' },
      setting: 'denied',
      origin: new URL(baseURL!).origin,
      browserContextId: await page
        .context()
        .newCDPSession(page)
        .then((session) => session.send('Target.getTargetInfo'))
        .then(({ targetInfo }) => targetInfo.browserContextId!),
    })
    await visit(page)
    await label(page).click()
    await expect(address(page)).toBeVisible()
    await expect(toasts(page)).toHaveText(NOT_COPIED)
  })

  test('the address can be selected by mouse, and stays', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a finger selects by the system')
    await page.addInitScript(REFUSALS['is missing'])
    await visit(page)
    await label(page).click()
    await expect(toasts(page)).toHaveText(NOT_COPIED)
    await page.evaluate(() => window.getSelection()?.removeAllRanges())

    const { x, y, width, height } = (await page.getByText(ADDRESS).boundingBox())!
    await page.mouse.move(x - 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.move(x + width + 40, y + height / 2)
    await page.mouse.up()
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(ADDRESS)
    await expect(address(page)).toBeVisible()
  })

  test('the address can be selected by whatever selects', async ({ page }) => {
    await page.addInitScript(REFUSALS['is missing'])
    await visit(page)
    await label(page).click()
    await expect(page.getByText(ADDRESS)).toHaveCSS('user-select', 'text')
  })
})
