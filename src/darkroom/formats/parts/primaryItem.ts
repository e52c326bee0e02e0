import { boxesIn, type FileBox } from './boxesIn.ts'

/**
 * The properties of the picture that an AVIF or HEIC shows (ISO/IEC 23008-12), without those of gain map
 * and tiles. Empty if the file is damaged or has no such picture.
 */
export function primaryProperties(bytes: Buffer): FileBox[] {
  try {
    const meta = inside(boxesIn(bytes), 'meta', 4)
    const pitm = bodyOf(meta, 'pitm')
    const id = pitm[0] === 0 ? pitm.readUInt16BE(4) : pitm.readUInt32BE(4)
    const iprp = inside(meta, 'iprp', 0)
    const properties = inside(iprp, 'ipco', 0)
    const numbers = iprp.flatMap(({ name, body }) => (name === 'ipma' ? numbersOf(body, id) : []))
    return numbers.flatMap((number) => properties[number - 1] ?? [])
  } catch {
    return []
  }
}

function bodyOf(boxes: readonly FileBox[], name: string): Buffer {
  const found = boxes.find((box) => box.name === name)
  if (!found) throw new RangeError(name)
  return found.body
}

/** The boxes within a box. `skip`: the number of bytes before the first. */
const inside = (boxes: readonly FileBox[], name: string, skip: number) =>
  boxesIn(bodyOf(boxes, name).subarray(skip))

/** The numbers of an item's properties, starting at 1: ISO/IEC 23008-12, 9.3. */
function numbersOf(ipma: Buffer, id: number): number[] {
  const [isLongId, isLongNumber] = [ipma[0] !== 0, (ipma[3]! & 1) !== 0]
  let at = 8
  for (let left = ipma.readUInt32BE(4); left > 0; left--) {
    const item = isLongId ? ipma.readUInt32BE(at) : ipma.readUInt16BE(at)
    at += isLongId ? 4 : 2
    const count = ipma.readUInt8(at)
    at += 1
    // The first bit marks an essential property.
    const numbers = Array.from({ length: count }, (_, i) =>
      isLongNumber ? ipma.readUInt16BE(at + 2 * i) & 0x7fff : ipma.readUInt8(at + i) & 0x7f,
    )
    if (item === id) return numbers
    at += count * (isLongNumber ? 2 : 1)
  }
  return []
}
