import type { Diagnostic } from '../../content/source/diagnostic.ts'
import { sha256 } from '../../sha256.ts'
import { type Format, pictureType } from '../formats/sniff.ts'

export type ReadPicture = {
  type: Format | undefined
  /** `unread`: was not decoded. */
  state: 'whole' | 'truncated' | 'corrupt' | 'too-large' | 'unread'
  /** px, after orientation; 0 if unknown */
  width: number
  height: number
  coordinates: 'exif' | 'xmp' | undefined
  sha256: string
  bytes: number
  /** Why the picture was not decoded although browsers may draw it. */
  unseen?: Pick<Diagnostic, 'severity' | 'message' | 'remedy'>
  /** 8 × 8 grey values for comparing pictures. */
  look: number[]
}

export const factsOf = (bytes: Buffer): ReadPicture => ({
  type: pictureType(bytes),
  state: 'unread',
  width: 0,
  height: 0,
  coordinates: undefined,
  sha256: sha256(bytes),
  bytes: bytes.length,
  look: [],
})

/** The largest mean difference of grey values (0 to 255) between renditions of one picture. */
const SAME_LOOK = 10
/** The largest relative difference of their proportions, caused by rounding. */
const SAME_SHAPE = 0.02

/** Whether two pictures show the same at any size. */
export function showSame(a: ReadPicture, b: ReadPicture): boolean {
  if (a.state !== 'whole' || b.state !== 'whole') return false
  if (Math.abs((a.width / a.height) * (b.height / b.width) - 1) > SAME_SHAPE) return false
  const difference = a.look.reduce((sum, grey, i) => sum + Math.abs(grey - b.look[i]!), 0)
  return difference / a.look.length <= SAME_LOOK
}
