import type { Stretch } from './tiffLayout.ts'

type Box = { name: string; from: number; to: number }

/** The boxes between two places: ISO/IEC 14496-12, 4.2. Stops at nonsense. */
function boxes(bytes: Buffer, from: number, to: number): Box[] {
  const found: Box[] = []
  for (let at = from; at + 8 <= to;) {
    const short = bytes.readUInt32BE(at)
    const isLong = short === 1 && at + 16 <= to
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
    if (size < 8) return found
    const name = bytes.toString('latin1', at + 4, at + 8)
    found.push({ name, from: at + (isLong ? 16 : 8), to: Math.min(at + size, to) })
    at += size
  }
  return found
}

/** Items of coded pixels, by their number: ISO/IEC 14496-12, 8.11.6. */
function codedItems(bytes: Buffer, { from, to }: Box): Set<number> {
  const start = from + 4 + (bytes[from] === 0 ? 2 : 4)
  const items = new Set<number>()
  for (const { name, from: at } of boxes(bytes, start, to)) {
    const version = bytes[at]!
    if (name !== 'infe' || version < 2) continue
    const id = version === 2 ? bytes.readUInt16BE(at + 4) : bytes.readUInt32BE(at + 4)
    const type = at + 4 + (version === 2 ? 4 : 6)
    if (/^(av01|hvc1)$/.test(bytes.toString('latin1', type, type + 4))) items.add(id)
  }
  return items
}

/**
 * Where an AVIF or HEIC keeps its coded pixels; what lies between them may be anything. Empty where that
 * cannot be followed.
 */
export function boxedPixels(bytes: Buffer): Stretch[] {
  try {
    const meta = boxes(bytes, 0, bytes.length).find(({ name }) => name === 'meta')
    const inside = meta ? boxes(bytes, meta.from + 4, meta.to) : []
    const iinf = inside.find(({ name }) => name === 'iinf')
    const iloc = inside.find(({ name }) => name === 'iloc')
    return iinf && iloc ? extents(bytes, iloc.from, codedItems(bytes, iinf)) : []
  } catch {
    return []
  }
}

/** The extents of some items: ISO/IEC 14496-12, 8.11.3. Those that are not counted from the file's start are left out. */
function extents(bytes: Buffer, from: number, items: Set<number>): Stretch[] {
  const version = bytes[from]!
  let at = from + 4
  const next = (size: number): number => {
    at += size
    return size === 8
      ? Number(bytes.readBigUInt64BE(at - 8))
      : size === 0
        ? 0
        : bytes.readUIntBE(at - size, size)
  }
  const sizes = next(2)
  const nibble = (i: number) => (sizes >> (12 - 4 * i)) & 15
  const [offsetSize, lengthSize, baseSize] = [nibble(0), nibble(1), nibble(2)] as const
  const indexSize = version > 0 ? nibble(3) : 0
  const found: Stretch[] = []
  for (let count = next(version < 2 ? 2 : 4); count > 0; count--) {
    const id = next(version < 2 ? 2 : 4)
    const method = version > 0 ? next(2) & 15 : 0
    next(2)
    const base = next(baseSize)
    for (let parts = next(2); parts > 0; parts--) {
      next(indexSize)
      const start = base + next(offsetSize)
      const length = next(lengthSize)
      if (method === 0 && items.has(id)) found.push([start, start + length])
    }
  }
  return found
}
