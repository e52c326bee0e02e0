import { type GifBlock, gifBlocks } from '../gifBlocks.ts'
import { type Found, isBlank, type Leak } from './leak.ts'

/** bytes that say how often it plays, and how much of it to buffer */
const TURNS = 8

function blockLeak({ kind, name, size }: GifBlock): Leak | undefined {
  if (kind === 'image' || kind === 'control') return undefined
  if (kind === 'comment') return 'comment'
  if (kind === 'other') return 'foreign'
  if (name.startsWith('XMP Data')) return 'xmp'
  if (name.startsWith('ICCRGBG1')) return 'profile'
  return /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(name) && size <= TURNS ? undefined : 'vendor'
}

/** Of a GIF only images, their tables and their timing are drawn. */
export function scanGif(bytes: Buffer, found: Found): void {
  const { blocks, end } = gifBlocks(bytes)
  for (const leak of blocks.map(blockLeak)) if (leak) found(leak)
  if (end !== undefined && !isBlank(bytes.subarray(end))) found('trailer')
}
