import type { Diagnostic } from '../../content/source/diagnostic.ts'
import { sha256 } from '../../sha256.ts'
import type { Format } from '../formats/sniff.ts'
import { pictureType } from '../formats/pictureType.ts'

/** What an answer's bytes turn out to be. */
export type Picture = {
  type: Format | undefined
  /** `whole`: every pixel is there. `unread`: it was not looked into. */
  state: 'whole' | 'truncated' | 'corrupt' | 'too-large' | 'unread'
  /** px, after orientation; 0 where they cannot be told. */
  width: number
  height: number
  /** Where it says on which spot it was taken, if it does. */
  coordinates: 'exif' | 'xmp' | undefined
  /** Hex; of the bytes. */
  sha256: string
  bytes: number
  /** Why it was not looked into, where browsers may well draw it. */
  unseen?: Pick<Diagnostic, 'severity' | 'message' | 'remedy'>
  /** The picture in 8 × 8 grey values, to tell whether another shows the same. */
  look: number[]
}

/** What bytes tell without being decoded; their state is `unread`. */
export const factsOf = (bytes: Buffer): Picture => ({
  type: pictureType(bytes),
  state: 'unread',
  width: 0,
  height: 0,
  coordinates: undefined,
  sha256: sha256(bytes),
  bytes: bytes.length,
  look: [],
})

/** Grey values of 0 to 255 that two renditions of one picture may differ by, on average. */
const SAME_LOOK = 10
/** Share by which the proportions of two renditions of one picture may differ: rounding. */
const SAME_SHAPE = 0.02

/** Whether two pictures show the same in the same proportions, at whatever size. */
export function showSame(a: Picture, b: Picture): boolean {
  if (a.state !== 'whole' || b.state !== 'whole') return false
  if (Math.abs((a.width / a.height) * (b.height / b.width) - 1) > SAME_SHAPE) return false
  const difference = a.look.reduce((sum, grey, i) => sum + Math.abs(grey - b.look[i]!), 0)
  return difference / a.look.length <= SAME_LOOK
}
