/**
 * npm run bench:album [rounds]: compares an album of 1,000 photographs with one of 57. Builds a separate
 * site with both, then measures how they open (Lighthouse, mobile, simulated; main thread work; medians),
 * whether fast scrolling shows unpainted areas, and how quickly the viewer moves on.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from '../tools/browser'
import { temporaryFolder } from '../tools/temporaryFolder'
import { makeContent, numbered, ownersPhotos } from './library'
import { type Measure, measure, median } from './measure'
import { serve } from './serve'
import { SELECT } from '../src/document'

const SMALL = '/photography/landscape/roadtrip2022'
const LARGE = '/photography/landscape/thousand'
const COUNT = 1000
const SLOW_DOWN = 4
/** The number of places at which a fast scroll stops. */
const JUMPS = 40
/** The background colour by day. */
const PAPER = [0xf4, 0xf6, 0xf1]
const rounds = Number(process.argv[2] ?? 3)

/** The main thread's time for opening an album, in ms of CPU. */
async function work(path: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const { metrics } = await session.send('Performance.getMetrics')
  await page.close()
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
}

/** Jumps through the album to its end. @returns the share of tiles that show only background */
async function scrollFast(page: Page): Promise<number> {
  let [seen, blank] = [0, 0]
  for (let n = 0; n < JUMPS; n++) {
    const tiles = await page.evaluate(
      ({ share, PHOTO }) => {
        const { scrollHeight } = document.documentElement
        window.scrollTo({ top: (scrollHeight - window.innerHeight) * share, behavior: 'instant' })
        return [...document.querySelectorAll(PHOTO)]
          .map((tile) => tile.getBoundingClientRect())
          .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
          .filter(({ y }) => y > 80 && y < window.innerHeight)
      },
      { share: (n + 1) / JUMPS, PHOTO: `${SELECT.tile} ${SELECT.photo}` },
    )
    const { data, info } = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const { x, y } of tiles) {
      const at = (Math.round(y) * info.width + Math.round(x)) * 3
      const isPaper = PAPER.every((value, part) => Math.abs(value - data[at + part]!) < 2)
      seen += 1
      if (isPaper) blank += 1
    }
  }
  return blank / seen
}

/** ms from each key press to the frame that shows the next photograph's number. */
async function goOn(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const times: number[] = []
    for (let n = 0; n < 30; n++) {
      const counter = document.querySelector('[role=dialog] [role=status]')!
      const before = counter.textContent
      const began = performance.now()
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
      while (counter.textContent === before) await new Promise(requestAnimationFrame)
      times.push(performance.now() - began)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return times
  })
}

const place = temporaryFolder('large-')
const [content, out] = [join(place, 'content'), join(place, 'dist')]
// The large album repeats the owner's photographs.
const owners = await ownersPhotos()
const photo = (n: number) => ({ ...owners[(n * 7) % owners.length]!, id: numbered(n + 1) })
makeContent(content, [{ id: 'thousand', name: 'A thousand', count: COUNT, photo }])
const began = performance.now()
const built = spawnSync(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
  {
    env: { ...process.env, CONTENT: content, OUT_DIR: out, BUILD_CACHE: join(place, 'cache') },
    stdio: 'inherit',
  },
)
if (built.status !== 0) throw new Error('the site with the large album does not build')
console.log(`built in ${((performance.now() - began) / 1000).toFixed(0)} s`)

const { origin, server } = await serve(out, {})
const executablePath = await findBrowser()
const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] })
console.log(
  '| album | HTML kB | data kB | FCP ms | LCP ms | TBT ms | work ms | CLS | all tiles ms | blank | next ms (p50, p95) |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
)
for (const path of [SMALL, LARGE]) {
  const runs: Measure[] = []
  const worked: number[] = []
  for (let n = 0; n < rounds; n++) {
    runs.push(await measure(origin + path, executablePath))
    worked.push(await work(path))
  }
  const of = (key: keyof Measure, digits = 0) => median(runs.map((run) => run[key])).toFixed(digits)
  const html = readFileSync(join(out, `${path}.html`))
  const data = /data-album="([^"]+)"/.exec(html.toString())?.[1] ?? ''
  const kilobytes = (bytes: Buffer) => (brotliCompressSync(bytes).length / 1000).toFixed(1)

  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  await page.goto(origin + path)
  const count = path === LARGE ? COUNT : 57
  // Tiles that are not prerendered appear at the visitor's first action.
  const isGrown = page.waitForFunction(
    ({ count, TILE }) => document.querySelectorAll(TILE).length === count,
    { count, TILE: SELECT.tile },
  )
  await page.waitForLoadState('networkidle')
  await page.mouse.move(700, 450)
  await isGrown
  const all = await page.evaluate(() => performance.now())
  const blank = await scrollFast(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.locator(`${SELECT.tile} a`).first().click()
  await page.waitForSelector(SELECT.viewer)
  const times = (await goOn(page)).toSorted((a, b) => a - b)
  await page.close()
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(0)
  console.log(
    `| ${count} | ${kilobytes(html)} | ${kilobytes(readFileSync(join(out, data)))} | ${of('fcp')} | ${of('lcp')} | ${of('tbt')} | ${median(worked).toFixed(0)} | ${of('cls', 3)} | ${all.toFixed(0)} | ${(blank * 100).toFixed(0)} % | ${at(0.5)}, ${at(0.95)} |`,
  )
}
await browser.close()
server.close()
