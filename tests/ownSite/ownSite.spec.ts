import type { Page } from '@playwright/test'
import { isShown } from '../../src/content/source/album/coverOf.ts'
import { ownPictures } from '../../src/content/source/ownPictures.ts'
import { SELECT } from '../../src/document.ts'
import { FACES } from '../../src/fonts/faces.ts'
import { filesOf } from '../../src/images/filesOf.ts'
import { violations } from '../site/axe.ts'
import { BUILT } from '../site/built.ts'
import { THOROUGH } from '../site/tags.ts'
import { appRuns, expect, open, scrollThrough, test } from '../site/test.ts'
import { content, FURTHER, isPhoto, KINDS } from './handful.ts'

const { origin, base } = BUILT.ownSite
const { site, albums } = content

/**
 * `npm run darkroom -- check --online` checks pictures on other hosts, so these tests replace them.
 */
const pictures = [
  ...ownPictures(content),
  ...albums.flatMap(({ photos }) => photos.filter(isShown)),
]
const hosts = new Set(
  pictures.flatMap(filesOf).flatMap(({ src }) => (src.startsWith('/') ? [] : new URL(src).origin)),
)
test.beforeEach(async ({ context, expectTrouble }) => {
  for (const host of hosts)
    expectTrouble(new RegExp(`^request elsewhere: ${host.replaceAll('.', '\\.')}`))
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'image/svg+xml', body }),
  )
})

/** The fonts that draw the text of an element. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  await client.detach()
  return fonts.map(({ familyName }) => familyName)
}

test('every word of your name is set in one font', async ({ page }) => {
  await open(page, `${base}/about`)
  await page.evaluate(() => document.fonts.ready)
  const fallback = `${SELECT.footer} .font-fallback`
  if ((await page.locator(fallback).count()) > 0)
    expect(await fontsOf(page, fallback)).not.toContain(FACES.culture.family)
  await page.locator(fallback).evaluateAll((words) => words.forEach((word) => word.remove()))
  // Emoji and symbols have their own fonts.
  if (!/[^\p{L}\p{M}\p{N}\x20-\x7e’]/u.test(site.name))
    await expect.poll(() => fontsOf(page, SELECT.footer)).toEqual([FACES.culture.family])
})

for (const [paths, details] of [
  [KINDS, {}],
  [FURTHER, { tag: THOROUGH }],
] as const)
  for (const path of paths)
    test(
      `${path} loads every picture and has no accessibility faults`,
      details,
      async ({ page }) => {
        const answer = await page.goto(base + path)
        expect(answer?.status()).toBe(200)
        await appRuns(page)
        // A photo page shows the photograph over its album, whose pictures load later.
        if (!isPhoto(path)) await scrollThrough(page)
        const broken = await page.locator('img').evaluateAll((images) =>
          images
            .filter((image) => image instanceof HTMLImageElement)
            .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
            .map(({ currentSrc }) => currentSrc),
        )
        expect.soft(broken, 'broken pictures').toEqual([])
        await expect(page.getByText(/image unavailable/i)).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect.soft(await violations(page), 'by day').toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect.soft(await violations(page), 'by night').toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        const wider = () =>
          page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement
            return scrollWidth - clientWidth
          })
        await expect.poll(wider, 'px that the page is wider than the window').toBeLessThanOrEqual(0)
      },
    )
