import { access, constants, stat } from 'node:fs/promises'
import { isAbsolute, relative, resolve } from 'node:path'
import { readCatalog } from '../album/findAlbum.ts'
import { readFilter } from '../album/photoFilter.ts'
import type { Args } from '../args/readArgs.ts'
import type { CommandContext } from '../commandContext.ts'
import { EXIT, type ExitCode, CommandError } from '../diagnostics/exit.ts'
import { withLock } from '../files/lock.ts'
import { albumsFolder, contentFolder, recordsFolder, sourcesFolder } from '../files/places.ts'
import { countOf } from '../report/reporter.ts'
import { categoryChooser } from './categoryChooser.ts'
import { importAlbum, type NoImport, type Place } from './importAlbum.ts'
import { importAlbums } from './importAlbums.ts'
import { noneWanted, reportImport, sayWhatIsLeft } from './reportImport.ts'
import { reportWhere } from './reportWhere.ts'
import { whyLeft } from './secondAlbum.ts'
import { targetOf } from './target.ts'

/**
 * `darkroom import <folder> --album <key>`: every picture of a folder becomes part of an album. With
 * `--albums` every sub-folder becomes an album of its own.
 */
export async function importPhotos(args: Args, context: CommandContext): Promise<ExitCode> {
  const { root } = context
  const said = args.positionals[0]!
  const folder = resolve(root, said)
  await checkFolder(folder, said)
  const isMany = args.flag('albums')
  const key = args.text('album')
  if (!key === !isMany)
    throw new CommandError(
      EXIT.usage,
      isMany
        ? 'import: --album names one album, and --albums makes many. Give one of the two.'
        : 'import: which album? Add --album and its address, e.g. iceland2026, or --albums for one of each sub-folder.',
    )
  const filter = args.text('only')
  const only = filter === undefined ? undefined : readFilter(filter)
  const target = targetOf(root, args.text('out'), args.text('base-url'))
  const inside = relative(folder, target.folder)
  const isInside = !inside.startsWith('..') && !isAbsolute(inside)
  if (inside === '' || (isInside && (isMany || args.flag('recursive'))))
    throw new CommandError(
      EXIT.usage,
      `--out: ${target.folder} lies in the folder to import, which would then import itself.`,
    )
  const run = async () => {
    const { categories } = await readCatalog(root)
    const chooseCategory = categoryChooser(args.text('category'), categories, context)
    const wanted = { target, chooseCategory, ...(only ? { only } : {}) }
    return key
      ? importOne(args, context, { folder, said, key, ...wanted })
      : importAlbums(args, context, { folder, said, ...wanted })
  }
  if (args.flag('dry-run')) return run()
  const folders = [
    target.folder,
    albumsFolder(root),
    contentFolder(root),
    recordsFolder(root),
    sourcesFolder(root),
  ]
  return withLock(context, { wait: args.flag('wait'), folders }, run)
}

async function checkFolder(folder: string, said: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  const isReadable = await access(folder, constants.R_OK).then(
    () => true,
    () => false,
  )
  if (!found)
    throw new CommandError(EXIT.usage, `${said}: there is no such folder. Check the path.`)
  if (!found.isDirectory())
    throw new CommandError(
      EXIT.usage,
      `${said}: is a file. Name the folder that the photos are in.`,
    )
  if (!isReadable)
    throw new CommandError(EXIT.usage, `${said}: may not be read. Mend its permissions.`)
}

const noPictures = (said: string, folders: number): string =>
  `${said}: holds no pictures${folders ? `, but ${countOf(folders, 'folder')}. Add --recursive to look into them.` : '. Check the path.'}`

type One = Pick<Place, 'folder' | 'said' | 'key' | 'target' | 'only' | 'chooseCategory'>

async function importOne(args: Args, context: CommandContext, place: One): Promise<ExitCode> {
  const result = await importAlbum(args, context, place)
  if ('reason' in result) return reportNone(context, result, place.said)
  const { reporter } = context
  const { text, fields } = reportImport(context, result)
  await reportWhere(context, [result.fresh ?? { id: place.key }], result.dryRun)
  reporter.summary(text, fields)
  sayWhatIsLeft(context, result)
  return result.imported.failed ? EXIT.partial : EXIT.good
}

function reportNone({ ask, reporter }: CommandContext, result: NoImport, said: string): ExitCode {
  if (result.reason === 'empty')
    throw new CommandError(EXIT.usage, noPictures(said, result.folders))
  if (result.reason === 'held') {
    if (!ask) throw new CommandError(EXIT.usage, `${said}: ${whyLeft(result.holder, said)}`)
    reporter.summary('Left as it is.', { photos: 0, failed: 0 })
    return EXIT.good
  }
  if (result.reason === 'unwanted') {
    const { keywords } = result
    reporter.summary(noneWanted(keywords), { photos: 0, failed: 0, keywords })
    return EXIT.good
  }
  if (result.reason === 'none') {
    const { failed } = result
    reporter.summary(`No photo could be imported, so no album was made.`, { photos: 0, failed })
    return EXIT.partial
  }
  const { done, left } = result
  reporter.summary(
    `Stopped: ${countOf(done, 'photo is', 'photos are')} done, ${left} left. The album is as it was; resume with the same command.`,
    { interrupted: true, done, left },
  )
  return EXIT.interrupted
}
