import { type HeifItems, heifItems } from './heifItems.ts'

/** The NAL units of a tile, parameter sets first. `undefined` if its code is not a row of whole units. */
export type HevcTile = Buffer[] | undefined

/** The tiles of the picture that a HEIC shows. Empty if the header cannot be read, or the picture is not HEVC. */
export function hevcTiles(bytes: Buffer): HevcTile[] {
  try {
    const items = heifItems(bytes)
    return tilesOf(items, items.primary)
  } catch {
    return []
  }
}

function tilesOf(items: HeifItems, id: number): HevcTile[] {
  const parts = items.partsOf(id)
  if (parts.length) return parts.flatMap((part) => tilesOf(items, part))
  const hvcC = items.propertiesOf(id).find(({ name }) => name === 'hvcC')?.body
  if (!hvcC) return []
  const units = unitsIn(items.dataOf(id), (hvcC.readUInt8(21) & 3) + 1)
  return [units && [...parameterSets(hvcC), ...units]]
}

/** ISO/IEC 14496-15, 8.3.3.1. */
function parameterSets(hvcC: Buffer): Buffer[] {
  const sets: Buffer[] = []
  let at = 23
  for (let arrays = hvcC.readUInt8(22); arrays > 0; arrays--) {
    let left = hvcC.readUInt16BE(at + 1)
    for (at += 3; left > 0; left--) {
      const end = at + 2 + hvcC.readUInt16BE(at)
      sets.push(hvcC.subarray(at + 2, end))
      at = end
    }
  }
  return sets
}

/** `size`: bytes of the length before each unit. */
function unitsIn(code: Buffer, size: number): Buffer[] | undefined {
  const units: Buffer[] = []
  for (let at = 0; at < code.length;) {
    if (at + size > code.length) return undefined
    const from = at + size
    at = from + code.readUIntBE(at, size)
    if (at === from || at > code.length) return undefined
    units.push(code.subarray(from, at))
  }
  return units.length ? units : undefined
}
