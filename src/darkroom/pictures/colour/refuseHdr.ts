import sharp, { type Metadata } from 'sharp'
import { Refusal } from '../../diagnostics/refusal.ts'
import type { Format } from '../../formats/sniff.ts'
import { declaredCodes } from './declaredColour.ts'
import { profileTag } from './profileTag.ts'

/** Code points of ITU-T H.273, table 3. */
const HDR: Readonly<Record<number, string>> = { 16: 'PQ', 18: 'HLG' }

/** Names of profiles, such as `Rec2100PQ` and `BT.2020 HLG`. */
const NAMED = [
  [/(?<![a-z])PQ(?![a-z])|ST ?2084/i, 'PQ'],
  [/(?<![a-z])HLG(?![a-z])/i, 'HLG'],
] as const

/** Reads the profile's code points (ICC.1:2022, 9.2.17), or its name. */
function kindOfProfile(icc: Buffer): string | undefined {
  const codes = profileTag(icc, 'cicp')
  if (codes && codes.length >= 12) return HDR[codes.readUInt8(9)]
  // Profiles of version 4 store the name as UTF-16.
  const name = profileTag(icc, 'desc')?.toString('latin1').replaceAll('\0', '') ?? ''
  return NAMED.find(([pattern]) => pattern.test(name))?.[1]
}

/**
 * Refuses HDR pictures, with values beyond white: PQ, HLG, floating point. They would look dull or burnt
 * out. Pictures with a gain map pass, because without the map they are SDR.
 */
export async function refuseHdr(bytes: Buffer, format: Format, meta: Metadata): Promise<void> {
  const codes = declaredCodes(bytes, format)
  const kind =
    (codes && HDR[codes.transfer]) ??
    (meta.icc && kindOfProfile(meta.icc)) ??
    ((await isBeyondWhite(bytes, meta)) ? 'floating point' : undefined)
  if (kind)
    throw new Refusal(
      'unsupported',
      `is an HDR picture (${kind}), which is not supported`,
      'Export it as SDR, in sRGB or Display P3',
    )
}

async function isBeyondWhite(bytes: Buffer, { depth, width, height }: Metadata): Promise<boolean> {
  if (depth !== 'float' && depth !== 'double') return false
  const { channels } = await sharp(bytes, { limitInputPixels: width * height }).stats()
  return channels.some(({ max }) => max > 1)
}
