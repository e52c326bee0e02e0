/**
 * npm run bench:load [rounds]: how fast an album of 57 opens on a phone, beside a lean static page
 * with the same pictures. Lighthouse (mobile, simulated), interleaved, medians. Needs `npm run build`.
 */
import { readFileSync } from 'node:fs'
import { readContent } from '../src/content/read'
import { findBrowser } from '../tools/browser'
import { type Measure, measure, median } from './measure'
import { LEAN_CSS, leanPage } from './leanPage'
import { serve } from './serve'

const ALBUM = 'roadtrip2022'
/** What is to be reached, as multiples of the lean page. */
const REACH = { fcp: 1.1, lcp: 1.5 } as const
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
