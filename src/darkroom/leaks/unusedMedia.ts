import { type Box, boxesIn } from '../boxesIn.ts'

type Range = { from: number; to: number }

/**
 * What lies beside the coded pixels in a still picture's data: in `mdat`, and in the `idat` of its
 * `meta`, where no item points. Nothing where a track points there too, as in films.
 * ISO/IEC 14496-12, 8.11.3
 */
export function unusedMedia(bytes: Buffer): Buffer[] {
  const boxes = boxesIn(bytes)
  const meta = boxes.find(({ name }) => name === 'meta')
  if (!meta || boxes.some(({ name }) => name === 'moov' || name === 'moof')) return []
  const inner = boxesIn(meta.body.subarray(4))
  const iloc = inner.find(({ name }) => name === 'iloc')
  if (!iloc) return []
  try {
    const { inFile, inMeta } = placesIn(iloc.body)
    return [
      ...boxes.filter(({ name }) => name === 'mdat').flatMap((box) => gapsIn(box, inFile)),
      ...inner
        .filter(({ name }) => name === 'idat')
        .flatMap((box) => gapsIn({ ...box, start: 0 }, inMeta)),
    ]
  } catch {
    // A list that ends too early: the picture cannot be drawn, which is told elsewhere.
    return []
  }
}

/** Where items lie: in the file, and in the `meta` box's own data. */
function placesIn(body: Buffer): { inFile: Range[]; inMeta: Range[] } {
  const version = body[0]!
  let at = 4
  const read = (size: number) => {
    const value =
      size === 0 ? 0 : size === 8 ? Number(body.readBigUInt64BE(at)) : body.readUIntBE(at, size)
    at += size
    return value
  }
  const sizes = read(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version === 0 ? 0 : sizes & 15
  const wide = version < 2 ? 2 : 4
  const places: { inFile: Range[]; inMeta: Range[] } = { inFile: [], inMeta: [] }
  for (let left = read(wide); left > 0; left--) {
    read(wide)
    const method = version === 0 ? 0 : read(2) & 15
    read(2)
    const base = read(baseSize)
    for (let extents = read(2); extents > 0; extents--) {
      read(indexSize)
      const from = base + read(offsetSize)
      const length = read(lengthSize)
      const to = length === 0 ? Infinity : from + length
      if (method === 0) places.inFile.push({ from, to })
      else if (method === 1) places.inMeta.push({ from, to })
    }
  }
  return places
}

/** The parts of a box's body in which none of these lies. */
function gapsIn({ body, start }: Pick<Box, 'body' | 'start'>, used: Range[]): Buffer[] {
  const gaps: Buffer[] = []
  let at = start
  for (const { from, to } of used.toSorted((a, b) => a.from - b.from)) {
    if (from > at) gaps.push(body.subarray(at - start, from - start))
    at = Math.max(at, to)
  }
  if (at < start + body.length) gaps.push(body.subarray(at - start))
  return gaps
}
