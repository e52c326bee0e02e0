import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What frames every page. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const backLink = (page: Page) => page.getByRole('link', { name: 'Back', exact: true })
export const menuOpener = (page: Page) => page.getByRole('button', { name: 'Open menu' })
export const menuCloser = (page: Page) => page.getByRole('button', { name: 'Close menu' })

/** Sets the window, and waits until the page has it. */
export async function resizeWindow(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await expect
    .poll(() => page.evaluate(() => [window.innerWidth, window.innerHeight]))
    .toEqual([width, height])
}
