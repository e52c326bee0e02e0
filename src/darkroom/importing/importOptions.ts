import { maxPixelsOf } from '../args/maxPixelsOf.ts'
import { type Args, NO_ARGUMENTS } from '../args/parseArguments.ts'
import { UsageError } from '../diagnostics/exit.ts'
import { usualJobs } from '../pictures/encoders.ts'
import type { RecipeSettings } from '../pictures/recipe.ts'
import { parseFilter } from './photos/photoFilter.ts'
import { parseShifts } from './time/shiftTimes.ts'

/** The options of `darkroom import`. Without arguments they are the usual ones. */
export function importOptions(args: Args = NO_ARGUMENTS) {
  const filter = args.text('only')
  const recipe = recipeAsked(args)
  const shift = args.text('shift')
  return {
    jobs: args.count('jobs') ?? usualJobs(),
    /** The album remembers it. Missing settings come from the album or the site. */
    recipe,
    jpeg: args.flag('jpeg'),
    maxPixels: maxPixelsOf(args),
    recursive: args.flag('recursive'),
    second: args.flag('second'),
    only: filter === undefined ? undefined : parseFilter(filter),
    shifts: shift === undefined ? [] : parseShifts(shift),
    keepBoth: args.flag('keep-both'),
    /** Render photos again that another recipe made. A recipe on the command line implies it. */
    renew: args.flag('renew') || Object.keys(recipe).length > 0,
    fresh: args.flag('fresh'),
    dryRun: args.flag('dry-run'),
  }
}

export type ImportOptions = ReturnType<typeof importOptions>

function recipeAsked(args: Args): RecipeSettings {
  const widths = args.widths('widths')
  const quality = args.count('quality')
  const sharpen = args.text('sharpen') as RecipeSettings['sharpen']
  if (quality !== undefined && quality > 100)
    throw new UsageError(`--quality: must be 1 to 100, not ${quality}.`)
  return {
    ...(widths ? { widths } : {}),
    ...(quality ? { quality } : {}),
    ...(sharpen ? { sharpen } : {}),
  }
}
