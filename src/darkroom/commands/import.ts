import { access, constants, stat } from 'node:fs/promises'
import { isAbsolute, relative, resolve } from 'node:path'
import type { CategoryId } from '../../content/schema.ts'
import { findListed, readCatalog } from '../album/findListed.ts'
import type { Args } from '../args/readArgs.ts'
import type { CommandContext } from '../commandContext.ts'
import { EXIT, type ExitCode, UsageError } from '../diagnostics/exit.ts'
import { whyLeft } from '../importing/holder/askAboutHolder.ts'
import { chooseCategory, namedCategory } from '../importing/folders/chooseCategory.ts'
import { importAlbum, type NotImported, type AlbumFolder } from '../importing/importAlbum.ts'
import { importAlbums } from '../importing/folders/importAlbums.ts'
import { type ImportOptions, usualOptions } from '../importing/importOptions.ts'
import { readFilter } from '../importing/photos/photoFilter.ts'
import { noneWanted, reportImport, reportLeft, writtenBy } from '../importing/reportImport.ts'
import type { RecipeSettings } from '../pictures/recipe.ts'
import { targetOf } from '../importing/target.ts'
import { readShifts } from '../importing/time/shiftTimes.ts'
import { countOf } from '../report/reporter.ts'
import { maxPixelsOf } from './remoteOptions.ts'
import { reportWhere } from './reportWhere.ts'
import { withLockUnlessDry } from './withLockUnlessDry.ts'

/** `darkroom import <folder>`: into one album, or with `--albums` each sub-folder into its own. */
export async function importPhotos(args: Args, context: CommandContext): Promise<ExitCode> {
  const { root } = context
  const said = args.positionals[0]!
  const folder = resolve(root, said)
  await checkFolder(folder, said)
  const isMany = args.flag('albums')
  const key = args.text('album')
  if (!key === !isMany)
    throw new UsageError(
      isMany
        ? 'import: --album names one album, and --albums makes many. Give one of the two.'
        : 'import: which album? Add --album and its address, e.g. iceland2026, or --albums for one of each sub-folder.',
    )
  const options = optionsOf(args, root)
  if (isMany && options.shifts.length)
    throw new UsageError('--shift: is for one album at a time. Give --album.')
  const { target } = options
  const inside = relative(folder, target.folder)
  const isInside = !inside.startsWith('..') && !isAbsolute(inside)
  if (inside === '' || (isInside && (isMany || options.recursive)))
    throw new UsageError(
      `--out: ${target.folder} lies in the folder to import, which would then import itself.`,
    )
  const run = async () => {
    const { albums, categories } = await readCatalog(root)
    const named = namedCategory(args.text('category'), categories)
    if (!key) return importMany(context, { folder, said }, options, named)
    const isKnown = findListed(albums, key) !== undefined
    const category = isKnown ? named : (named ?? (await chooseCategory(categories, context)))
    return importOne(context, { folder, said, key, category }, options)
  }
  return withLockUnlessDry(args, context, run, target.folder)
}

function optionsOf(args: Args, root: string): ImportOptions {
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
    only: filter === undefined ? undefined : readFilter(filter),
    shifts: shift === undefined ? [] : readShifts(shift),
    keepBoth: args.flag('keep-both'),
    // Asking for another recipe asks for its pictures.
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
    throw new UsageError(`--quality: is 1 to 100, not ${quality}.`)
  if (sharpen !== undefined && sharpen !== 'none' && sharpen !== 'screen')
    throw new UsageError(`--sharpen: is none or screen, not "${sharpen}".`)
  return {
    ...(widths ? { widths } : {}),
    ...(quality ? { quality } : {}),
    ...(sharpen ? { sharpen } : {}),
  }
}

async function checkFolder(folder: string, said: string): Promise<void> {
  const refuse = (reason: string): never => {
    throw new UsageError(`${said}: ${reason}`)
  }
  const found = await stat(folder).catch(() => refuse('there is no such folder. Check the path.'))
  if (!found.isDirectory()) refuse('is a file. Name the folder that the photos are in.')
  await access(folder, constants.R_OK).catch(() => refuse('may not be read. Mend its permissions.'))
}

async function importOne(
  context: CommandContext,
  place: AlbumFolder,
  options: ImportOptions,
): Promise<ExitCode> {
  const result = await importAlbum(context, place, options)
  if ('reason' in result) return reportNone(context, result, place.said)
  const { text, fields } = reportImport(context, result, options)
  await reportWhere(context, [result.fresh ?? { id: place.key }], options.dryRun)
  context.reporter.summary(text, fields)
  reportLeft(context, result, options)
  return result.imported.failed ? EXIT.partial : EXIT.good
}

function reportNone({ ask, reporter }: CommandContext, result: NotImported, said: string) {
  switch (result.reason) {
    case 'empty': {
      const { folders } = result
      const where = folders
        ? `, but ${countOf(folders, 'folder')}. Add --recursive to look into them.`
        : '. Check the path.'
      throw new UsageError(`${said}: holds no pictures${where}`)
    }
    case 'held': {
      if (!ask) throw new UsageError(`${said}: ${whyLeft(result.holder, said)}`)
      reporter.summary('Left as it is.', { photos: 0, failed: 0 })
      return EXIT.good
    }
    case 'unwanted': {
      const { keywords } = result
      reporter.summary(noneWanted(keywords), { photos: 0, failed: 0, keywords })
      return EXIT.good
    }
    case 'none': {
      const { failed } = result
      reporter.summary('No photo could be imported, so no album was made.', { photos: 0, failed })
      return EXIT.partial
    }
    case 'stopped': {
      const { done, left } = result
      reporter.summary(
        `Stopped: ${countOf(done, 'photo is', 'photos are')} done, ${left} left. The album is as it was; resume with the same command.`,
        { interrupted: true, done, left },
      )
      return EXIT.interrupted
    }
  }
}

async function importMany(
  context: CommandContext,
  place: Pick<AlbumFolder, 'folder' | 'said'>,
  options: ImportOptions,
  named: CategoryId | undefined,
): Promise<ExitCode> {
  const { reporter } = context
  const { dryRun } = options
  const { done, left, leftOut, counts } = await importAlbums(context, place, options, named)
  const albums = done.length
  if (left) {
    reporter.summary(
      `Stopped: ${countOf(albums, 'album is', 'albums are')} done, ${left} left. Resume with the same command.`,
      { interrupted: true, done: albums, left },
    )
    return EXIT.interrupted
  }
  await reportWhere(context, done, dryRun)
  const { photos, new: added, remade, unchanged, failed } = counts
  reporter.summary(
    `${countOf(albums, 'album')}, ${countOf(photos, 'photo')}: ${added} new, ${remade} made anew, ${unchanged} unchanged, ${failed} failed; ${writtenBy(counts, dryRun)}${leftOut ? `; ${countOf(leftOut, 'folder')} left out` : ''}`,
    { albums, leftOut, ...counts, dryRun },
  )
  return leftOut || failed ? EXIT.partial : EXIT.good
}
