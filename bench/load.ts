/**
 * npm run bench:load [rounds]: how fast an album of 57 opens on a phone, beside a lean static page
 * with the same pictures (Lighthouse, mobile, simulated); how it scrolls, beside the same page; and how
 * a photograph of it opens. Interleaved, medians. Needs `npm run build`.
 */
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { readContent } from '../src/content/source/readContent'
import { findBrowser } from '../tools/browser'
import { type Opened, openPhoto, type Scrolled, scrollPage } from './interactions'
import { type Measure, measure, median } from './measure'
import { LEAN_CSS, leanPage } from './leanPage'
import { serve } from './serve'

const ALBUM = 'roadtrip2022'
/** What is to be reached, as multiples of the lean page. */
const REACH = { fcp: 1.1, lcp: 1.5, late: 1.25 } as const
/** ms: the longest task while scrolling; while a photograph opens, all long ones, and the answer. */
const MOST = { longest: 50, long: 150, answer: 64 } as const
const rounds = Number(process.argv[2] ?? 5)

const { albums } = await readContent('src/content')
const album = albums.find((a) => a.key === ALBUM)
if (!album) throw new Error(`src/content/catalog.json has no album ${ALBUM} to measure`)
readFileSync(`${process.env.OUT_DIR ?? 'dist'}/index.html`) // A clear failure where nothing is built.
const { origin, server } = await serve(process.env.OUT_DIR ?? 'dist', {
  '/lean.html': leanPage(album.title, album.photos),
  '/lean.css': LEAN_CSS,
})
const executable = await findBrowser()
const pages = { lean: `${origin}/lean.html`, site: `${origin}/photography/landscape/${ALBUM}` }
const runs: Record<keyof typeof pages, Measure[]> = { lean: [], site: [] }
for (let round = 0; round < rounds; round++)
  for (const name of ['lean', 'site'] as const) {
    const run = await measure(pages[name], executable)
    runs[name].push(run)
    console.error(`round ${round + 1} ${name}: ${JSON.stringify(run)}`)
  }

const browser = await chromium.launch({ executablePath: executable, args: ['--disable-gpu'] })
const scrolled: Record<keyof typeof pages, Scrolled[]> = { lean: [], site: [] }
const opened: Opened[] = []
for (let round = 0; round < rounds; round++) {
  for (const name of ['lean', 'site'] as const)
    scrolled[name].push(await scrollPage(browser, pages[name]))
  opened.push(await openPhoto(browser, pages.site))
}
await browser.close()
server.close()

const of = (name: keyof typeof pages, key: keyof Measure) =>
  median(runs[name].map((run) => run[key]))
console.log('| page | score | FCP ms | LCP ms | TBT ms | CLS |\n|---|---:|---:|---:|---:|---:|')
for (const name of ['lean', 'site'] as const)
  console.log(
    `| ${name} | ${of(name, 'score')} | ${of(name, 'fcp').toFixed(0)} | ${of(name, 'lcp').toFixed(0)} | ${of(name, 'tbt').toFixed(0)} | ${of(name, 'cls').toFixed(3)} |`,
  )
const fcp = of('site', 'fcp') / of('lean', 'fcp')
const lcp = of('site', 'lcp') / of('lean', 'lcp')
const reached =
  fcp <= REACH.fcp && lcp <= REACH.lcp && of('site', 'cls') === 0 && of('site', 'score') === 100
console.log(
  `FCP ${fcp.toFixed(2)} times (reach ${REACH.fcp}), LCP ${lcp.toFixed(2)} times (reach ${REACH.lcp}): ${reached ? 'reached' : 'not reached'}`,
)

const late = (name: keyof typeof pages) => median(scrolled[name].map((run) => run.late))
const longest = (name: keyof typeof pages) => median(scrolled[name].map((run) => run.longest))
const share = (part: number) => `${(part * 100).toFixed(0)} %`
const ms = (time: number) => `${time.toFixed(0)} ms`
const most = REACH.late * late('lean')
const long = median(opened.map((run) => run.long))
const answer = median(opened.map((run) => run.answer))
const line = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`)
const row = (what: string, show: (n: number) => string, site: number, aim: number, lean?: number) =>
  line(
    what,
    lean === undefined ? '' : show(lean),
    show(site),
    show(aim),
    site <= aim ? 'reached' : 'not reached',
  )
console.log()
line('at a quarter of the speed', 'lean', 'site', 'at most', '')
line('---', '---:', '---:', '---:', '---')
row('scrolling: frames late or dropped', share, late('site'), most, late('lean'))
row('scrolling: longest task', ms, longest('site'), MOST.longest, longest('lean'))
row('opening: long tasks together', ms, long, MOST.long)
row('opening: until the press is answered', ms, answer, MOST.answer)
