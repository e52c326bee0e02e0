/**
 * npm run bench:darkroom -- [--photos 24] [--repeats 600] [--from <folder>] [--only quality]: measures the
 * cost of an import beyond its encoder, the cost of an unchanged album, the memory, and the quality of
 * published pictures of a folder (crops in .cache/crops). Linux only.
 */
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { temporaryFolder } from '../tools/temporaryFolder'
import { type Measured, measure } from './processTree'
import { quality } from './quality'

/** Targets. */
const REACH = {
  /** Multiple of the CPU time of the encoder's calls, including decoding. */
  overhead: 1.15,
  /** s of CPU time for an unchanged album of 57. */
  unchanged: 1,
  /** MB of all processes for 24 megapixels. */
  memory: 1500,
  /** Multiple of the memory after a tenth of the photos. */
  growth: 1.1,
} as const

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '24' },
    repeats: { type: 'string', default: '600' },
    from: { type: 'string' },
    only: { type: 'string' },
  },
})
const here = fileURLToPath(new URL('..', import.meta.url))
const find = createRequire(import.meta.url).resolve
const LOADER = pathToFileURL(find('tsx')).href
const lab = temporaryFolder('bench-darkroom-')

/** Makes a separate site with this site's content. */
function makeSite(name: string): string {
  const root = join(lab, name)
  mkdirSync(join(root, 'src'), { recursive: true })
  cpSync(join(here, 'src/content'), join(root, 'src/content'), { recursive: true })
  return root
}

/** Makes a picture like a landscape: gradients and grain. */
async function landscape(width: number, height: number, seed: number): Promise<Buffer> {
  const [w, h] = [Math.round(width / 8), Math.round(height / 8)]
  const data = Buffer.alloc(w * h * 3)
  let dice = seed + 1
  for (let i = 0; i < data.length; i++) {
    dice = (dice * 1103515245 + 12345) & 0x7fffffff
    const y = Math.floor(i / 3 / w)
    data[i] = Math.min(255, ((y * 180) / h + ((seed * 37) % 60) + ((dice >> 16) % 40)) | 0)
  }
  return sharp(data, { raw: { width: w, height: h, channels: 3 } })
    .resize(width, height)
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** The same picture with different bytes, which makes it another photo. */
function numbered(jpeg: Buffer, number: number): Buffer {
  const comment = Buffer.from(`\u00FF\u00FE\0\u000A${String(number).padStart(8, '0')}`, 'latin1')
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
}

const importInto = (
  root: string,
  folder: string,
  args: string[],
  sample?: (mb: number, out: string) => void,
) =>
  measure(
    process.execPath,
    [
      // The same options as in `npm run darkroom`.
      '--import',
      LOADER,
      join(here, 'src/darkroom/main.ts'),
      'import',
      folder,
      '--album',
      'bench2026',
      '--json',
      ...args,
    ],
    root,
    sample,
  )

function reportResult(what: string, got: string, isReached: boolean): void {
  console.log(`${isReached ? 'reached' : 'MISSED '}  ${what}: ${got}`)
  if (!isReached) process.exitCode = 1
}

async function cardOf(count: number): Promise<string> {
  const folder = join(lab, 'card')
  mkdirSync(folder)
  if (values.from) {
    // Only files that the encoder alone can read.
    for (const name of readdirSync(values.from).filter((one) => /\.jpe?g$/i.test(one)))
      copyFileSync(join(values.from, name), join(folder, name))
    return folder
  }
  for (let i = 0; i < count; i++)
    writeFileSync(join(folder, `${i}.jpg`), await landscape(4000, 2667, i))
  return folder
}

async function overhead(): Promise<void> {
  const folder = await cardOf(Number(values.photos))
  const files = readdirSync(folder)
  const bare = await measure(
    process.execPath,
    ['--import', LOADER, join(here, 'bench/bareEncoder.ts'), ...files.map((f) => join(folder, f))],
    here,
  )
  const { encoding, decoding } = JSON.parse(bare.out) as { encoding: number; decoding: number }
  const root = makeSite('overhead')
  const run = await importInto(root, folder, [])
  if (run.code !== 0) throw new Error(`the import has failed:\n${run.out}`)
  const ratio = run.cpu / (encoding + decoding)
  reportResult(
    `CPU of importing ${files.length} photos, times that of the encoder's calls (at most ${REACH.overhead})`,
    `${ratio.toFixed(3)} (${run.cpu.toFixed(1)} s; encoder ${encoding.toFixed(1)} s, decoding for each output ${decoding.toFixed(1)} s; without any decoding ${(run.cpu / encoding).toFixed(3)})`,
    ratio <= REACH.overhead,
  )
}

async function unchanged(): Promise<void> {
  const folder = join(lab, 'album')
  mkdirSync(folder)
  const one = await landscape(800, 533, 1)
  for (let i = 0; i < 57; i++) writeFileSync(join(folder, `${i}.jpg`), numbered(one, i))
  const root = makeSite('unchanged')
  await importInto(root, folder, [])
  const again = await importInto(root, folder, [])
  reportResult(
    `CPU of an unchanged album of 57 (at most ${REACH.unchanged} s)`,
    `${again.cpu.toFixed(2)} s`,
    again.cpu <= REACH.unchanged && again.out.includes('"unchanged":57'),
  )
}

async function memory(): Promise<void> {
  const folder = join(lab, 'large')
  mkdirSync(folder)
  const one = await landscape(6000, 4000, 1)
  for (let i = 0; i < 12; i++) writeFileSync(join(folder, `${i}.jpg`), numbered(one, i))
  const turned = await sharp(one)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92, progressive: true })
    .toBuffer()
  for (let i = 0; i < 4; i++) writeFileSync(join(folder, `turned-${i}.jpg`), numbered(turned, i))
  // Uncompressed with 16 bits, as scanners write: the largest file of 24 megapixels.
  const deep = () => sharp(one).toColourspace('rgb16').withIccProfile('p3')
  await deep().tiff({ compression: 'none' }).toFile(join(folder, 'deep.tif'))
  await deep().png({ compressionLevel: 1 }).toFile(join(folder, 'deep.png'))
  await sharp(one).webp({ lossless: true, effort: 0 }).toFile(join(folder, 'lossless.webp'))
  const ink = sharp(one).toColourspace('cmyk').withIccProfile('cmyk')
  await ink.clone().jpeg({ progressive: true, quality: 95 }).toFile(join(folder, 'ink.jpg'))
  await ink.tiff({ compression: 'lzw' }).toFile(join(folder, 'ink.tif'))
  const avif = (chromaSubsampling: string) => sharp(one).avif({ effort: 0, chromaSubsampling })
  await avif('4:2:0').toFile(join(folder, 'halved.avif'))
  await avif('4:4:4').toFile(join(folder, 'full.avif'))
  await sharp(one).avif({ effort: 0, bitdepth: 10 }).toFile(join(folder, 'deep.avif'))
  const run: Measured = await importInto(makeSite('memory'), folder, [])
  const failed = run.out.match(/"failed":(\d+)/)?.[1]
  reportResult(
    `memory of all processes on 24 megapixels: turned, progressive, of 16 bits, CMYK, lossless, AVIF (at most ${REACH.memory} MB)`,
    `${run.peak.toFixed(0)} MB; ${failed} refused`,
    run.peak <= REACH.memory && failed === '0',
  )
}

/** Memory over many photos: the mean of the second tenth of the run and of the last. */
async function growth(): Promise<void> {
  const count = Number(values.repeats)
  if (!count) return
  const folder = join(lab, 'many')
  mkdirSync(folder)
  const one = await landscape(1200, 800, 1)
  for (let i = 0; i < count; i++) writeFileSync(join(folder, `${i}.jpg`), numbered(one, i))
  const tenths = Array.from({ length: 10 }, () => ({ sum: 0, samples: 0 }))
  const run = await importInto(makeSite('growth'), folder, ['--widths', '320'], (mb, out) => {
    const done = out.split('\n').length - 1
    const tenth = tenths[Math.min(9, Math.floor((done / count) * 10))]!
    tenth.sum += mb
    tenth.samples += 1
  })
  const means = tenths.map(({ sum, samples }) => (samples ? sum / samples : 0))
  const ratio = means[9]! / means[1]!
  reportResult(
    `memory over ${count} photos, from the second tenth to the last (at most ${REACH.growth})`,
    `${ratio.toFixed(2)} (${means.map((m) => m.toFixed(0)).join(' ')} MB; peak ${run.peak.toFixed(0)} MB)`,
    ratio <= REACH.growth,
  )
  console.log(
    `         ${(count / run.wall).toFixed(1)} photos a second, ${readFileSync('/proc/loadavg', 'utf8').split(' ')[0]} load on the machine`,
  )
}

async function pictures(): Promise<void> {
  if (!values.from) console.log('quality: name a folder of photographs with --from')
  else if (!(await quality(resolve(values.from), join(here, '.cache/crops')))) process.exitCode = 1
}

const PARTS = { overhead, unchanged, memory, growth, quality: pictures }
const asked = Object.entries(PARTS).filter(([part]) => [undefined, part].includes(values.only))
if (!asked.length) throw new Error(`--only takes ${Object.keys(PARTS).join(', ')}`)
for (const [, run] of asked) await run()
