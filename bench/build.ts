/**
 * npm run bench:build -- [--pictures] [counts]: measures the builds of libraries of 250, 1,000, 9,000 and
 * 50,000 photographs: the first build, the second, and one after a caption changed; and how soon `npm run
 * dev` shows such a change. The pictures are in a bucket. With `--pictures` they are on this machine and
 * get share cards. Prints the table; without counts and pictures it draws docs/build.svg. Linux only.
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../tools/browser'
import { temporaryFolder } from '../tools/temporaryFolder'
import { type BuildRow, drawBuildPlot } from './buildPlot'
import { makeLibrary } from './library'
import { measure } from './processTree'
import { startVite } from './startVite'

const VITE = 'node_modules/vite/bin/vite.js'
const USUAL = [250, 1_000, 9_000, 50_000]
/** The number of caption changes to measure in `npm run dev`. The median counts. */
const EDITS = 5

const hasPictures = process.argv.includes('--pictures')
const asked = process.argv.slice(2).map(Number).filter(Boolean)
const counts = asked.length ? asked : USUAL

/** Makes a library and the environment of Vite for it. */
async function setUp(count: number) {
  const place = temporaryFolder('bench-build-')
  const [content, publicDir] = [join(place, 'content'), join(place, 'public')]
  await makeLibrary(content, publicDir, count, hasPictures)
  const env = {
    CONTENT: content,
    PUBLIC_DIR: publicDir,
    OUT_DIR: join(place, 'dist'),
    BUILD_CACHE: join(place, 'cache'),
    DEV_CACHE: join(place, 'vite'),
  }
  const albums = readdirSync(join(content, 'albums'))
  const file = join(content, 'albums', albums[albums.length >> 1]!)
  /** Changes a caption in an album in the middle. */
  const edit = (alt: string) => {
    const album = JSON.parse(readFileSync(file, 'utf8')) as { photos: { alt: string }[] }
    album.photos[1]!.alt = alt
    writeFileSync(file, JSON.stringify(album))
  }
  const path = `/photography/landscape/${albums[albums.length >> 1]!.replace('.json', '')}`
  return { place, env, edit, path }
}

async function build(env: Record<string, string>) {
  const run = await measure(
    process.execPath,
    [VITE, 'build', '--logLevel', 'warn'],
    '.',
    undefined,
    env,
  )
  if (run.code !== 0) throw new Error(`the library does not build:\n${run.out}`)
  return run
}

/** ms from a caption's change until an open page of `npm run dev` shows it. */
async function showEdits({ env, edit, path }: Awaited<ReturnType<typeof setUp>>): Promise<number> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--disable-gpu'],
  })
  const server = await startVite([], env)
  const page = await browser.newPage()
  page.setDefaultTimeout(300_000)
  await page.goto(server.origin + path)
  const times: number[] = []
  // Not measured: the first change fills caches.
  for (let n = 0; n <= EDITS; n++) {
    const began = performance.now()
    edit(`Caption ${n}`)
    await page.getByText(`Caption ${n}`, { exact: true }).first().waitFor()
    if (n) times.push(performance.now() - began)
  }
  await browser.close()
  await server.stop()
  return times.toSorted((a, b) => a - b)[EDITS >> 1]!
}

async function rowOf(count: number): Promise<BuildRow> {
  const library = await setUp(count)
  const first = await build(library.env)
  const again = await build(library.env)
  library.edit('A caption that has changed')
  const caption = await build(library.env)
  const dev = await showEdits(library)
  rmSync(library.place, { recursive: true })
  return { count, first, again, caption, dev }
}

console.log(
  '| photographs | first: CPU s | wall s | peak MB | again: CPU s | peak MB | one caption: CPU s | in dev: ms |\n| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
)
const rows: BuildRow[] = []
for (const count of counts) {
  const row = await rowOf(count)
  rows.push(row)
  const { first, again, caption, dev } = row
  const cells = [
    count.toLocaleString('en'),
    first.cpu.toFixed(1),
    first.wall.toFixed(1),
    first.peak.toFixed(0),
    again.cpu.toFixed(1),
    again.peak.toFixed(0),
    caption.cpu.toFixed(1),
    dev.toFixed(0),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
if (!asked.length && !hasPictures) writeFileSync('docs/build.svg', drawBuildPlot(rows))
