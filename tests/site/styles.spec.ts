import type { Page } from '@playwright/test'
import { THOROUGH } from './tags.ts'
import { appRuns, expect, hold, test } from './test.ts'

/** Intended animations: the relief of the home page rises, and a list loads its pictures by one. */
const MEANT: Record<string, string[]> = {
  '/': ['keep-layers', 'fade-in', 'rise'],
  '/photography/landscape': ['ask-next'],
}

/** Records every transition and animation from the first moment of a page. */
const noteChanges = (page: Page) =>
  page.addInitScript(() => {
    const begun: string[] = []
    Object.assign(window, { begun })
    document.addEventListener('transitionrun', ({ propertyName }) =>
      begun.push(`transition of ${propertyName}`),
    )
    document.addEventListener('animationstart', ({ animationName }) => begun.push(animationName))
  })

/** What has begun so far, up to an animation that the test starts last. */
async function changesSoFar(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@keyframes known {} #root { animation: known 1ms }')
    document.adoptedStyleSheets = [sheet]
  })
  const begun = () => page.evaluate(() => (window as unknown as { begun: string[] }).begun)
  await expect.poll(begun).toContain('known')
  return (await begun()).filter((name) => name !== 'known')
}

/** Opens a page whose style sheet arrives after it has been styled without it. */
async function openWithLateStyles(page: Page, path: string) {
  const release = await hold(page, '**/*.css')
  await page.goto(path, { waitUntil: 'commit' })
  // Reading a style makes the browser style the page before its sheet has arrived.
  const link = page.locator('#root a').last()
  await link.waitFor({ state: 'attached' })
  const color = () => link.evaluate((element) => getComputedStyle(element).color)
  const before = await color()
  release()
  await expect.poll(color).not.toBe(before)
  await appRuns(page)
}

for (const paths of [
  ['/', '/about'],
  ['/photography/landscape', '/projects'],
])
  test(
    `nothing present from the start changes into its first style or fades in: ${paths.join()}`,
    { tag: paths.includes('/') ? [] : THOROUGH },
    async ({ page }) => {
      await noteChanges(page)
      for (const reducedMotion of ['reduce', 'no-preference'] as const)
        for (const path of paths) {
          await page.emulateMedia({ reducedMotion })
          await openWithLateStyles(page, path)
          const begun = await changesSoFar(page)
          expect
            .soft(
              begun.filter((name) => !MEANT[path]?.includes(name)),
              `${path}, ${reducedMotion}`,
            )
            .toEqual([])
        }
    },
  )
