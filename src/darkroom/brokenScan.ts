import { pass, type Stretch, stretchFrom, type Table, tableOf } from './huffman.ts'

/**
 * Noise written over a baseline JPEG mostly decodes without a word: a Huffman code finds its feet again,
 * and nobody asks whether it ends where the picture does. Here the code is walked, without its pixels.
 */

/** JPEG markers, by their second byte: ITU T.81, table B.1. */
const [SOF0, SOF1, DHT, EOI, SOS, DNL, DRI] = [0xc0, 0xc1, 0xc4, 0xd9, 0xda, 0xdc, 0xdd]
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** Bytes that may be left over behind a scan, whatever they are. */
const SPARE = 8

type Part = { id: number; h: number; v: number }
type Frame = { width: number; height: number; parts: Part[] }

/** Whether what is left over is nothing but padding. */
function isPadding({ code, length }: Stretch, at: number): boolean {
  const rest = code.subarray((at + 7) >> 3, length)
  return rest.length <= SPARE || rest.every((byte) => byte === 0) || rest.every((b) => b === 0xff)
}

/** Whether what is left over are whole further rows, as encoders add that are given too little height. */
function isFurtherRows(stretch: Stretch, tables: Table[], from: number, across: number): boolean {
  for (let at = from; at >= 0;) {
    at = pass(stretch, tables, at, across)
    if (at >= 0 && isPadding(stretch, at)) return true
  }
  return false
}

/** Of an SOF0 or SOF1 segment; `undefined` for what is not of 8 bits or says its height later. */
function frameOf(body: Buffer): Frame | undefined {
  const [height, width, count] = [body.readUInt16BE(1), body.readUInt16BE(3), body[5]!]
  if (body[0] !== 8 || !height || !width || body.length < 6 + 3 * count) return undefined
  const parts = Array.from({ length: count }, (_, i) => {
    const [id, size] = [body[6 + 3 * i]!, body[7 + 3 * i]!]
    return { id, h: size >> 4, v: size & 15 }
  })
  return parts.every(({ h, v }) => h > 0 && v > 0) ? { width, height, parts } : undefined
}

/** What a scan is made of: `across` units in a row, `units` in all, and two tables for each block of one. */
type Plan = { across: number; units: number; tables: Table[] }

/** Of an SOS segment: ITU T.81, A.2 and B.2.3. */
function planOf(body: Buffer, frame: Frame, tables: Map<number, Table>): Plan | undefined {
  const wide = Math.max(...frame.parts.map(({ h }) => h))
  const high = Math.max(...frame.parts.map(({ v }) => v))
  const blocks: Table[] = []
  const count = body[0]!
  let [across, down] = [Math.ceil(frame.width / 8 / wide), Math.ceil(frame.height / 8 / high)]
  for (let i = 0; i < count; i++) {
    const part = frame.parts.find(({ id }) => id === body[1 + 2 * i])
    const uses = body[2 + 2 * i]!
    const [mean, others] = [tables.get(uses >> 4), tables.get(0x10 | (uses & 15))]
    if (!part || !mean || !others) return undefined
    const { h, v } = part
    // By itself a part has no blocks that only fill a unit.
    if (count === 1) {
      across = Math.ceil(Math.ceil((frame.width * h) / wide) / 8)
      down = Math.ceil(Math.ceil((frame.height * v) / high) / 8)
    }
    for (let block = count === 1 ? 1 : h * v; block > 0; block--) blocks.push(mean, others)
  }
  return { across, units: across * down, tables: blocks }
}

/** Where the scan at `from` ends; `undefined` where its code does not fit the picture. */
function endOfScan(bytes: Buffer, from: number, plan: Plan, restart: number): number | undefined {
  let at = from
  for (let left = plan.units; left > 0;) {
    const stretch = stretchFrom(bytes, at)
    if (!stretch) return undefined
    const units = restart ? Math.min(restart, left) : left
    const behind = pass(stretch, plan.tables, 0, units)
    if (behind < 0) return undefined
    left -= units
    const isLast = left === 0
    if (
      !isPadding(stretch, behind) &&
      !(isLast && !restart && isFurtherRows(stretch, plan.tables, behind, plan.across))
    )
      return undefined
    at = stretch.end
    if (!isLast && !isRestart(bytes[at + 1]!)) return undefined
    if (!isLast) at += 2
  }
  return at
}

/**
 * Whether the code of a baseline JPEG does not fit its picture: a code that is none, too few or too
 * many of them. `false` for what is not judged here: other kinds, and what is missing from a header.
 */
export function hasBrokenScan(bytes: Buffer): boolean {
  const tables = new Map<number, Table>()
  let frame: Frame | undefined
  let restart = 0
  for (let at = 2; at + 4 <= bytes.length;) {
    at = bytes.indexOf(0xff, at)
    if (at < 0 || at + 4 > bytes.length) return false
    const marker = bytes[at + 1]!
    if (marker === 0xff || marker < 0xc0 || isRestart(marker)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    if (marker === EOI) return false
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const body = bytes.subarray(at + 4, end)
    if (end > bytes.length || body.length < 2) return false
    if (marker === SOF0 || marker === SOF1) {
      frame = body.length < 9 ? undefined : frameOf(body)
      if (!frame) return false
    } else if (marker === DHT) {
      for (let from = 0; from + 17 <= body.length;) {
        const counts = body.subarray(from + 1, from + 17)
        const behind = from + 17 + counts.reduce((sum, n) => sum + n, 0)
        if (behind > body.length) return false
        const table = tableOf(counts, body.subarray(from + 17, behind), body[from]! < 0x10)
        if (!table) return false
        tables.set(body[from]!, table)
        from = behind
      }
    } else if (marker === DRI) restart = body.readUInt16BE(0)
    else if (marker === SOS) {
      const plan = frame && planOf(body, frame, tables)
      if (!plan) return false
      const behind = endOfScan(bytes, end, plan, restart)
      if (behind === undefined) return true
      at = behind
      continue
    } else if (marker === DNL || marker < SOS) return false
    at = end
  }
  return false
}
