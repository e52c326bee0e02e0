/**
 * npm run bench:motion [rounds]: measures every animation of the site at a quarter of the processor's
 * speed, in a phone's window and in a large one. Reads frames from the browser's trace: how long each was
 * on the screen, and whether it caused a layout. There is no graphics card, so a large window needs much
 * CPU for its pixels alone. Needs `npm run build`.
 */
import { writeFileSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { SELECT } from '../src/document'
import { findBrowser } from '../tools/browser'
import { serve } from './serve'

const SLOW_DOWN = 4
/** ms; only one frame in twenty may take longer */
const MOST = 50
const rounds = Number(process.argv[2] ?? 3)
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

type Choreography = {
  path: string
  /** Brings the page to the animation's start. */
  before?: (page: Page) => Promise<unknown>
  begin: (page: Page) => Promise<unknown>
  /** ms until everything has come to rest, with a margin. Default: 2500. */
  lasts?: number
}

const click = (selector: string) => (page: Page) =>
  page.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`)
const hover = (selector: string) => (page: Page) => page.hover(selector)
const scroll = (by: number) => (page: Page) =>
  page.evaluate(`window.scrollBy({ top: ${by}, behavior: 'instant' })`)
const seen = (selector: string) => (page: Page) => page.waitForSelector(selector)
const rest = (page: Page) => page.waitForTimeout(1500)
const then =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page)
  }

const LIST = '/photography/landscape'
const ALBUM = `${LIST}/adirondacks2025`
const ABOUT_DISC = `a[href="/about"]${SELECT.disc}`
const PHOTO = `${SELECT.tile}:nth-child(2) a`
const TOAST = '[data-sonner-toast]'
const CHOREOGRAPHIES: Record<string, Choreography> = {
  'the land rises': { path: '/about', begin: (page) => page.goto('/') },
  'a disc opens': {
    path: '/',
    // Any mouse movement loads the disc's picture.
    before: then((page) => page.mouse.move(5, 5), rest, rest, rest),
    begin: async (page) => {
      const { x, y, width } = await page.evaluate<DOMRect>(
        `document.querySelector('${ABOUT_DISC}').getBoundingClientRect().toJSON()`,
      )
      await page.mouse.move(x + width / 2, y + width / 2)
    },
  },
  'a disc grows': { path: '/', before: then(rest, rest), begin: click(ABOUT_DISC) },
  'the page shrinks': { path: '/about', begin: click(SELECT.back) },
  'the menu opens': { path: '/photography', begin: click(SELECT.burger) },
  'the menu closes': {
    path: '/photography',
    before: then(click(SELECT.burger), rest),
    begin: click(SELECT.burger),
  },
  'a label becomes the title': { path: LIST, begin: click('#adirondacks2025 a') },
  'the title becomes a label': { path: ALBUM, begin: click(SELECT.back) },
  'a photograph opens': {
    path: ALBUM,
    before: then(hover(PHOTO), rest),
    begin: click(PHOTO),
  },
  'a photograph closes': {
    path: ALBUM,
    before: then(click(PHOTO), seen(SELECT.viewer), rest),
    begin: click(`${SELECT.viewer} [aria-label=Close]`),
  },
  'the bar hides': { path: LIST, begin: scroll(400) },
  'the bar comes back': {
    path: LIST,
    before: then(scroll(800), rest),
    begin: scroll(-100),
  },
  'a toast comes': {
    path: '/about',
    before: then(hover(SELECT.contact), rest),
    begin: click(SELECT.contact),
    // The toast stays for 5 s, as its line shows.
    lasts: 7000,
  },
  'a toast goes': {
    path: '/about',
    before: then(click(SELECT.contact), seen(TOAST), rest),
    begin: click(`${TOAST} button`),
  },
  'the menu closes on another page': {
    path: '/projects',
    before: then(click(SELECT.burger), rest),
    begin: click(`${SELECT.menu} a[href='/photography']`),
  },
  'pages fade': {
    path: '/about',
    before: then(click(SELECT.burger), rest, click(`${SELECT.menu} a[href='/projects']`), rest),
    begin: (page) => page.evaluate('history.back()'),
  },
}

type Event = { name: string; ts: number; ph: string; args: { data?: { state?: string } } }

/**
 * How long each frame of an animation was on the screen, in ms, and the number of layouts. Start and end
 * come from the trace too, because measuring in the page would be measured itself.
 */
async function record(
  browser: Browser,
  options: BrowserContextOptions,
  { path, before, begin, lasts = 2500 }: Choreography,
) {
  const page = await browser.newPage(options)
  await page.goto(path, { waitUntil: 'networkidle' })
  await rest(page)
  await before?.(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await browser.startTracing(page, { categories: ['viz', 'benchmark', 'devtools.timeline'] })
  await begin(page)
  await page.waitForTimeout(lasts)
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] }
  await page.close()
  if (process.env.TRACE) writeFileSync(process.env.TRACE, JSON.stringify(trace))
  const times = (name: string, is: (event: Event) => boolean) =>
    trace.traceEvents
      .filter((event) => event.name === name && is(event))
      .map(({ ts }) => ts / 1000)
      .toSorted((a, b) => a - b)
  const from = times(
    'Animation',
    ({ ph, args }) => ph === 'n' && args.data?.state === 'running',
  )[0]!
  const to = times('Animation', ({ ph }) => ph === 'e').at(-1)!
  const within = (name: string) =>
    times(name, ({ ph }) => ph !== 'E').filter((time) => time >= from && time <= to)
  const drawn = within('Display::DrawAndSwap')
  const frames = drawn.slice(1).map((time, n) => time - drawn[n]!)
  const layouts = within('Layout').filter((time) => time > drawn[0]!).length
  return { frames, layouts }
}

const percentile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!

const { origin, server } = await serve(process.env.OUT_DIR ?? 'dist', {})
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--disable-gpu'],
})
for (const viewport of WINDOWS) {
  console.log(`\n${viewport.width} × ${viewport.height}\n`)
  console.log('| choreography | frames | half under ms | 95 % under ms | longest ms | layouts |')
  console.log('|---|---:|---:|---:|---:|---:|')
  let isReached = true
  for (const [name, choreography] of Object.entries(CHOREOGRAPHIES)) {
    const only = process.env.ONLY
    if (only && !name.includes(only)) continue
    const once = () => record(browser, { baseURL: origin, viewport }, choreography)
    // Once as a warm-up: the host compresses each file at its first request, on the same processor.
    await once()
    const runs: Awaited<ReturnType<typeof record>>[] = []
    for (let round = 0; round < rounds; round++) runs.push(await once())
    const frames = runs.flatMap((run) => run.frames)
    const late = percentile(frames, 0.95)
    if (!(late < MOST)) isReached = false
    const cells = [
      frames.length,
      percentile(frames, 0.5).toFixed(1),
      late.toFixed(1),
      Math.max(...frames).toFixed(1),
      runs.map(({ layouts }) => layouts).join(' '),
    ]
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
  console.log(`\n95 % of frames under ${MOST} ms: ${isReached ? 'reached' : 'not reached'}`)
}
await browser.close()
server.close()
