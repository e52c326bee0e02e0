import { maxPixelsOf } from '../args/maxPixelsOf.ts'
import type { Args } from '../args/parseArguments.ts'
import { UsageError } from '../diagnostics/exit.ts'
import type { RecipeSettings } from '../pictures/recipe.ts'
import { type ImportOptions, usualOptions } from './importOptions.ts'
import { parseFilter } from './photos/photoFilter.ts'
import { targetOf } from './target.ts'
import { parseShifts } from './time/shiftTimes.ts'

export function askedOptions(args: Args, root: string): ImportOptions {
  const usual = usualOptions(root)
  const filter = args.text('only')
  const recipe = recipeAsked(args)
  const shift = args.text('shift')
  return {
    target: targetOf(root, args.text('out'), args.text('base-url')),
    jobs: args.count('jobs') ?? usual.jobs,
    recipe,
    jpeg: args.flag('jpeg'),
    maxPixels: maxPixelsOf(args),
    recursive: args.flag('recursive'),
    second: args.flag('second'),
    only: filter === undefined ? undefined : parseFilter(filter),
    shifts: shift === undefined ? [] : parseShifts(shift),
    keepBoth: args.flag('keep-both'),
    // A recipe on the command line implies --renew.
    renew: args.flag('renew') || Object.keys(recipe).length > 0,
    fresh: args.flag('fresh'),
    dryRun: args.flag('dry-run'),
  }
}

function recipeAsked(args: Args): RecipeSettings {
  const [widths, quality, sharpen] = [
    args.widths('widths'),
    args.count('quality'),
    args.text('sharpen'),
  ]
  if (quality !== undefined && quality > 100)
    throw new UsageError(`--quality: must be 1 to 100, not ${quality}.`)
  if (sharpen !== undefined && sharpen !== 'none' && sharpen !== 'screen')
    throw new UsageError(`--sharpen: must be none or screen, not "${sharpen}".`)
  return {
    ...(widths ? { widths } : {}),
    ...(quality ? { quality } : {}),
    ...(sharpen ? { sharpen } : {}),
  }
}
