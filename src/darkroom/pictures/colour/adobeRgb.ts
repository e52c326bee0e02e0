import { numberOf, type Tags, textOf } from '../../formats/metadata/tags.ts'
import { matrixProfile } from './matrixProfile.ts'

/** Adobe RGB (1998), adapted to D50. */
const ADOBE_RGB = {
  red: [0.60974, 0.31111, 0.01947],
  green: [0.20528, 0.62567, 0.06087],
  blue: [0.14919, 0.06322, 0.74457],
} as const
const GAMMA = 2.19921875

export const adobeRgb = () => matrixProfile('Adobe RGB compatible', GAMMA, ADOBE_RGB)

/** Whether tags declare Adobe RGB, which some cameras write without a profile: R03, DCF optional colour space. */
export const isTaggedAdobeRgb = ({ exif }: Tags): boolean =>
  textOf(exif.InteroperabilityIndex) === 'R03' &&
  // ColorSpace 1 is sRGB.
  numberOf(exif.ColorSpace) !== 1

export function withAdobeRgb(jpeg: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0001', 'latin1'), adobeRgb()])
  const marker = Buffer.from([0xff, 0xe2, 0, 0])
  marker.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), marker, body, jpeg.subarray(2)])
}
