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

/** WCAG 1.4.12: text spacing that a visitor may set without losing content. */
export const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`
/** WCAG 1.4.4: letters twice as large. */
export const DOUBLED = 'html { font-size: 200% !important }'

/** Replaces the style that a visitor has set. */
export const setStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
