/**
 * npm run bench:load [rounds]: how fast an album of 57 opens on a phone, beside a lean static page
 * with the same pictures. Lighthouse (mobile, simulated), interleaved, medians. Needs `npm run build`.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { readContent } from '../src/content/read'
import { findBrowser } from '../tools/browser'
import { LEAN_CSS, leanPage } from './leanPage'
import { serve } from './serve'

const ALBUM = 'roadtrip2022'
/** What is to be reached, as multiples of the lean page. */
const REACH = { fcp: 1.1, lcp: 1.5 } as const
const rounds = Number(process.argv[2] ?? 5)

type Measure = { score: number; fcp: number; lcp: number; tbt: number; cls: number }

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as { port: number }
  await new Promise((done) => probe.close(done))
  return port
}

async function measure(url: string, executable: string): Promise<Measure> {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'bench-'))
  const browser = spawn(
    executable,
    [
      '--headless=new',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  try {
    for (let tries = 0; ; tries++) {
      const up = await fetch(`http://127.0.0.1:${port}/json/version`).then(
        () => true,
        () => false,
      )
      if (up) break
      if (tries > 200) throw new Error(`${executable} did not open its debugging port`)
      await new Promise((done) => setTimeout(done, 50))
    }
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance'],
    })
    const audits = result!.lhr.audits
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
    return {
      score: Math.round((result!.lhr.categories.performance?.score ?? 0) * 100),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    }
  } finally {
    browser.kill('SIGKILL')
    await new Promise((done) => browser.once('exit', done))
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!

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
