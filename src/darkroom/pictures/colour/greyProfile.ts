import { columnsOf, type Curve, matrixProfile } from './matrixProfile.ts'
import { SRGB } from './primaries.ts'
import { profileTag } from './profileTag.ts'

/** The number of coefficients of each type of parametric curve: ICC.1, 10.18. */
const COEFFICIENTS = [1, 3, 4, 5, 7]
const STEPS = 4096

/** The curve in a tag; `undefined` if its type is unknown. */
function curveOf(tag: Buffer): Curve | undefined {
  const type = tag.toString('latin1', 0, 4)
  if (type === 'curv') {
    const count = tag.readUInt32BE(8)
    if (count === 0) return 1
    if (count === 1) return tag.readUInt16BE(12) / 256
    return Array.from({ length: count }, (_, i) => tag.readUInt16BE(12 + 2 * i) / 65535)
  }
  const number = COEFFICIENTS[tag.readUInt16BE(8)]
  if (type !== 'para' || number === undefined) return undefined
  const at = (i: number) => (i < number ? tag.readInt32BE(12 + 4 * i) / 65536 : 0)
  const [g, a, b, c, d, e, f] = [at(0), number > 1 ? at(1) : 1, at(2), at(3), at(4), at(5), at(6)]
  // Below `from`, types 1 and 2 are constant; types 3 and 4 are a line.
  const from = number === 3 || number === 4 ? -b / a : d
  const base = number === 4 ? c : e
  const lightOf = (v: number) => {
    if (number === 1) return v ** g
    if (v >= from) return (a * v + b) ** g + base
    return number < 5 ? base : c * v + f
  }
  return Array.from({ length: STEPS }, (_, i) => lightOf(i / (STEPS - 1)))
}

/** A profile for three equal channels with the tone curve of a grey profile; `undefined` if it has none. */
export function rgbOfGrey(icc: Buffer): Buffer | undefined {
  try {
    const tag = profileTag(icc, 'kTRC')
    const curve = tag && curveOf(tag)
    return curve === undefined ? undefined : matrixProfile('grey', curve, columnsOf(SRGB))
  } catch {
    // The profile is damaged.
    return undefined
  }
}
