import { usualJobs } from '../pictures/encoders.ts'
import type { Recipe, RecipeSettings } from '../pictures/recipe.ts'
import type { PhotoFilter } from './photos/photoFilter.ts'
import type { Shift } from './time/shiftTimes.ts'
import { type Target, targetOf } from './target.ts'

/** `undefined`: the default limit, or all photos. */
export type ImportOptions = {
  target: Target
  /** The number of photos to render at once. */
  jobs: number
  /** The album remembers it. Missing settings come from the album or the site. */
  recipe: RecipeSettings
  jpeg: boolean
  maxPixels: number | undefined
  recursive: boolean
  second: boolean
  only: PhotoFilter | undefined
  /** Corrections of wrong camera clocks. */
  shifts: readonly Shift[]
  /** Do not replace a photo by a later export of it. */
  keepBoth: boolean
  /** Render photos again that another recipe made. */
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
