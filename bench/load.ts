/**
 * npm run bench:load [rounds]: measures how fast pages open on a phone, beside lean pages with the same
 * pictures, with and without the site's fonts (Lighthouse, mobile, simulated); how an album scrolls; how a
 * photograph opens; how soon presses are answered. Medians. Writes docs/load.svg. Needs a build.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { MENU_ID, SELECT, SHOWN_SLIDE } from '../src/document'
import { findBrowser } from '../tools/browser'
import {
  openPhoto,
  type Opened,
  type Press,
  pressAll,
  type Scrolled,
  scrollPage,
} from './interactions'
import { leanPage, LEAN_CSS } from './leanPage'
import { drawLoadPlot } from './loadPlot'
import { type Measure, measure, median } from './measure'
import { serve } from './serve'

const ALBUM = '/photography/landscape/roadtrip2022'
/** Targets as multiples of the lean page. `tbt`: ms above the lean page. */
const REACH = { fcp: 1.05, lcp: 1, tbt: 60, late: 1.15 } as const
/** ms: the longest task while scrolling; opening a photograph: all long tasks, and the answer; any press. */
const MOST = { longest: 50, long: 150, answer: 50, press: 100 } as const
/** What a long task can spend its time on. */
const TASKS = ['document', 'paint', 'script'] as const
const rounds = Number(process.argv[2] ?? 5)
const dist = process.env.OUT_DIR ?? 'dist'

/** Reads the file of a page. Throws a clear error if it is not built. */
function htmlOf(path: string): string {
  const file = join(dist, path === '/' ? 'index.html' : `${path}.html`)
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build with the sample`)
  return readFileSync(file, 'utf8')
}
const [, photo] = new RegExp(`href="(${ALBUM}/[^"/]+)"`).exec(htmlOf(ALBUM))!
const PAGES = {
  home: '/',
  photography: '/photography',
  landscape: '/photography/landscape',
  album: ALBUM,
  photograph: photo!,
}
type Page = keyof typeof PAGES
const pages = Object.keys(PAGES) as Page[]

const LOOP = `(() => {
  const start = performance.now()
  let sum = 0
  for (let i = 0; i < 3e8; i++) sum = (sum + i) | 0
  return performance.now() - start + 0 * sum
})()`
/**
 * ms of a fixed loop. It shows differences of machines and their load. In a process of its own: in this one
 * the loop became ten times slower after Lighthouse had run.
 */
const loopTime = () =>
  Number(execFileSync(process.execPath, ['--print', LOOP], { encoding: 'utf8' }))

const lean = Object.fromEntries(
  pages.flatMap((page) =>
    [false, true].map((withFonts) => [
      `/${withFonts ? 'fonts' : 'lean'}-${page}.html`,
      leanPage(htmlOf(PAGES[page]), withFonts),
    ]),
  ),
)
const { origin, server } = await serve(dist, { ...lean, '/lean.css': LEAN_CSS })
const addressOf = {
  lean: (page: Page) => `/lean-${page}.html`,
  fonts: (page: Page) => `/fonts-${page}.html`,
  site: (page: Page) => PAGES[page],
}
type Kind = keyof typeof addressOf
const kinds = Object.keys(addressOf) as Kind[]
/** Fonts do not affect scrolling. */
const SCROLLED = ['lean', 'site'] as const

const executable = await findBrowser()
const runs: { page: Page; kind: Kind; run: Measure }[] = []
const loops: number[] = []
for (let round = 0; round < rounds; round++) {
  loops.push(loopTime())
  for (const page of pages)
    for (const kind of kinds) {
      const run = await measure(origin + addressOf[kind](page), executable)
      runs.push({ page, kind, run })
      console.error(`round ${round + 1} ${page} ${kind}: ${JSON.stringify(run)}`)
    }
}
const of = (page: Page, kind: Kind, key: keyof Measure) =>
  median(runs.filter((one) => one.page === page && one.kind === kind).map(({ run }) => run[key]))

/** Each list starts on a newly opened page. */
const PRESSES: { path: string; presses: Press[] }[] = [
  {
    path: ALBUM,
    presses: [
      { name: 'menu', target: SELECT.burger, ready: `#${MENU_ID}` },
      {
        name: 'menu, to close it',
        target: SELECT.burger,
        ready: `${SELECT.burger}[aria-expanded=false]`,
      },
      { name: 'tile', target: `${SELECT.tile}:nth-child(2) a`, ready: SELECT.viewer },
      { name: 'next', target: SELECT.next, ready: SHOWN_SLIDE },
      { name: 'close', target: `${SELECT.viewer} a[aria-label=Close]`, ready: SELECT.tiles },
    ],
  },
  { path: ALBUM, presses: [{ name: 'Back', target: SELECT.back, ready: SELECT.cover }] },
  {
    path: '/about',
    presses: [{ name: 'contact', target: SELECT.contact, ready: SELECT.contact }],
  },
]

const browser = await chromium.launch({ executablePath: executable, args: ['--disable-gpu'] })
const scrolled: Record<(typeof SCROLLED)[number], Scrolled[]> = { lean: [], site: [] }
const opened: Opened[] = []
const pressed: number[][] = []
for (let round = 0; round < rounds; round++) {
  for (const kind of SCROLLED)
    scrolled[kind].push(await scrollPage(browser, origin + addressOf[kind]('album')))
  opened.push(await openPhoto(browser, origin + ALBUM))
  const waits: number[] = []
  for (const { path, presses } of PRESSES)
    waits.push(...(await pressAll(browser, origin + path, presses)))
  pressed.push(waits)
}
await browser.close()
server.close()

const line = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`)
const share = (part: number) => `${(part * 100).toFixed(0)} %`
const ms = (time: number) => `${time.toFixed(0)} ms`
const verdict = (isReached: boolean) => (isReached ? 'reached' : 'not reached')

console.log(`A fixed loop takes ${ms(median(loops))} here.\n`)
const OF_LOADS = ['FCP, lean', 'FCP', 'LCP, lean', 'LCP, lean with fonts', 'LCP', 'TBT, lean']
line('page', ...OF_LOADS, 'TBT', 'score', 'CLS', '')
line('---', ...Array<string>(9).fill('---:'), '---')
for (const page of pages) {
  const pair = (key: keyof Measure) => [of(page, 'lean', key), of(page, 'site', key)] as const
  const [fcp, lcp, tbt] = [pair('fcp'), pair('lcp'), pair('tbt')]
  const isReached =
    fcp[1] <= REACH.fcp * fcp[0] && lcp[1] <= REACH.lcp * lcp[0] && tbt[1] <= REACH.tbt + tbt[0]
  const times = ([one, other]: readonly [number, number]) =>
    [ms(one), `${ms(other)} (${(other / one).toFixed(2)})`] as const
  const [score, cls] = [of(page, 'site', 'score'), of(page, 'site', 'cls')]
  line(
    page,
    ...times(fcp),
    ms(lcp[0]),
    ms(of(page, 'fonts', 'lcp')),
    times(lcp)[1],
    ...tbt.map(ms),
    `${score}`,
    cls.toFixed(3),
    verdict(isReached && cls === 0),
  )
}

console.log()
line('longest task of', ...TASKS.flatMap((kind) => [`${kind}, lean`, kind]))
line('---', ...Array<string>(TASKS.length * 2).fill('---:'))
for (const page of pages)
  line(page, ...TASKS.flatMap((kind) => [ms(of(page, 'lean', kind)), ms(of(page, 'site', kind))]))

const mid = <T>(all: readonly T[], key: (one: T) => number) => median(all.map(key))
console.log()
line('at a quarter of the speed', 'lean', 'site', 'at most', '')
line('---', '---:', '---:', '---:', '---')
const row = (what: string, show: (n: number) => string, site: number, aim: number, leanly = '') =>
  line(what, leanly, show(site), show(aim), verdict(site <= aim))
const late = (kind: keyof typeof scrolled) => mid(scrolled[kind], (run) => run.late)
const longest = (kind: keyof typeof scrolled) => mid(scrolled[kind], (run) => run.longest)
row(
  'scrolling: frames late or dropped',
  share,
  late('site'),
  REACH.late * late('lean'),
  share(late('lean')),
)
row('scrolling: longest task', ms, longest('site'), MOST.longest, ms(longest('lean')))
row(
  'opening: long tasks together',
  ms,
  mid(opened, (run) => run.long),
  MOST.long,
)
row(
  'opening: until the press is answered',
  ms,
  mid(opened, (run) => run.answer),
  MOST.answer,
)
for (const [i, { name }] of PRESSES.flatMap(({ presses }) => presses).entries())
  row(
    `press: ${name}`,
    ms,
    mid(pressed, (run) => run[i]!),
    MOST.press,
  )

const bars = (key: 'fcp' | 'lcp' | 'tbt') =>
  pages.map((page) => ({ page, lean: of(page, 'lean', key), site: of(page, 'site', key) }))
writeFileSync(
  'docs/load.svg',
  drawLoadPlot([
    { title: 'First paint, ms', bars: bars('fcp') },
    { title: 'Largest paint, ms', bars: bars('lcp') },
    { title: 'Blocked, ms', bars: bars('tbt') },
  ]),
)
