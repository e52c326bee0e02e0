import { pngParts } from '../../formats/parts/pngParts.ts'
import { primaryProperties } from '../../formats/parts/heifItems.ts'
import type { Format } from '../../formats/sniff.ts'
import type { Tags } from '../../formats/metadata/tags.ts'
import { adobeRgb, isTaggedAdobeRgb } from './adobeRgb.ts'
import {
  type Chromaticities,
  columnsOf,
  type Curve,
  matrixProfile,
  type Chromaticity,
} from './matrixProfile.ts'
import { BT2020, P3, SRGB } from './primaries.ts'

/** Code points of ITU-T H.273, tables 2 and 3. */
const PRIMARIES: Record<number, Chromaticities> = { 1: SRGB, 9: BT2020, 12: P3 }
const [GAMMA_22, GAMMA_28, LINEAR, SRGB_CURVE] = [4, 5, 8, 13]
/** Transfer functions of television. They are shown like sRGB. */
const TELEVISION = new Set([1, 6, 14, 15])

const srgbLight = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const STEPS = 1024
const SRGB_LIGHT = Array.from({ length: STEPS }, (_, i) => srgbLight(i / (STEPS - 1)))

function curveFor(transfer: number): Curve | undefined {
  if (transfer === SRGB_CURVE || TELEVISION.has(transfer)) return SRGB_LIGHT
  return { [GAMMA_22]: 2.2, [GAMMA_28]: 2.8, [LINEAR]: 1 }[transfer]
}

/** Makes a profile for code points; `undefined` for sRGB and for unknown code points. */
function profileForCodes(primaries: number, transfer: number): Buffer | undefined {
  const points = PRIMARIES[primaries]
  const curve = curveFor(transfer)
  const isSrgb = points === SRGB && curve === SRGB_LIGHT
  const columns = points && columnsOf(points)
  return columns && curve && !isSrgb ? matrixProfile('declared', curve, columns) : undefined
}

/** `said` is 100,000 / gamma. */
const isUsualGamma = (said: number) => Math.abs(said - 45455) < 1500

type Codes = { primaries: number; transfer: number }

/** PNG: third edition, 11.3.2.6. AVIF and HEIC: the shown picture's, ISO/IEC 14496-12, 12.1.5. */
export function declaredCodes(bytes: Buffer, format: Format): Codes | undefined {
  if (format === 'png') {
    const codes = pngParts(bytes).parts.find(({ name }) => name === 'cICP')?.body
    return codes && codes.length >= 4
      ? { primaries: codes.readUInt8(0), transfer: codes.readUInt8(1) }
      : undefined
  }
  if (format !== 'avif' && format !== 'heic') return undefined
  const colr = primaryProperties(bytes).find(
    ({ name, body }) =>
      name === 'colr' && body.length >= 8 && body.toString('latin1', 0, 4) === 'nclx',
  )?.body
  return colr && { primaries: colr.readUInt16BE(4), transfer: colr.readUInt16BE(6) }
}

/** Reads the sRGB, gamma and primaries chunks of a PNG without code points or profile. Ed. 3, 4.3. */
function pngProfile(bytes: Buffer, isGrey: boolean): Buffer | undefined {
  const chunks = new Map(pngParts(bytes).parts.map(({ name, body }) => [name, body]))
  if (chunks.has('iCCP') || chunks.has('sRGB')) return undefined
  const [gama, chrm] = [chunks.get('gAMA'), chunks.get('cHRM')]
  const said = gama && gama.length >= 4 ? gama.readUInt32BE(0) : 0
  const curve: Curve = said === 0 || isUsualGamma(said) ? SRGB_LIGHT : 100_000 / said
  if (isGrey) return curve === SRGB_LIGHT ? undefined : matrixProfile('declared', curve)
  const points = chrm && chrm.length >= 32 ? pointsOf(chrm) : SRGB
  const isSrgb = curve === SRGB_LIGHT && isNear(points, SRGB)
  const columns = isSrgb ? undefined : columnsOf(points)
  return columns && matrixProfile('declared', curve, columns)
}

function pointsOf(chrm: Buffer): Chromaticities {
  const point = (i: number): Chromaticity => [
    chrm.readUInt32BE(i * 8) / 1e5,
    chrm.readUInt32BE(i * 8 + 4) / 1e5,
  ]
  return { white: point(0), red: point(1), green: point(2), blue: point(3) }
}

/** Compares loosely: files store rounded chromaticities. */
const isNear = (one: Chromaticities, other: Chromaticities) =>
  (['white', 'red', 'green', 'blue'] as const).every((name) =>
    ([0, 1] as const).every((i) => Math.abs(one[name][i] - other[name][i]) < 0.005),
  )

/** The colour space of a picture without a profile, as a profile; `undefined` for sRGB. */
export function declaredColour(bytes: Buffer, format: Format, isGrey: boolean, tags: Tags) {
  const codes = declaredCodes(bytes, format)
  const own = codes
    ? profileForCodes(codes.primaries, codes.transfer)
    : format === 'png'
      ? pngProfile(bytes, isGrey)
      : undefined
  return own ?? (isTaggedAdobeRgb(tags) && !isGrey ? adobeRgb() : undefined)
}
