import type { Recipe } from '../../pictures/recipe.ts'
import type { PhotoFilter } from './photoFilter.ts'

/** The options of an import that concern single photos. `renew`: render photos again that another recipe made. */
export type PhotoOptions = {
  jobs: number
  recipe: Recipe
  jpeg: boolean
  maxPixels: number | undefined
  only: PhotoFilter | undefined
  /** Do not replace a photo by a later export of it. */
  keepBoth: boolean
  renew: boolean
  fresh: boolean
  dryRun: boolean
}
