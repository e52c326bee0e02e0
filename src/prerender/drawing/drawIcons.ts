import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { COLOURS } from '../../theme.ts'
import { icoFile } from './icoFile.ts'

export type ManifestIcon = { src: string; sizes: string; type: string; purpose: 'any' | 'maskable' }

const SIZES = [192, 512] as const // px
const FAVICON = [16, 32, 48] as const // px
const SAFE = 0.8 // maskable icons are never cropped within this share of their width (W3C)

/** Draws icons from `public/icon.svg`, by name. Returns none without that file. */
export async function drawIcons(publicDir: string): Promise<Record<string, Uint8Array>> {
  const file = join(publicDir, 'icon.svg')
  const svg = await readFile(file).catch(() => undefined)
  if (!svg) return {}
  const draw = async (size: number) => {
    try {
      // Sharp draws an SVG at the size that it is resized to.
      return await sharp(svg).resize(size, size).png().toBuffer()
    } catch (cause) {
      const reason = `cannot be drawn (${(cause as Error).message})`
      throw new Error(`${file}: ${reason}. Save it as a square SVG file again.`, { cause })
    }
  }
  const drawMaskable = async (size: number) => {
    const input = await draw(Math.round(size * SAFE))
    const background = COLOURS.paper.day
    const ground = sharp({ create: { width: size, height: size, channels: 3, background } })
    return ground.composite([{ input }]).png().toBuffer()
  }
  const files: Record<string, Uint8Array> = {}
  for (const size of SIZES) {
    files[iconFile(size, 'any')] = await draw(size)
    files[iconFile(size, 'maskable')] = await drawMaskable(size)
  }
  const pictures = FAVICON.map(async (size) => ({ size, png: await draw(size) }))
  files['favicon.ico'] = icoFile(await Promise.all(pictures))
  return files
}

const iconFile = (size: number, purpose: ManifestIcon['purpose']) =>
  `icons/${purpose === 'any' ? 'icon' : purpose}-${size}.png`

export const MANIFEST_ICONS: readonly ManifestIcon[] = SIZES.flatMap((size) =>
  (['any', 'maskable'] as const).map((purpose) => ({
    src: iconFile(size, purpose),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
)
