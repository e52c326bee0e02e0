import sharp from 'sharp'
import type { Fingerprint } from '../pictures/importRecord.ts'
import { MAX_PIXELS } from '../pictures/recipe.ts'
import { isCut } from '../formats/parts/partsOf.ts'
import type { Format } from '../formats/sniff.ts'
import type { VerifiedFiles } from './verifiedFiles.ts'

/** px; the decoder reads every byte at any size */
const GLANCE = 8

type Written = {
  bytes: Buffer
  sha256: string
  format: Format | undefined
  made: Fingerprint | undefined
  /** Written by the darkroom: even a decoder's warning means damage. */
  isOurs: boolean
}

export const DAMAGES = {
  changed: 'has as many bytes as were written, but not the same',
  cut: 'is cut off',
  garbled: 'cannot be decoded to its end',
} as const
type Damage = keyof typeof DAMAGES

/**
 * The damage to a published picture; `undefined` if it is whole. A file is compared with its record
 * (`made`). Without a record, or with another size, it is parsed and decoded once: about 20 ms.
 */
export async function damageOf(
  { bytes, sha256, format, made, isOurs }: Written,
  verified: VerifiedFiles,
): Promise<Damage | undefined> {
  if (made?.[0] === bytes.length) return sha256 === made[1] ? undefined : 'changed'
  if (format && isCut(bytes, format)) return 'cut'
  if (!verified.has(sha256) && !(await isDecoded(bytes, isOurs ? 'warning' : 'error')))
    return 'garbled'
  verified.add(sha256)
  return undefined
}

/** Whether a picture decodes to its end. Browsers draw pictures that decode with warnings. */
export const isDecoded = (bytes: Buffer, failOn: 'warning' | 'error'): Promise<boolean> =>
  sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS })
    .resize(GLANCE, GLANCE, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
