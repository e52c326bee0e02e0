/**
 * Runs only the encoder, in one process, for each picture at the published sizes. Prints the CPU seconds of
 * decoding and resizing per output, and of the encoder's calls alone.
 */
import sharp from 'sharp'
import { ENCODING, USUAL_RECIPE } from '../src/darkroom/pictures/recipe'
import { avifOptions } from '../src/darkroom/pictures/renderPhoto'
import { rungsOf } from '../src/darkroom/pictures/rungs'

sharp.concurrency(1)
sharp.cache(false)

const seconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6
let encoding = 0
let decoding = 0
for (const file of process.argv.slice(2)) {
  const { autoOrient } = await sharp(file).metadata()
  for (const rung of rungsOf(autoOrient, USUAL_RECIPE.widths)) {
    let from = process.cpuUsage()
    const pixels = await sharp(file)
      .autoOrient()
      .resize(rung.width)
      .sharpen(ENCODING.sharpening)
      .raw()
      .toBuffer({ resolveWithObject: true })
    decoding += seconds(process.cpuUsage(from))
    from = process.cpuUsage()
    const { width, height, channels } = pixels.info
    await sharp(pixels.data, { raw: { width, height, channels } })
      .avif(avifOptions(USUAL_RECIPE, rung))
      .toBuffer()
    encoding += seconds(process.cpuUsage(from))
  }
}
console.log(JSON.stringify({ encoding, decoding }))
