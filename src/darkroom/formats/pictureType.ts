import { type Format, sniff } from './sniff.ts'

/** The format of a picture; `undefined` for anything else. */
export function pictureType(bytes: Buffer): Format | undefined {
  const format = sniff(bytes)
  return format === 'video' ? undefined : format
}

const DRAWN = new Set<Format>(['jpeg', 'png', 'gif', 'webp', 'avif'])

/** Whether browsers draw pictures of this format. */
export const isDrawn = (format: Format) => DRAWN.has(format)
