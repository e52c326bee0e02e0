import { type Format, sniff } from './sniff.ts'

export function pictureType(bytes: Buffer): Format | undefined {
  const format = sniff(bytes)
  return format === 'video' ? undefined : format
}

const DRAWN = new Set<Format>(['jpeg', 'png', 'gif', 'webp', 'avif'])

export const isDrawn = (format: Format) => DRAWN.has(format)
