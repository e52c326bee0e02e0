import sharp from 'sharp'
import type { Fingerprint } from '../pictures/importRecord.ts'
import { MAX_PIXELS } from '../pictures/recipe.ts'
import { isCut } from '../formats/parts/partsOf.ts'
import type { Format } from '../formats/sniff.ts'
import type { VerifiedFiles } from './verifiedFiles.ts'

/** px; each side of what is decoded to. The decoder reads every byte all the same. */
const GLANCE = 8

/** Bytes, what they are and what is known of them. */
type Written = {
  bytes: Buffer
  sha256: string
  format: Format | undefined
  made: Fingerprint | undefined
  /** Written by the darkroom, so that a decoder has nothing to warn of. */
  isOurs: boolean
}

/** What may have happened to a file since it was written. */
export type Damage = 'changed' | 'cut' | 'garbled'

/** How each is said. */
export const DAMAGES: Record<Damage, string> = {
  changed: 'has as many bytes as were written, but not the same',
  cut: 'is cut off',
  garbled: 'cannot be decoded to its end',
}

/**
 * What has happened to a published picture since it was written; `undefined` where it is whole. What the
 * darkroom remembers of a file (`made`) tells by its bytes. Of a file that it does not remember, as in a
 * fresh clone, and of one that was made anew elsewhere, and so has another size, the structure and a
 * decoder tell, once: about 20 ms a file.
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

/** Whether every byte of a picture makes sense to a decoder. Browsers forgive what it merely warns of. */
export const isDecoded = (bytes: Buffer, failOn: 'warning' | 'error'): Promise<boolean> =>
  sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS })
    .resize(GLANCE, GLANCE, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
