/**
 * The quality of published files compared with JPEG at quality 80: the 3-norm of Butteraugli (lower is
 * better) between a photograph at a size and its file. `butteraugli_main` is in Debian's libjxl-devtools.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { decode } from '../src/darkroom/pictures/decode'
import { FIRST_RECIPE, type Recipe, USUAL_RECIPE } from '../src/darkroom/pictures/recipe'
import { avifOptions } from '../src/darkroom/pictures/renderPhoto'
import { temporaryFolder } from '../tools/temporaryFolder'

/** px; the longer side */
const SIZES = [960, 1600, 2560]
const PHOTOS = 20
/** px; the size of crops */
const CROP = { width: 360, height: 360 }
/** Smaller differences are noise of the metric. */
const EQUAL = 1.005

type Way = { name: string; encode: (pixels: Sharp, size: number) => Promise<Buffer> }
type Result = { size: number; way: string; distance: number; bytes: number }

const avif =
  (recipe: Recipe): Way['encode'] =>
  (pixels, size) => {
    const rung = { width: size, height: size, isForViewer: size >= 1600 || recipe === FIRST_RECIPE }
    return pixels.avif(avifOptions(recipe, rung)).toBuffer()
  }

const WAYS: Way[] = [
  { name: 'JPEG 80', encode: (pixels) => pixels.jpeg({ quality: 80 }).toBuffer() },
  { name: 'first recipe', encode: avif(FIRST_RECIPE) },
  { name: 'usual recipe', encode: avif(USUAL_RECIPE) },
]

const isInstalled = (): boolean => {
  try {
    execFileSync('butteraugli_main', { stdio: 'ignore' })
    return true
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}

function distanceOf(one: string, other: string): number {
  const said = execFileSync('butteraugli_main', [one, other], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return Number(/3-norm: ([\d.]+)/.exec(said)![1])
}

async function measurePhoto(path: string, lab: string, crops: string): Promise<Result[]> {
  const results: Result[] = []
  const strips: Buffer[] = []
  for (const size of SIZES) {
    const { data, width, height } = await decode(readFileSync(path), {
      rotate: 0,
      maxPixels: undefined,
      sizeOf(original) {
        const share = Math.min(1, size / Math.max(original.width, original.height))
        const scaled = (side: number) => Math.round(side * share)
        return { width: scaled(original.width), height: scaled(original.height) }
      },
    })
    const pixels = () => sharp(data, { raw: { width, height, channels: 3 } })
    const crop = (from: Sharp) =>
      from
        .extract({ left: (width - CROP.width) >> 1, top: (height - CROP.height) >> 1, ...CROP })
        .png()
        .toBuffer()
    const reference = join(lab, 'reference.png')
    await pixels().png({ compressionLevel: 1 }).toFile(reference)
    if (size === 1600) strips.push(await crop(pixels()))
    for (const { name, encode } of WAYS) {
      const bytes = await encode(pixels(), size)
      const file = join(lab, 'encoded.png')
      await sharp(bytes).png({ compressionLevel: 1 }).toFile(file)
      const distance = distanceOf(reference, file)
      results.push({ size, way: name, distance, bytes: bytes.length })
      if (size === 1600) strips.push(await crop(sharp(bytes)))
    }
  }
  const strip = sharp({
    create: {
      width: CROP.width * strips.length,
      height: CROP.height,
      channels: 3,
      background: '#fff',
    },
  }).composite(strips.map((input, i) => ({ input, left: i * CROP.width, top: 0 })))
  writeFileSync(join(crops, `${parse(path).name}.png`), await strip.png().toBuffer())
  return results
}

/**
 * Prints the quality of the recipes on up to 20 photographs of a folder. Writes 100 % crops of the 1600 px
 * files: the photograph, then each encoding. @returns whether the viewer's files are as good as JPEG 80
 */
export async function quality(folder: string, crops: string): Promise<boolean> {
  if (!isInstalled()) {
    console.log('quality: needs butteraugli_main. On Debian: apt install libjxl-devtools')
    return false
  }
  const names = readdirSync(folder).filter((name) => /\.(jpe?g|tiff?|png|heic)$/i.test(name))
  if (!names.length) {
    console.log(`quality: there are no photographs in ${folder}`)
    return false
  }
  mkdirSync(crops, { recursive: true })
  const lab = temporaryFolder('bench-quality-')
  const photos: Result[][] = []
  for (const name of names.toSorted().slice(0, PHOTOS))
    photos.push(await measurePhoto(join(folder, name), lab, crops))
  console.log(`${photos.length} photographs of ${folder}; Butteraugli 3-norm, less is truer`)
  let isTrue = true
  for (const size of SIZES)
    for (const { name: way } of WAYS) {
      const of = (wanted: string) =>
        photos.map((all) => all.find((one) => one.size === size && one.way === wanted)!)
      const [here, jpeg] = [of(way), of('JPEG 80')]
      const mean = (values: number[]) => values.reduce((sum, n) => sum + n, 0) / values.length
      const distances = here.map(({ distance }) => distance)
      const worse = here.filter(({ distance }, i) => distance > jpeg[i]!.distance * EQUAL).length
      if (way === 'usual recipe' && size >= 1600 && worse) isTrue = false
      console.log(
        [
          `${size} px`.padStart(8),
          way.padEnd(12),
          `mean ${mean(distances).toFixed(2)}`,
          `worst ${Math.max(...distances).toFixed(2)}`,
          `${(mean(here.map(({ bytes }) => bytes)) / 1e3).toFixed(0)} kB`.padStart(7),
          `less true than JPEG 80 in ${worse}`,
        ].join('  '),
      )
    }
  return isTrue
}
