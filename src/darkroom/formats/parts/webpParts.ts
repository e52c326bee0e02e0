import type { Part, Parts } from './part.ts'

const FRAME = 16 // bytes before the chunks of a frame

function chunksIn(bytes: Buffer): Part[] {
  const parts: Part[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4)
    const name = bytes.toString('latin1', at, at + 4)
    const body = bytes.subarray(at + 8, at + 8 + size)
    parts.push({ name, body }, ...(name === 'ANMF' ? chunksIn(body.subarray(FRAME)) : []))
    at += 8 + size + (size % 2)
  }
  return parts
}

export function webpParts(bytes: Buffer): Parts {
  const end = bytes.readUInt32LE(4) + 8
  return { parts: chunksIn(bytes.subarray(12, end)), end: end > bytes.length ? undefined : end }
}
