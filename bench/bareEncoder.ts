/**
 * The encoder and nothing else: each picture at the published widths, in one process. Prints the CPU
 * seconds: of decoding and resizing for each output, and of the encoder's calls alone.
 */
import sharp from 'sharp'
import { RECIPE, widthsOf } from '../src/darkroom/pictures/recipe'

sharp.concurrency(1)
sharp.cache(false)

const seconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6
const longest = RECIPE.widths.at(-1)!
let encoding = 0
let decoding = 0
for (const file of process.argv.slice(2)) {
  const upright = () =>
    sharp(file).autoOrient().resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
  const { info } = await upright().raw().toBuffer({ resolveWithObject: true })
  for (const width of widthsOf(info.width)) {
    let from = process.cpuUsage()
    const pixels = await sharp(file)
      .autoOrient()
      .resize(width)
      .raw()
      .toBuffer({ resolveWithObject: true })
    decoding += seconds(process.cpuUsage(from))
    from = process.cpuUsage()
    const { width: w, height: h, channels } = pixels.info
    await sharp(pixels.data, { raw: { width: w, height: h, channels } })
      .avif(RECIPE.avif)
      .toBuffer()
    encoding += seconds(process.cpuUsage(from))
  }
}
console.log(JSON.stringify({ encoding, decoding }))
