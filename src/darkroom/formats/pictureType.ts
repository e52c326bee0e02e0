import { type Format, HEAD, sniff } from './sniff.ts'

/** What the bytes are, whatever anyone calls them; `undefined` for no picture. */
export function pictureType(bytes: Buffer): Format | undefined {
  const format = sniff(bytes.subarray(0, HEAD))
  return format === 'video' ? undefined : format
}

/** What every browser of today draws. */
const DRAWN = new Set<Format>(['jpeg', 'png', 'gif', 'webp', 'avif'])

/** Whether browsers draw pictures of this format. */
export const isDrawn = (format: Format) => DRAWN.has(format)
