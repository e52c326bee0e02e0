import { join } from 'node:path'
import type { CategoryId } from '../../../content/schema.ts'
import type { Content } from '../../../content/source/content.ts'
import { findAlbumNamed } from '../../catalog/findAlbumNamed.ts'
import type { NewAlbum } from '../../catalog/newAlbum.ts'
import type { CommandContext } from '../../commandContext.ts'
import { EXIT, type ExitCode, UsageError } from '../../diagnostics/exit.ts'
import { readFolderAlbums } from '../../files/folderAlbums.ts'
import { countOf, formOf, type Reporter, reportStop } from '../../report/reporter.ts'
import { whyLeft } from '../earlierAlbum/askAboutEarlierAlbum.ts'
import type { AlbumFolder } from '../albumPlace.ts'
import { importAlbum, type ImportedAlbum } from '../importAlbum.ts'
import type { ImportOptions } from '../importOptions.ts'
import {
  addCounts,
  type Counts,
  NO_COUNTS,
  reportImport,
  reportLeft,
  writtenBy,
} from '../reportImport.ts'
import { noneWanted } from '../reportNone.ts'
import { chooseCategory } from './chooseCategory.ts'
import { planAlbums } from './planAlbums.ts'

/** `left`: albums not imported because of Ctrl-C; `leftOut`: folders that could not be used. */
type ImportedAlbums = {
  done: (NewAlbum | { id: string })[]
  left: number
  leftOut: number
  counts: Counts
}

/** Imports every sub-folder into its own album. `named`: the category of new ones, else chosen once for all. */
export async function importAlbums(
  context: CommandContext,
  { folder, displayName }: Pick<AlbumFolder, 'folder' | 'displayName'>,
  catalog: Content,
  named: CategoryId | undefined,
  options: ImportOptions,
): Promise<ImportedAlbums> {
  const { reporter, root } = context
  const { albumFolders, refused, loose } = await planAlbums(context, folder, catalog, options)
  if (!albumFolders.length && !refused.length)
    throw new UsageError(
      `${displayName}: contains no folders to make albums from. Name the folder above them, or give --album.`,
    )
  const leave = (name: string, reason: string) => {
    reporter.line(`${name}: ${reason}`)
    reporter.event('left-out', { folder: name, reason })
  }
  for (const one of refused) leave(one.displayName, `${one.reason}.`)
  if (loose)
    reporter.line(
      `${displayName}: ${countOf(loose, 'picture lies', 'pictures lie')} beside the folders, and ${formOf(loose, 'is', 'are')} in no album. Put them into a folder, or import them with --album.`,
    )
  // Ask once for all albums, before anything is written.
  const uncategorised = albumFolders.find(
    ({ key, category }) => !category && !findAlbumNamed(catalog.albums, key),
  )
  const category =
    uncategorised &&
    (named ?? (await chooseCategory(catalog.categories, context, uncategorised.displayName)))

  const result: ImportedAlbums = { done: [], left: 0, leftOut: refused.length, counts: NO_COUNTS }
  const before = await readFolderAlbums(root)
  /** The folder's album, if the owner has taken it out of the catalog. */
  const takenOut = ({ folder, key }: AlbumFolder) => {
    const isThere = catalog.albums.some(({ id }) => id === before[folder])
    return isThere || findAlbumNamed(catalog.albums, key) ? undefined : before[folder]
  }
  for (const albumFolder of albumFolders) {
    const { displayName: name, key } = albumFolder
    const path = join(displayName, name)
    const wasIn = takenOut(albumFolder)
    if (wasIn !== undefined) {
      leave(
        name,
        `its album ${wasIn} was taken out of catalog.json, and stays out. To import it again: npm run darkroom -- import "${path}" --album ${key}.`,
      )
      continue
    }
    try {
      const whole = { category, ...albumFolder, within: name }
      const album = await importOne(context, whole, path, options)
      if (album === 'stopped') return { ...result, left: albumFolders.length - result.done.length }
      if (!album) continue
      const { text, fields } = reportImport(context, album, options)
      reporter.line(`${name}: ${text}`)
      reporter.event('album', { folder: name, album: key, ...fields })
      reportLeft(context, album, options)
      result.counts = addCounts(result.counts, fields)
      result.done.push(album.created ?? { id: key })
    } catch (cause) {
      // A wrong folder or album file is skipped. A full disk ends the run.
      if (!(cause instanceof UsageError)) throw cause
      const { message } = cause
      leave(name, message.startsWith(`${name}: `) ? message.slice(name.length + 2) : message)
      result.leftOut += 1
    }
  }
  return result
}

/** @returns `undefined` if the folder rightly makes no album. @param path the owner's name for the folder */
async function importOne(
  context: CommandContext,
  albumFolder: AlbumFolder,
  path: string,
  options: ImportOptions,
): Promise<ImportedAlbum | 'stopped' | undefined> {
  const { displayName } = albumFolder
  const result = await importAlbum(context, albumFolder, options)
  if (!('reason' in result)) return result
  const skip = (text: string) => context.reporter.line(`${displayName}: ${text}`)
  switch (result.reason) {
    case 'stopped':
      return 'stopped'
    case 'held':
      throw new UsageError(whyLeft(result.earlier, path))
    case 'none':
      throw new UsageError(
        'no photo could be imported, so no album was made. Mend the files named above, and run the same command again.',
      )
    case 'unwanted':
      skip(noneWanted(result.keywords))
      return undefined
    case 'empty': {
      const { folders } = result
      const more = folders
        ? ` It holds ${countOf(folders, 'folder')}: --recursive enters them.`
        : ''
      skip(`holds no pictures, so it is not an album.${more}`)
      return undefined
    }
  }
}

export function reportAlbums(
  reporter: Reporter,
  { done, left, leftOut, counts }: ImportedAlbums,
  dryRun: boolean,
): ExitCode {
  const albums = done.length
  if (left) {
    const text = `: ${countOf(albums, 'album is', 'albums are')} done, ${left} left. Resume with the same command.`
    return reportStop(reporter, text, { done: albums, left })
  }
  const { photos, new: added, remade, unchanged, failed } = counts
  reporter.summary(
    `${countOf(albums, 'album')}, ${countOf(photos, 'photo')}: ${added} new, ${remade} made anew, ${unchanged} unchanged, ${failed} failed; ${writtenBy(counts, dryRun)}${leftOut ? `; ${countOf(leftOut, 'folder')} left out` : ''}`,
    { albums, leftOut, ...counts, dryRun },
  )
  return leftOut || failed ? EXIT.partial : EXIT.good
}
