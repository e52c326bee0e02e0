import type { Page } from '@playwright/test'
import { LOADING_PHOTO, PLACEHOLDER, SELECT } from '../../src/document'
import { THOROUGH } from './tags.ts'
import { expect, open, scrollBy, scrollThrough, test } from './test.ts'
import { ALBUM } from './viewer.ts'

/** What React wrote to the page, and what was asked that makes the browser lay it out, in order. */
const done = (page: Page) => page.evaluate(() => Reflect.get(window, 'done') as string[])

/** Notes whenever React writes to the page, from its first moment on. */
const noteCommits = (page: Page) =>
  page.addInitScript(() => {
    const done: string[] = []
    const devtools = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => done.push('commit'),
      onCommitFiberUnmount: () => {},
    }
    Object.assign(window, { done, __REACT_DEVTOOLS_GLOBAL_HOOK__: devtools })
  })

/** From now on every question that makes the browser lay the page out is noted. */
const noteReads = (page: Page) =>
  page.evaluate(() => {
    const done = Reflect.get(window, 'done') as string[]
    done.length = 0
    const note = (owner: object, name: string) => {
      const said = Object.getOwnPropertyDescriptor(owner, name)!
      const part = said.get ? 'get' : 'value'
      const ask: unknown = Reflect.get(said, part)
      function noted(this: unknown, ...given: unknown[]): unknown {
        done.push(name)
        return Reflect.apply(ask as () => unknown, this, given)
      }
      Object.defineProperty(owner, name, { ...said, [part]: noted })
    }
    const { prototype: element } = Element
    const { prototype: box } = HTMLElement
    for (const name of ['scrollX', 'scrollY', 'pageXOffset', 'pageYOffset', 'getComputedStyle'])
      note(window, name)
    for (const name of ['scrollTop', 'scrollHeight', 'clientHeight', 'clientWidth', 'clientTop'])
      note(element, name)
    for (const name of ['getBoundingClientRect', 'getClientRects']) note(element, name)
    for (const name of ['offsetTop', 'offsetLeft', 'offsetWidth', 'offsetHeight']) note(box, name)
  })

test('scrolling an album that is there lays nothing out and renders nothing', async ({ page }) => {
  await noteCommits(page)
  await open(page, ALBUM)
  await scrollThrough(page)
  await expect(page.locator(SELECT.tile)).toHaveCount(57)
  await expect(page.locator(LOADING_PHOTO)).toHaveCount(0)
  await scrollBy(page, 10, 40)
  const bar = page.getByRole('banner')
  await expect(bar).toHaveAttribute('data-hidden', 'true')
  expect(await done(page)).toContain('commit')
  await noteReads(page)
  await scrollBy(page, 40, 60)
  // Only what comes after it is written: the bar comes back.
  await scrollBy(page, 1, -60)
  await expect(bar).toHaveAttribute('data-hidden', 'false')
  expect(await done(page)).toEqual(['commit'])
})

test(
  'until a photograph is open, the tiles of its album are not styled anew',
  { tag: THOROUGH },
  async ({ page, browser }) => {
    await open(page, ALBUM)
    const tiles = page.locator(SELECT.tile)
    const isDrawn = () =>
      tiles
        .last()
        .locator(`[${PLACEHOLDER}]`)
        .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    await expect.poll(isDrawn, 'idle moments draw what is far below').toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await tiles.first().getByRole('link').focus()
    await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] })
    await page.evaluate((album) => {
      performance.mark('begin')
      // What lies under the viewer is inert at last, which every tile inherits. Nothing asks for it
      // again and again, which would style what is covered.
      const isInert = new Promise<void>((resolve) => {
        new MutationObserver(() => {
          performance.mark('end')
          resolve()
        }).observe(document.querySelector(album)!, { attributeFilter: ['inert'] })
      })
      Object.assign(window, { isInert })
    }, SELECT.album)
    await page.keyboard.press('Enter')
    await page.evaluate(() => Reflect.get(window, 'isInert') as Promise<void>)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: { name: string; ts: number; args: { elementCount?: number } }[]
    }
    const at = (mark: string) => traceEvents.filter(({ name }) => name === mark).map(({ ts }) => ts)
    const [begin, end] = [at('begin'), at('end')]
    expect([begin, end], 'both marks are on the trace').toEqual([
      [expect.any(Number)],
      [expect.any(Number)],
    ])
    const counts = traceEvents.flatMap(({ name, ts, args: { elementCount } }) =>
      name === 'UpdateLayoutTree' && elementCount && ts > begin[0]! && ts < end[0]!
        ? elementCount
        : [],
    )
    expect(counts.length).toBeGreaterThan(0)
    expect(Math.max(...counts)).toBeLessThan((await tiles.count()) * 4)
  },
)
