import { boxesIn } from './boxesIn.ts'
import { itemPlaces } from './itemPlaces.ts'
import type { Stretch } from './tiffLayout.ts'

/** Items of coded pixels, by their number: ISO/IEC 14496-12, 8.11.6. */
function codedItems(iinf: Buffer): Set<number> {
  const items = new Set<number>()
  for (const { name, body } of boxesIn(iinf.subarray(4 + (iinf[0] === 0 ? 2 : 4)))) {
    const version = body[0]!
    if (name !== 'infe' || version < 2) continue
    const id = version === 2 ? body.readUInt16BE(4) : body.readUInt32BE(4)
    const type = 4 + (version === 2 ? 4 : 6)
    if (/^(av01|hvc1)$/.test(body.toString('latin1', type, type + 4))) items.add(id)
  }
  return items
}

/**
 * Where an AVIF or HEIC keeps its coded pixels; what lies between them may be anything. Empty where that
 * cannot be followed.
 */
export function boxedPixels(bytes: Buffer): Stretch[] {
  try {
    const meta = boxesIn(bytes).find(({ name }) => name === 'meta')
    const inside = meta ? boxesIn(meta.body.subarray(4)) : []
    const iinf = inside.find(({ name }) => name === 'iinf')
    const iloc = inside.find(({ name }) => name === 'iloc')
    if (!iinf || !iloc) return []
    const items = codedItems(iinf.body)
    return itemPlaces(iloc.body)
      .filter((place) => place.in === 'file' && items.has(place.item))
      .map(({ from, to }) => [from, Math.min(to, bytes.length)])
  } catch {
    return []
  }
}
