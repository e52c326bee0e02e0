import { type Browser, devices } from '@playwright/test'
import { SELECT } from '../src/document'

const SLOW_DOWN = 4
/** px and px/s: far enough to replace tiles, as fast as a thumb. */
const SCROLL = { distance: 8000, speed: 2200 } as const
/** ms; longer tasks delay a press */
const LONG = 50
/** ms until a page and its idle work have come to rest */
const REST = 4000

/** An event of the browser's trace. µs. */
type TraceEvent = {
  name: string
  ts: number
  pid: number
  tid: number
  dur?: number
  args: Record<string, { state?: string } | undefined>
}

/** A press: its target, and the selector that appears as its answer. */
export type Press = { name: string; target: string; ready: string }

/** `late`: share of frames, 0 to 1. `longest`: ms. */
export type Scrolled = { late: number; longest: number }
export type Opened = { long: number; answer: number }

const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  screen: { width: 390, height: 844 },
  deviceScaleFactor: 2,
}

/** Opens a page on a slow phone and records the trace of `act`, between two marks. */
async function record<Result>(
  browser: Browser,
  url: string,
  act: (phone: {
    scroll: () => Promise<void>
    press: (target: string) => Promise<Result>
  }) => Promise<Result>,
) {
  const page = await browser.newPage(PHONE)
  const devtools = await page.context().newCDPSession(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(REST)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  const timeline = 'disabled-by-default-devtools.timeline'
  const categories = ['benchmark', 'viz', 'devtools.timeline', 'blink.user_timing', timeline]
  await browser.startTracing(page, { categories })
  await page.evaluate(() => performance.mark('bench-begins'))
  const result = await act({
    scroll: async () => {
      await devtools.send('Input.synthesizeScrollGesture', {
        x: 195,
        y: 500,
        yDistance: -SCROLL.distance,
        speed: SCROLL.speed,
        gestureSourceType: 'mouse',
        preventFling: true,
      })
    },
    press: async (target) => {
      await page.evaluate(() => {
        const answers: number[] = []
        Object.assign(window, { answers })
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) answers.push(duration)
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
      })
      // By coordinates: Playwright's own tap listens to every event, which would delay the answer.
      const { x, y, width, height } = (await page.locator(target).boundingBox())!
      await page.touchscreen.tap(x + width / 2, y + height / 2)
      await page.waitForSelector(SELECT.viewer)
      await page.waitForTimeout(REST / 2)
      return page.evaluate(
        () => Math.max(16, ...(window as unknown as { answers: number[] }).answers) as Result,
      )
    },
  })
  await page.evaluate(() => performance.mark('bench-ends'))
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  await page.close()
  const mark = (name: string) => trace.traceEvents.find((event) => event.name === name)!
  const [begin, end] = [mark('bench-begins'), mark('bench-ends')]
  const events = trace.traceEvents.filter(
    ({ pid, ts }) => pid === begin.pid && ts >= begin.ts && ts <= end.ts,
  )
  const tasks = events
    .filter(({ name, tid, dur }) => name === 'RunTask' && tid === begin.tid && dur)
    .map(({ dur }) => dur! / 1000)
  return { result, events, tasks }
}

/**
 * Scrolls a page like a thumb, at a quarter of the processor's speed.
 * @returns the share of frames that were dropped or lacked the main thread's part, and the longest task
 */
export async function scrollPage(browser: Browser, url: string): Promise<Scrolled> {
  const { events, tasks } = await record<void>(browser, url, ({ scroll }) => scroll())
  const states = events
    .filter(({ name }) => name === 'PipelineReporter')
    .map(({ args }) => (args.chrome_frame_reporter ?? args.frame_reporter)?.state)
  const count = (...names: string[]) =>
    states.filter((state) => state && names.includes(state)).length
  const late = count('STATE_PRESENTED_PARTIAL', 'STATE_DROPPED')
  return { late: late / (late + count('STATE_PRESENTED_ALL')), longest: Math.max(...tasks) }
}

/**
 * Opens a photograph of an album by a press, at a quarter of the processor's speed.
 * @returns the sum of all tasks above 50 ms, and the delay of the answer
 */
export async function openPhoto(browser: Browser, url: string): Promise<Opened> {
  const { result, tasks } = await record<number>(browser, url, ({ press }) =>
    press(`${SELECT.tile}:nth-child(2) a`),
  )
  const long = tasks.filter((task) => task > LONG).reduce((sum, task) => sum + task, 0)
  return { long, answer: result }
}

/**
 * Makes presses one after another, at a quarter of the processor's speed.
 * @returns the delay of each answer in ms: that of the press's longest event, as in INP
 */
export async function pressAll(
  browser: Browser,
  url: string,
  presses: readonly Press[],
): Promise<number[]> {
  const page = await browser.newPage(PHONE)
  const devtools = await page.context().newCDPSession(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(REST)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    // Phones highlight what is pressed. Without any change Chromium waits for the next frame that has one.
    addEventListener(
      'click',
      ({ target }) => (target as HTMLElement).style.setProperty('outline', '1px solid'),
      { capture: true },
    )
  })
  const waits: number[] = []
  for (const { target, ready } of presses) {
    const button = page.locator(target).first()
    // In the lowest 100 px of an emulated phone, Chromium presents changes late.
    await button.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { x, y, width, height } = (await button.boundingBox())!
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await page.waitForSelector(ready, { state: 'attached' })
    await page.waitForTimeout(REST / 2)
    waits.push(
      await page.evaluate(() => {
        const { durations } = window as unknown as { durations: number[] }
        // The browser does not report shorter events.
        return Math.max(16, ...durations.splice(0))
      }),
    )
  }
  await page.close()
  return waits
}
