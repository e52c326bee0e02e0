import { usualJobs } from '../pictures/encoders.ts'
import type { PhotoFilter } from './photos/photoFilter.ts'
import { type Target, targetOf } from './target.ts'

export type ImportOptions = {
  target: Target
  /** Photos rendered at once. */
  jobs: number
  /** px; `undefined`: as the photo has them, else the usual ones. */
  widths: readonly number[] | undefined
  jpeg: boolean
  /** `undefined`: the usual limit. */
  maxPixels: number | undefined
  recursive: boolean
  /** Make a second album of pictures that another album has. */
  second: boolean
  /** `undefined`: every photo is wanted. */
  only: PhotoFilter | undefined
  /** A later export does not replace its photo. */
  keepBoth: boolean
  /** Render everything anew. */
  fresh: boolean
  dryRun: boolean
}

export const usualOptions = (root: string): ImportOptions => ({
  target: targetOf(root, undefined, undefined),
  jobs: usualJobs(),
  widths: undefined,
  jpeg: false,
  maxPixels: undefined,
  recursive: false,
  second: false,
  only: undefined,
  keepBoth: false,
  fresh: false,
  dryRun: false,
})
