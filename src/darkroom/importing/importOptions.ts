import { usualJobs } from '../pictures/encoders.ts'
import type { Recipe, RecipeSettings } from '../pictures/recipe.ts'
import type { PhotoFilter } from './photos/photoFilter.ts'
import type { Shift } from './time/shiftTimes.ts'
import { type Target, targetOf } from './target.ts'

/** `undefined`: the usual limit, every photo. */
export type ImportOptions = {
  target: Target
  /** Photos rendered at once. */
  jobs: number
  /** Remembered by the album. What it leaves open is as the album or the site has it. */
  recipe: RecipeSettings
  jpeg: boolean
  maxPixels: number | undefined
  recursive: boolean
  second: boolean
  only: PhotoFilter | undefined
  /** Clocks of cameras that were wrong. */
  shifts: readonly Shift[]
  /** A later export does not replace its photo. */
  keepBoth: boolean
  /** Render photos anew that were made by another recipe. */
  renew: boolean
  fresh: boolean
  dryRun: boolean
}

export type PhotoOptions = Omit<ImportOptions, 'recipe'> & { recipe: Recipe }

export const usualOptions = (root: string): ImportOptions => ({
  target: targetOf(root, undefined, undefined),
  jobs: usualJobs(),
  recipe: {},
  jpeg: false,
  maxPixels: undefined,
  recursive: false,
  second: false,
  only: undefined,
  shifts: [],
  keepBoth: false,
  renew: false,
  fresh: false,
  dryRun: false,
})
