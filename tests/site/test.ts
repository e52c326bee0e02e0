import {
  type BrowserContext,
  expect,
  type Page,
  type Request,
  test as base,
} from '@playwright/test'
import { isTimingNoise } from '../timingNoise.ts'

export { expect }

const expectedIn = new WeakMap<BrowserContext, RegExp[]>()

/** Every error and warning of the console and the network, as lines. */
function watch(context: BrowserContext, origin: string): string[] {
  const seen: string[] = []
  context.on('console', (message) => {
    const isTrouble = message.type() === 'error' || message.type() === 'warning'
    if (isTrouble && !isTimingNoise(message.text()))
      seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) =>
    seen.push(`page error: ${error.error().stack || String(error.error())}`),
  )
  context.on('request', (request) => {
    const { protocol, origin: to } = new URL(request.url())
    if (/^https?:$/.test(protocol) && to !== origin)
      seen.push(`request elsewhere: ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    // Leaving a page aborts what it was still loading.
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') seen.push(`request failed: ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) seen.push(`response ${response.status()}: ${response.url()}`)
  })
  return seen
}

/**
 * Playwright's test, which also fails on an error or warning in the console, a failed request or a
 * request to another origin. A test that causes one declares it: `expectTrouble(/404/)`.
 */
export const test = base.extend<{ expectTrouble: (...kinds: RegExp[]) => void }>({
  context: async ({ context, baseURL }, use) => {
    const expected: RegExp[] = []
    expectedIn.set(context, expected)
    const seen = watch(context, new URL(baseURL ?? '').origin)
    await use(context)
    const trouble = seen.filter((line) => !expected.some((kind) => kind.test(line)))
    expect(trouble, 'there is no error in the console or on the network').toEqual([])
  },
  expectTrouble: async ({ context }, use) => {
    await use((...kinds) => void expectedIn.get(context)?.push(...kinds))
  },
})

/** Resolves once React has hydrated the whole page. */
export async function appRuns(page: Page): Promise<void> {
  const partsLeft = () =>
    page
      .evaluate(() => {
        const parts = [...document.querySelectorAll('#root :is(a, button, h1, img, footer)')]
        const isOwned = (part: Element) =>
          Object.keys(part).some((key) => key.startsWith('__reactFiber'))
        const left = parts.filter((part) => !isOwned(part)).length
        const { readyState, visibilityState } = document
        const files = performance.getEntriesByType('resource').map(({ name }) => name)
        if (parts.length > 0 && left === 0) return ''
        return `${left} of ${parts.length} parts left; ${readyState}, ${visibilityState}; ${files.join(' ')}`
      })
      // Between two documents the page cannot be evaluated.
      .catch(String)
  // Polled from outside: a page that draws no frame would never answer from within.
  await expect.poll(partsLeft, { intervals: [30], timeout: 30_000 }).toBe('')
}

/** Goes to a path of the site, and waits until the application runs. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await appRuns(page)
}

/** For tests of motion: `test.use(MOVING)`. All others run with reduced motion. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const

/**
 * Expects the site to leave a press on a link to the browser, and looks at the link's page in a new
 * tab. The test opens the tab itself, because the packed browser sometimes loses a background tab.
 */
export async function inNewTab(
  page: Page,
  press: () => Promise<void>,
  look: (tab: Page) => Promise<void>,
): Promise<void> {
  const pressed = await page.evaluateHandle(() => {
    const seen: { href: string | undefined; isTaken: boolean }[] = []
    const listening = new AbortController()
    // Runs after all listeners of the site.
    const note = (event: Event) => {
      const link = (event.target as Element).closest('a')
      seen.push({ href: link?.href, isTaken: event.defaultPrevented })
      event.preventDefault()
      listening.abort()
    }
    for (const type of ['click', 'auxclick'])
      window.addEventListener(type, note, { signal: listening.signal })
    return seen
  })
  await press()
  const links = () => pressed.jsonValue()
  await expect.poll(async () => (await links()).map(({ isTaken }) => isTaken)).toEqual([false])
  const href = (await links())[0]!.href!
  const tab = await page.context().newPage()
  await tab.goto(href)
  await look(tab)
  await tab.close()
}

/** Holds back requests for these addresses until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/**
 * Lets requests fail until the returned function is called. `page.unroute` instead would lose other
 * requests that are under way: they never finish.
 */
export async function failRequests(
  page: Page,
  url: string | RegExp,
  isMeant: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let isMended = false
  await page.route(url, (route) =>
    isMended || !isMeant(route.request()) ? route.fallback() : route.abort(),
  )
  return () => {
    isMended = true
  }
}

/**
 * Records every layout shift from the first moment of a page. Call it before the page is opened;
 * the returned function lists the shifts so far.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    type Shift = PerformanceEntry & { value: number; sources: Source[] }
    const shifts: string[] = []
    const box = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
    const say = ({ node, previousRect, currentRect }: Source) => {
      const what = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent
      return `${what} from ${box(previousRect)} to ${box(currentRect)}`
    }
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[])
        shifts.push(`${value}: ${sources.map(say).join(', ')}`)
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const shiftsSoFar = () => {
      note(observer.takeRecords())
      return shifts
    }
    Object.assign(window, { shiftsSoFar })
  })
  return () =>
    page.evaluate(() => (window as unknown as { shiftsSoFar: () => string[] }).shiftsSoFar())
}

/** The addresses of pictures in view that have neither loaded nor failed. */
const picturesOnTheWay = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect()
        return !image.complete && bottom > 0 && top < window.innerHeight
      })
      .map(({ src, currentSrc }) => currentSrc || src),
  )

/**
 * Scrolls in steps, and waits after each until the page has handled it: a new observer reports
 * last.
 */
export const scrollBy = (page: Page, steps: number, top: number) =>
  page.evaluate(
    async ({ steps, top }) => {
      for (let step = 0; step < steps; step++) {
        const scrolled = new Promise((resolve) =>
          window.addEventListener('scroll', resolve, { once: true }),
        )
        window.scrollBy({ top, behavior: 'instant' })
        await scrolled
        await new Promise((resolve) =>
          new IntersectionObserver(resolve).observe(document.documentElement),
        )
      }
    },
    { steps, top },
  )

/**
 * Scrolls down window by window, and waits each time until the pictures in view have loaded or
 * failed.
 */
export async function scrollThrough(page: Page): Promise<void> {
  const scrollTo = (top: number) =>
    page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      return document.documentElement.scrollHeight - window.innerHeight - top
    }, top)
  const { height } = await page.evaluate(() => ({ height: window.innerHeight }))
  for (let top = 0, left = 1; left > 0; top += height) {
    left = await scrollTo(top)
    await expect
      .poll(() => picturesOnTheWay(page), 'every picture in view has loaded or failed')
      .toEqual([])
  }
  await scrollTo(0)
}
