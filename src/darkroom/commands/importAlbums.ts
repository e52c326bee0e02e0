import { join } from 'node:path'
import { findAlbum, readCatalog } from '../album/findAlbum.ts'
import type { Args } from '../args/readArgs.ts'
import type { CommandContext } from '../commandContext.ts'
import { readFolderAlbums } from '../files/folderAlbums.ts'
import { EXIT, type ExitCode, CommandError } from '../diagnostics/exit.ts'
import { countOf } from '../report/reporter.ts'
import { importAlbum, type Place } from './importAlbum.ts'
import { planAlbums } from './planAlbums.ts'
import {
  addCounts,
  type Counts,
  NO_COUNTS,
  noneWanted,
  reportImport,
  sayWhatIsLeft,
} from './reportImport.ts'
import { type Named, reportWhere } from './reportWhere.ts'
import { whyLeft } from './secondAlbum.ts'

type Many = Pick<Place, 'folder' | 'said' | 'target' | 'only' | 'chooseCategory'>

/**
 * Imports every sub-folder of a folder into an album of its own. One that cannot be used is said, and the
 * others go on.
 */
export async function importAlbums(
  args: Args,
  context: CommandContext,
  { folder, said, ...wanted }: Many,
): Promise<ExitCode> {
  const { reporter, root } = context
  const catalog = await readCatalog(root)
  const { places, refused, loose } = await planAlbums(context, folder, catalog, {
    isRecursive: args.flag('recursive'),
    isSecond: args.flag('second'),
  })
  if (!places.length && !refused.length)
    throw new CommandError(
      EXIT.usage,
      `${said}: holds no folders to make albums of. Name the folder above them, or give --album.`,
    )
  const leave = (name: string, reason: string) => {
    reporter.line(`${name}: ${reason}`)
    reporter.event('left-out', { folder: name, reason })
  }
  for (const one of refused) leave(one.said, `${one.reason}.`)
  if (loose)
    reporter.line(
      `${said}: ${countOf(loose, 'picture lies', 'pictures lie')} beside the folders, and ${loose === 1 ? 'is' : 'are'} in no album. Put them into a folder, or import them with --album.`,
    )
  // Once for all of them, and before anything is made.
  const unplaced = places.find(({ key, category }) => !category && !findAlbum(catalog.albums, key))
  if (unplaced) await wanted.chooseCategory(unplaced.said)
  let failed = refused.length
  let counts: Counts = NO_COUNTS
  const done: Named[] = []
  const before = await readFolderAlbums(root)
  for (const place of places) {
    const wasIn = before[place.folder]
    if (
      wasIn !== undefined &&
      !findAlbum(catalog.albums, place.key) &&
      !catalog.albums.some(({ id }) => id === wasIn)
    ) {
      leave(
        place.said,
        `its album ${wasIn} was taken out of catalog.json, and stays out. To have it again: npm run darkroom -- import "${join(said, place.said)}" --album ${place.key}.`,
      )
      continue
    }
    try {
      const result = await importAlbum(args, context, { ...wanted, ...place, within: place.said })
      if ('reason' in result) {
        if (result.reason === 'stopped') return stopped(context, done.length, places.length)
        if (result.reason === 'empty') {
          const { folders } = result
          const more = folders
            ? ` It holds ${countOf(folders, 'folder')}: --recursive enters them.`
            : ''
          reporter.line(`${place.said}: holds no pictures, so it is no album.${more}`)
          continue
        }
        if (result.reason === 'held') {
          leave(place.said, whyLeft(result.holder, join(said, place.said)))
          failed += 1
          continue
        }
        if (result.reason === 'unwanted') {
          reporter.line(`${place.said}: ${noneWanted(result.keywords)}`)
          continue
        }
        leave(place.said, 'no photo could be imported, so no album was made.')
        failed += 1
        continue
      }
      const { text, fields } = reportImport(context, result)
      reporter.line(`${place.said}: ${text}`)
      reporter.event('album', { folder: place.said, album: place.key, ...fields })
      sayWhatIsLeft(context, result)
      counts = addCounts(counts, fields)
      done.push(result.fresh ?? { id: place.key })
    } catch (cause) {
      // What is wrong with one folder or album file; a full disk ends the run.
      if (!(cause instanceof CommandError) || cause.code !== EXIT.usage) throw cause
      const { message } = cause
      leave(
        place.said,
        message.startsWith(`${place.said}: `) ? message.slice(place.said.length + 2) : message,
      )
      failed += 1
    }
  }
  await reportWhere(context, done, args.flag('dry-run'))
  const { photos, new: added, remade, unchanged, failed: broken, files, bytes } = counts
  reporter.summary(
    `${countOf(done.length, 'album')}, ${countOf(photos, 'photo')}: ${added} new, ${remade} made anew, ${unchanged} unchanged, ${broken} failed; ${args.flag('dry-run') ? 'nothing written (dry run)' : `${countOf(files, 'file')}, ${(bytes / 1e6).toFixed(1)} MB`}${failed ? `; ${countOf(failed, 'folder')} left out` : ''}`,
    { albums: done.length, leftOut: failed, ...counts, dryRun: args.flag('dry-run') },
  )
  return failed || broken ? EXIT.partial : EXIT.good
}

function stopped({ reporter }: CommandContext, done: number, all: number): ExitCode {
  reporter.summary(
    `Stopped: ${countOf(done, 'album is', 'albums are')} done, ${all - done} left. Resume with the same command.`,
    { interrupted: true, done, left: all - done },
  )
  return EXIT.interrupted
}
