import type { Page } from '@playwright/test'
import { LOADING, PLACEHOLDER, SELECT } from '../../src/document'
import { THOROUGH } from './tags.ts'
import { expect, open, scrollBy, scrollThrough, test } from './test.ts'
import { ALBUM } from './viewer.ts'

/** The commits of React and the reads that force layout, in order. */
const done = (page: Page) => page.evaluate(() => Reflect.get(window, 'done') as string[])

/** Records the commits of React from the first moment of a page. */
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

/** Records every read that forces layout from now on. */
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

test('scrolling a loaded album causes no layout and no render', async ({ page }) => {
  await noteCommits(page)
  await open(page, ALBUM)
  await scrollThrough(page)
  await expect(page.locator(SELECT.tile)).toHaveCount(57)
  await expect(page.locator(`${SELECT.photo}${LOADING}`)).toHaveCount(0)
  await scrollBy(page, 10, 40)
  const bar = page.getByRole('banner')
  await expect(bar).toHaveAttribute('data-hidden', 'true')
  expect(await done(page)).toContain('commit')
  await noteReads(page)
  await scrollBy(page, 40, 60)
  // The only commit comes after the scroll: the bar comes back.
  await scrollBy(page, 1, -60)
  await expect(bar).toHaveAttribute('data-hidden', 'false')
  expect(await done(page)).toEqual(['commit'])
})

test(
  'opening a photograph does not restyle the tiles of its album',
  { tag: THOROUGH },
  async ({ page, browser }) => {
    await open(page, ALBUM)
    const tiles = page.locator(SELECT.tile)
    const isDrawn = () =>
      tiles
        .last()
        .locator(`[${PLACEHOLDER}]`)
        .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    await expect.poll(isDrawn, 'tiles far below are drawn in idle moments').toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await tiles.first().getByRole('link').focus()
    await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] })
    await page.evaluate((album) => {
      performance.mark('begin')
      // The album becomes inert at the end, which every tile inherits. The test observes this:
      // polling would restyle the covered tiles.
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
