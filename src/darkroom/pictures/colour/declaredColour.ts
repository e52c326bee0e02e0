import { adobeRgb, isTaggedAdobeRgb } from './adobeRgb.ts'
import {
  type Chromaticities,
  columnsOf,
  type Curve,
  matrixProfile,
  type Chromaticity,
} from './matrixProfile.ts'
import { BT2020, P3, SRGB } from './primaries.ts'
import { pngParts } from '../../formats/parts/pngParts.ts'
import { Refusal } from '../../diagnostics/refusal.ts'
import type { Format } from '../../formats/sniff.ts'
import type { Tags } from '../../formats/metadata/tags.ts'

/** Code points of ITU-T H.273, tables 2 and 3. */
const PRIMARIES: Record<number, Chromaticities> = { 1: SRGB, 9: BT2020, 12: P3 }
const [GAMMA_22, GAMMA_28, LINEAR, SRGB_CURVE, PQ, HLG] = [4, 5, 8, 13, 16, 18]
/** Shown as sRGB is. */
const TELEVISION = new Set([1, 6, 14, 15])

const srgbLight = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const STEPS = 1024
const SRGB_LIGHT = Array.from({ length: STEPS }, (_, i) => srgbLight(i / (STEPS - 1)))

function curveFor(transfer: number): Curve | undefined {
  if (transfer === SRGB_CURVE || TELEVISION.has(transfer)) return SRGB_LIGHT
  return { [GAMMA_22]: 2.2, [GAMMA_28]: 2.8, [LINEAR]: 1 }[transfer]
}

/** A profile for code points; `undefined` for sRGB and for unknown ones. */
function profileForCodes(primaries: number, transfer: number): Buffer | undefined {
  const points = PRIMARIES[primaries]
  const curve = curveFor(transfer)
  const isSrgb = points === SRGB && curve === SRGB_LIGHT
  const columns = points && columnsOf(points)
  return columns && curve && !isSrgb ? matrixProfile('declared', curve, columns) : undefined
}

/** `said` is 1 / gamma in hundred-thousandths. */
const isUsualGamma = (said: number) => Math.abs(said - 45455) < 1500

/** PNG, third edition, 4.3: first code points, then a profile, sRGB, gamma and primaries. */
function pngProfile(bytes: Buffer, isGrey: boolean): Buffer | undefined {
  const chunks = new Map(pngParts(bytes).parts.map(({ name, body }) => [name, body]))
  const codes = chunks.get('cICP')
  if (codes && codes.length >= 4 && !chunks.has('iCCP')) {
    const [primaries, transfer] = [codes[0]!, codes[1]!]
    if (transfer === PQ || transfer === HLG)
      throw new Refusal(
        'unsupported',
        `is an HDR picture (${transfer === PQ ? 'PQ' : 'HLG'}), which would come out dull`,
        'Export it as SDR, in sRGB or Display P3',
      )
    return profileForCodes(primaries, transfer)
  }
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

/** Chromaticities are written rounded. */
const isNear = (one: Chromaticities, other: Chromaticities) =>
  (['white', 'red', 'green', 'blue'] as const).every((name) =>
    [0, 1].every((i) => Math.abs(one[name][i]! - other[name][i]!) < 0.005),
  )

/** bytes in which to look for the boxes that describe a picture */
const BOXES = 64e3

/** The first `colr` box with code points: ISO/IEC 14496-12, 12.1.5. */
function boxedProfile(bytes: Buffer): Buffer | undefined {
  const head = bytes.subarray(0, BOXES)
  const at = head.indexOf('colrnclx')
  return at < 0 || at + 12 > head.length
    ? undefined
    : profileForCodes(head.readUInt16BE(at + 8), head.readUInt16BE(at + 10))
}

/** The colour space of a picture without a profile, as a profile; `undefined` for sRGB. Refuses HDR PNGs. */
export function declaredColour(
  bytes: Buffer,
  format: Format,
  isGrey: boolean,
  tags: Tags,
): Buffer | undefined {
  const own =
    format === 'png'
      ? pngProfile(bytes, isGrey)
      : format === 'avif' || format === 'heic'
        ? boxedProfile(bytes)
        : undefined
  return own ?? (isTaggedAdobeRgb(tags) && !isGrey ? adobeRgb() : undefined)
}
