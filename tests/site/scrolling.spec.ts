import type { Browser, Page } from '@playwright/test'
import { ATTRIBUTE, PLACEHOLDER, SELECT } from '../../src/document'
import { appRuns, expect, hold, scrollThrough, test } from './test.ts'
import { ALBUM } from './viewer.ts'

type Counts = { reads: string[]; commits: number }
const counts = (page: Page) => page.evaluate(() => (window as unknown as { counts: Counts }).counts)

/** Counts what React writes to the page, from its first moment on. */
async function countCommits(page: Page) {
  await page.addInitScript(() => {
    const seen: Counts = { reads: [], commits: 0 }
    const devtools = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => (seen.commits += 1),
      onCommitFiberUnmount: () => {},
    }
    Object.assign(window, { counts: seen, __REACT_DEVTOOLS_GLOBAL_HOOK__: devtools })
  })
}

/** From now on every question that makes the browser lay the page out is noted. */
async function noteReads(page: Page) {
  await page.evaluate(() => {
    const seen = (window as unknown as { counts: Counts }).counts
    seen.commits = 0
    const note = (owner: object, name: string) => {
      const said = Object.getOwnPropertyDescriptor(owner, name)!
      const part = said.get ? 'get' : 'value'
      const ask: unknown = Reflect.get(said, part)
      function noted(this: unknown, ...given: unknown[]): unknown {
        seen.reads.push(name)
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
}

/** Scrolls in steps, each of which the page is given time to answer. */
const scrollBy = (page: Page, steps: number, top: number) =>
  page.evaluate(
    async ({ steps, top }) => {
      for (let step = 0; step < steps; step++) {
        window.scrollBy({ top, behavior: 'instant' })
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
      }
    },
    { steps, top },
  )

test('scrolling an album that is there lays nothing out and renders nothing', async ({ page }) => {
  await countCommits(page)
  await page.goto(ALBUM)
  await appRuns(page)
  await scrollThrough(page)
  await scrollBy(page, 10, 40)
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true')
  expect((await counts(page)).commits).toBeGreaterThan(0)
  await noteReads(page)
  await scrollBy(page, 40, 60)
  expect(await counts(page)).toEqual({ reads: [], commits: 0 })
})

/** The state of every tile's picture, in view and below it. */
const states = (page: Page) =>
  page.evaluate((PHOTO) => {
    const all = [...document.querySelectorAll<HTMLElement>(PHOTO)]
    const isSeen = (frame: HTMLElement) => frame.getBoundingClientRect().top < window.innerHeight
    const stateOf = ({ dataset }: HTMLElement) => dataset.state
    return {
      seen: [...new Set(all.filter(isSeen).map(stateOf))],
      below: [...new Set(all.filter((frame) => !isSeen(frame)).map(stateOf))],
      isBelowThere: all.some((frame) => {
        const { complete, naturalWidth } = frame.querySelector('img')!
        return !isSeen(frame) && complete && naturalWidth > 0
      }),
    }
  }, `${SELECT.tile} ${SELECT.photo}`)

test('only a picture that somebody waits for has contours, and fades in', async ({ page }) => {
  const release = await hold(page, '/photos/**')
  await page.goto(ALBUM, { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Shift')
  await appRuns(page)
  await expect.poll(async () => (await states(page)).seen).toEqual(['loading'])
  expect((await states(page)).below).toEqual(['prerendered'])
  release()
  await expect.poll(async () => (await states(page)).seen).toEqual(['shown'])
  await expect.poll(async () => (await states(page)).isBelowThere).toBe(true)
  expect((await states(page)).below).toEqual(['prerendered'])
})

test('what is far below is drawn in idle moments, before anybody scrolls', async ({ page }) => {
  await page.goto(ALBUM)
  await appRuns(page)
  const last = page.locator(SELECT.tile).last()
  await expect
    .poll(() =>
      last
        .locator(`[${PLACEHOLDER}]`)
        .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true })),
    )
    .toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await last.evaluate((tile) => tile.querySelector('img')!.currentSrc)).toBe('')
})

/** How many elements the browser styled anew at a time, from one mark on the timeline to another. */
async function restyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; ts: number; args: { elementCount?: number } }[]
  }
  const [begin, end] = ['begin', 'end'].map(
    (mark) => traceEvents.find(({ name }) => name === mark)!.ts,
  )
  return traceEvents.flatMap(({ name, ts, args: { elementCount } }) =>
    name === 'UpdateLayoutTree' && elementCount && ts > begin! && ts < end! ? elementCount : [],
  )
}

test('until a photograph is open, the tiles of its album are not styled anew', async ({
  page,
  browser,
}) => {
  await page.goto(ALBUM)
  await appRuns(page)
  const tiles = page.locator(SELECT.tile)
  await expect(tiles.last().locator(SELECT.photo)).toHaveAttribute(ATTRIBUTE.drawn)
  // What opens it is there: nothing else comes in between.
  const viewer = page.waitForResponse(/PhotoPage/)
  await tiles.first().getByRole('link').focus()
  await viewer
  await page.waitForLoadState('networkidle')
  const counts = await restyled(browser, page, async () => {
    await page.evaluate((ALBUM_PART) => {
      performance.mark('begin')
      // What lies under the viewer is inert at last, which every tile inherits. Nothing asks for it
      // again and again, which would style what is covered.
      const isInert = new Promise<void>((resolve) => {
        new MutationObserver(() => {
          performance.mark('end')
          resolve()
        }).observe(document.querySelector(ALBUM_PART)!, { attributeFilter: ['inert'] })
      })
      Object.assign(window, { isInert })
    }, SELECT.album)
    await page.keyboard.press('Enter')
    await page.evaluate(() => Reflect.get(window, 'isInert') as Promise<void>)
  })
  expect(counts.length).toBeGreaterThan(0)
  expect(Math.max(...counts)).toBeLessThan((await tiles.count()) * 4)
})
