import { resolve } from 'node:path'
import type { CategoryId } from '../../content/schema.ts'
import { findAlbumNamed } from '../album/findAlbumNamed.ts'
import { readCatalog } from '../album/readCatalog.ts'
import type { Args } from '../args/parseArguments.ts'
import type { CommandContext } from '../commandContext.ts'
import { EXIT, type ExitCode, UsageError } from '../diagnostics/exit.ts'
import { askedOptions } from '../importing/askedOptions.ts'
import { checkFolder, checkOut } from '../importing/folders/checkFolder.ts'
import { chooseCategory, namedCategory } from '../importing/folders/chooseCategory.ts'
import { importAlbums } from '../importing/folders/importAlbums.ts'
import type { AlbumFolder } from '../importing/albumPlace.ts'
import { importAlbum } from '../importing/importAlbum.ts'
import type { ImportOptions } from '../importing/importOptions.ts'
import { reportImport, reportLeft, writtenBy } from '../importing/reportImport.ts'
import { reportNone } from '../importing/reportNone.ts'
import { countOf } from '../report/reporter.ts'
import { reportStop } from '../report/reportStop.ts'
import { reportWhere } from './reportWhere.ts'
import { withLockUnlessDry } from './withLockUnlessDry.ts'

/** `darkroom import <folder>`: imports one album, or with `--albums` one from each sub-folder. */
export async function importPhotos(args: Args, context: CommandContext): Promise<ExitCode> {
  const { root } = context
  const displayName = args.positionals[0]!
  const folder = resolve(root, displayName)
  await checkFolder(folder, displayName)
  const isMany = args.flag('albums')
  const key = args.text('album')
  if (!key === !isMany)
    throw new UsageError(
      isMany
        ? 'import: --album names one album, and --albums makes many. Give one of the two.'
        : 'import: which album? Add --album and its address, e.g. iceland2026, or --albums for one of each sub-folder.',
    )
  const options = askedOptions(args, root)
  if (isMany && options.shifts.length)
    throw new UsageError('--shift: is for one album at a time. Give --album.')
  const { target } = options
  checkOut(folder, target.folder, isMany || options.recursive)
  const run = async () => {
    const { albums, categories } = await readCatalog(root)
    const named = namedCategory(args.text('category'), categories)
    if (!key) return importMany(context, { folder, displayName }, options, named)
    const isKnown = findAlbumNamed(albums, key) !== undefined
    const category = isKnown ? named : (named ?? (await chooseCategory(categories, context)))
    return importOne(context, { folder, displayName, key, category }, options)
  }
  return withLockUnlessDry(args, context, run, target.folder)
}

async function importOne(
  context: CommandContext,
  albumFolder: AlbumFolder,
  options: ImportOptions,
): Promise<ExitCode> {
  const result = await importAlbum(context, albumFolder, options)
  if ('reason' in result) return reportNone(context, result, albumFolder.displayName)
  const { text, fields } = reportImport(context, result, options)
  await reportWhere(context, [result.created ?? { id: albumFolder.key }], options.dryRun)
  context.reporter.summary(text, fields)
  reportLeft(context, result, options)
  return result.imported.failed ? EXIT.partial : EXIT.good
}

async function importMany(
  context: CommandContext,
  albumFolder: Pick<AlbumFolder, 'folder' | 'displayName'>,
  options: ImportOptions,
  named: CategoryId | undefined,
): Promise<ExitCode> {
  const { reporter } = context
  const { dryRun } = options
  const { done, left, leftOut, counts } = await importAlbums(context, albumFolder, options, named)
  const albums = done.length
  if (left) {
    const text = `: ${countOf(albums, 'album is', 'albums are')} done, ${left} left. Resume with the same command.`
    return reportStop(reporter, text, { done: albums, left })
  }
  await reportWhere(context, done, dryRun)
  const { photos, new: added, remade, unchanged, failed } = counts
  reporter.summary(
    `${countOf(albums, 'album')}, ${countOf(photos, 'photo')}: ${added} new, ${remade} made anew, ${unchanged} unchanged, ${failed} failed; ${writtenBy(counts, dryRun)}${leftOut ? `; ${countOf(leftOut, 'folder')} left out` : ''}`,
    { albums, leftOut, ...counts, dryRun },
  )
  return leftOut || failed ? EXIT.partial : EXIT.good
}
