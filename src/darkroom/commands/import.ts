import { resolve } from 'node:path'
import { readCatalog } from '../catalog/readCatalog.ts'
import type { Command, CommandContext } from '../commandContext.ts'
import { EXIT, type ExitCode, UsageError } from '../diagnostics/exit.ts'
import type { AlbumFolder } from '../importing/albumPlace.ts'
import { checkFolder, checkOut } from '../importing/folders/checkFolder.ts'
import { categoryFor, namedCategory } from '../importing/folders/chooseCategory.ts'
import { importAlbums, reportAlbums } from '../importing/folders/importAlbums.ts'
import { importAlbum } from '../importing/importAlbum.ts'
import { importOptions, type ImportOptions } from '../importing/importOptions.ts'
import { reportImport, reportLeft } from '../importing/reportImport.ts'
import { reportNone } from '../importing/reportNone.ts'
import { locked } from './locked.ts'
import { reportWhere } from './reportWhere.ts'

/** `darkroom import <folder>`: imports one album, or with `--albums` one from each sub-folder. */
export const importPhotos: Command = async (args, context) => {
  const { root, reporter } = context
  const displayName = args.positionals[0]!
  const folder = resolve(root, displayName)
  await checkFolder(folder, displayName)
  const key = args.text('album')
  if (!key === !args.flag('albums'))
    throw new UsageError(
      key
        ? 'import: --album names one album, and --albums makes many. Give one of the two.'
        : 'import: which album? Add --album and its address, e.g. iceland2026, or --albums for one of each sub-folder.',
    )
  const options = importOptions(args)
  if (!key && options.shifts.length)
    throw new UsageError('--shift: is for one album at a time. Give --album.')
  checkOut(root, folder, displayName, !key || options.recursive)
  const run = locked(async () => {
    const catalog = await readCatalog(root)
    const named = namedCategory(args.text('category'), catalog.categories)
    if (key) {
      const category = await categoryFor(context, catalog, key, named)
      return importOne(context, { folder, displayName, key, category }, options)
    }
    const imported = await importAlbums(context, { folder, displayName }, catalog, named, options)
    if (!imported.left) await reportWhere(context, imported.done, options.dryRun)
    return reportAlbums(reporter, imported, options.dryRun)
  })
  return run(args, context)
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
