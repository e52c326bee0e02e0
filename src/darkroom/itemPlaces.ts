/** A part of an item of an AVIF or HEIC, in bytes. */
export type ItemPlace = {
  item: number
  /** What `from` is counted from; other ways are left out. */
  in: 'file' | 'meta'
  from: number
  /** Infinity: to the end. */
  to: number
}

/**
 * Where the items of a picture lie, by its `iloc`: ISO/IEC 14496-12, 8.11.3.
 * @param body of that box; throws where it ends too early
 */
export function itemPlaces(body: Buffer): ItemPlace[] {
  const version = body[0]!
  let at = 4
  const read = (size: number) => {
    at += size
    if (size === 0) return 0
    return size === 8 ? Number(body.readBigUInt64BE(at - 8)) : body.readUIntBE(at - size, size)
  }
  const sizes = read(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version === 0 ? 0 : sizes & 15
  const wide = version < 2 ? 2 : 4
  const places: ItemPlace[] = []
  for (let left = read(wide); left > 0; left--) {
    const item = read(wide)
    const method = version === 0 ? 0 : read(2) & 15
    read(2)
    const base = read(baseSize)
    for (let parts = read(2); parts > 0; parts--) {
      read(indexSize)
      const from = base + read(offsetSize)
      const length = read(lengthSize)
      const to = length === 0 ? Infinity : from + length
      if (method < 2) places.push({ item, in: method === 0 ? 'file' : 'meta', from, to })
    }
  }
  return places
}
