import { boxesIn, type FileBox } from './boxesIn.ts'

/** The items of an AVIF or HEIC: ISO/IEC 23008-12. Its functions throw a RangeError for damaged boxes. */
export type HeifItems = ReturnType<typeof heifItems>

/** Reads the header. Throws a RangeError if it is damaged or shows no picture. */
export function heifItems(bytes: Buffer) {
  const meta = inside(boxesIn(bytes), 'meta', 4)
  const pitm = bodyOf(meta, 'pitm')
  const iprp = inside(meta, 'iprp', 0)
  const properties = inside(iprp, 'ipco', 0)
  return {
    primary: pitm[0] === 0 ? pitm.readUInt16BE(4) : pitm.readUInt32BE(4),
    propertiesOf: (id: number) =>
      iprp
        .flatMap(({ name, body }) => (name === 'ipma' ? numbersOf(body, id) : []))
        .flatMap((number) => properties[number - 1] ?? []),
    /** The ids of the tiles or layers of a picture that is made of others. */
    partsOf: (id: number) =>
      meta.flatMap(({ name, body }) => (name === 'iref' ? partsIn(body, id) : [])),
    /** The bytes of an item, shorter if the file is cut off. Empty if they are stored in the header. */
    dataOf: (id: number) =>
      Buffer.concat(
        (placesIn(bodyOf(meta, 'iloc')).get(id) ?? []).map(([from, length]) =>
          bytes.subarray(from, from + length),
        ),
      ),
  }
}

/** The properties of the picture that is shown, not of gain map and tiles. Empty if the file is damaged. */
export function primaryProperties(bytes: Buffer): FileBox[] {
  try {
    const { primary, propertiesOf } = heifItems(bytes)
    return propertiesOf(primary)
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

/** Reads big-endian numbers one after another. A size of 0 reads 0. */
function numbersIn(body: Buffer, from: number) {
  let at = from
  return (size: number): number => {
    at += size
    if (size === 8) return Number(body.readBigUInt64BE(at - size))
    return size && body.readUIntBE(at - size, size)
  }
}

/** The numbers of an item's properties, starting at 1: ISO/IEC 23008-12, 9.3. */
function numbersOf(ipma: Buffer, id: number): number[] {
  const idSize = ipma[0] === 0 ? 2 : 4
  const isLong = (ipma.readUInt8(3) & 1) !== 0
  const next = numbersIn(ipma, 4)
  for (let left = next(4); left > 0; left--) {
    const item = next(idSize)
    // The first bit marks an essential property.
    const numbers = Array.from({ length: next(1) }, () =>
      isLong ? next(2) & 0x7fff : next(1) & 0x7f,
    )
    if (item === id) return numbers
  }
  return []
}

/** The references of type `dimg` from an item: ISO/IEC 14496-12, 8.11.12. */
function partsIn(iref: Buffer, id: number): number[] {
  const idSize = iref[0] === 0 ? 2 : 4
  return boxesIn(iref.subarray(4)).flatMap(({ name, body }) => {
    const next = numbersIn(body, 0)
    if (name !== 'dimg' || next(idSize) !== id) return []
    return Array.from({ length: next(2) }, () => next(idSize))
  })
}

/** The offset and length of each extent, by item: ISO/IEC 14496-12, 8.11.3. */
function placesIn(iloc: Buffer): Map<number, (readonly [offset: number, length: number])[]> {
  const [version, sizes, more] = [iloc.readUInt8(0), iloc.readUInt8(4), iloc.readUInt8(5)]
  const idSize = version < 2 ? 2 : 4
  const next = numbersIn(iloc, 6)
  const places = new Map<number, (readonly [number, number])[]>()
  for (let left = next(idSize); left > 0; left--) {
    const id = next(idSize)
    const isInFile = version === 0 || (next(2) & 15) === 0
    next(2)
    const base = next(more >> 4)
    const extents = Array.from({ length: next(2) }, () => {
      if (version > 0) next(more & 15)
      return [base + next(sizes >> 4), next(sizes & 15)] as const
    })
    if (isInFile) places.set(id, extents)
  }
  return places
}
