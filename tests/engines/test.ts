import { type Expect, expect as base, test as runner } from '@playwright/test'
import type { Engine, Tab, Visitor } from './engine.ts'
import { type EngineName, ENGINES } from './engines.ts'
import { serveSite, type Site } from './site.ts'

export const expect: Expect = base

type Each = {
  /** Opens a tab of the engine, which is closed when the test ends. */
  visit: (path: string, visitor?: Visitor) => Promise<Tab>
}
type Once = { engine: Engine; site: Site }

/** A test in one engine. */
export const test = runner.extend<Each, Once>({
  site: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await serveSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  engine: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const engine = await ENGINES[project.name as EngineName].open!()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  visit: async ({ engine, site }, use) => {
    const tabs: Tab[] = []
    await use(async (path, visitor) => {
      const tab = await engine.visit(visitor)
      tabs.push(tab)
      site.asked()
      await tab.open(site.at(path))
      return tab
    })
    await Promise.all(tabs.map((tab) => tab.close()))
  },
})

/** Polls a function in the page. If the function throws, its error is the value. */
export function expectOf<Args extends unknown[], Result>(
  tab: Tab,
  read: (...args: Args) => Result | Promise<Result>,
  ...args: Args
) {
  // Between two documents the page cannot be evaluated.
  const look = () => tab.evaluate(read, ...args).catch(String)
  return expect.poll(look, { intervals: [50, 100, 250] })
}

/** Waits until React has hydrated the whole page. */
export const appRuns = (tab: Tab) =>
  expectOf(tab, () => {
    const parts = [...document.querySelectorAll('#root :is(a, button, h1, img, footer)')]
    const owned = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber'))
    return parts.length > 0 && parts.every(owned)
  }).toBe(true)

/** Waits until the motion script, which loads last, has run. */
export async function motionRuns(tab: Tab) {
  await appRuns(tab)
  await expectOf(tab, () =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/pageTransitions-[^/]+\.js$/.test(name)),
  ).toBe(true)
  await tab.evaluate(async () => {
    const entries = performance.getEntriesByType('resource')
    const { name } = entries.find(({ name }) => /\/pageTransitions-[^/]+\.js$/.test(name))!
    await import(name)
  })
}

/** Waits until an element is still and not covered. Returns its middle. */
async function spotOf(tab: Tab, selector: string): Promise<{ x: number; y: number }> {
  let spot = { x: 0, y: 0 }
  const look = async () => {
    const before = spot
    // Compares two polls, because a page without script has no animation frames.
    const seen = await tab.evaluate((selector) => {
      const element = document.querySelector(selector)
      if (!element) return undefined
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { x: left, y: top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return { x, y, isFree: element.contains(document.elementFromPoint(x, y)) }
    }, selector)
    if (!seen?.isFree) return 'out of reach'
    spot = seen
    const isStill = Math.hypot(seen.x - before.x, seen.y - before.y) < 0.5
    return isStill ? 'lies still' : 'moves'
  }
  await expect.poll(look, { message: selector, intervals: [50] }).toBe('lies still')
  return spot
}

export async function pointAt(tab: Tab, selector: string) {
  const { x, y } = await spotOf(tab, selector)
  await tab.point(x, y)
}

export async function clickOn(tab: Tab, selector: string) {
  const { x, y } = await spotOf(tab, selector)
  await tab.click(x, y)
}

/** Waits until the address has this path. */
export const isAt = (tab: Tab, path: string) =>
  expectOf(tab, () => window.location.pathname).toBe(path)

/**
 * Waits until no page transition runs. Uses a selector: WebKit crashes once a script has read the
 * animations of a transition.
 */
export const hasArrived = (tab: Tab) =>
  expectOf(tab, () => document.documentElement.matches(':active-view-transition')).toBe(false)
