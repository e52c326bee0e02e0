import { join } from 'node:path'
import type { CategoryId } from '../../../content/schema.ts'
import { findListed, readCatalog } from '../../album/findListed.ts'
import type { NewAlbum } from '../../album/newAlbum.ts'
import type { CommandContext } from '../../commandContext.ts'
import { UsageError } from '../../diagnostics/exit.ts'
import { readFolderAlbums } from '../../files/folderAlbums.ts'
import { countOf } from '../../report/reporter.ts'
import { whyLeft } from '../holder/askAboutHolder.ts'
import { chooseCategory } from './chooseCategory.ts'
import { importAlbum, type AlbumFolder } from '../importAlbum.ts'
import type { ImportOptions } from '../importOptions.ts'
import { planAlbums } from './planAlbums.ts'
import { addCounts, type Counts, NO_COUNTS, reportImport, reportLeft } from '../reportImport.ts'
import { noneWanted } from '../reportNone.ts'

/** `left`: albums that Ctrl-C left; `leftOut`: folders that could not be used. */
export type ImportedAlbums = {
  done: (NewAlbum | { id: string })[]
  left: number
  leftOut: number
  counts: Counts
}

/**
 * Imports every sub-folder into an album of its own. A folder that cannot be used is reported, and the others go on.
 * @param named the category of new albums of which their folders say none; `undefined`: chosen once for all
 */
export async function importAlbums(
  context: CommandContext,
  { folder, said }: Pick<AlbumFolder, 'folder' | 'said'>,
  options: ImportOptions,
  named: CategoryId | undefined,
): Promise<ImportedAlbums> {
  const { reporter, root } = context
  const catalog = await readCatalog(root)
  const { places, refused, loose } = await planAlbums(context, folder, catalog, options)
  if (!places.length && !refused.length)
    throw new UsageError(
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
  // Once for all, and before anything is made.
  const unplaced = places.find(({ key, category }) => !category && !findListed(catalog.albums, key))
  const category =
    unplaced && (named ?? (await chooseCategory(catalog.categories, context, unplaced.said)))

  /** @returns `undefined` where the folder makes no album, and nothing is wrong */
  async function importOne(place: AlbumFolder) {
    const whole = { category, ...place, within: place.said }
    const result = await importAlbum(context, whole, options)
    if (!('reason' in result)) return result
    if (result.reason === 'stopped') return 'stopped'
    if (result.reason === 'held')
      throw new UsageError(whyLeft(result.holder, join(said, place.said)))
    if (result.reason === 'none')
      throw new UsageError('no photo could be imported, so no album was made.')
    if (result.reason === 'unwanted') {
      reporter.line(`${place.said}: ${noneWanted(result.keywords)}`)
      return undefined
    }
    const { folders } = result
    const more = folders ? ` It holds ${countOf(folders, 'folder')}: --recursive enters them.` : ''
    reporter.line(`${place.said}: holds no pictures, so it is no album.${more}`)
    return undefined
  }

  const result: ImportedAlbums = { done: [], left: 0, leftOut: refused.length, counts: NO_COUNTS }
  const before = await readFolderAlbums(root)
  for (const place of places) {
    const wasIn = before[place.folder]
    const isKnown = catalog.albums.some(({ id }) => id === wasIn)
    if (wasIn !== undefined && !isKnown && !findListed(catalog.albums, place.key)) {
      leave(
        place.said,
        `its album ${wasIn} was taken out of catalog.json, and stays out. To have it again: npm run darkroom -- import "${join(said, place.said)}" --album ${place.key}.`,
      )
      continue
    }
    try {
      const album = await importOne(place)
      if (album === 'stopped') return { ...result, left: places.length - result.done.length }
      if (!album) continue
      const { text, fields } = reportImport(context, album, options)
      reporter.line(`${place.said}: ${text}`)
      reporter.event('album', { folder: place.said, album: place.key, ...fields })
      reportLeft(context, album, options)
      result.counts = addCounts(result.counts, fields)
      result.done.push(album.fresh ?? { id: place.key })
    } catch (cause) {
      // One folder or album file is wrong; a full disk ends the run.
      if (!(cause instanceof UsageError)) throw cause
      const lead = `${place.said}: `
      const { message } = cause
      leave(place.said, message.startsWith(lead) ? message.slice(lead.length) : message)
      result.leftOut += 1
    }
  }
  return result
}
