import type { CategoryId } from '../../content/schema.ts'
import type { Content } from '../../content/source/content.ts'
import { type AlbumJson, albumFilePath, formatAlbum, readAlbumFile } from '../album/albumFile.ts'
import { filledRights } from '../album/filledRights.ts'
import { findAlbumNamed } from '../album/findAlbumNamed.ts'
import { readCatalog } from '../album/readCatalog.ts'
import { ownPhotos } from '../album/importedFiles.ts'
import { checkKey, createAlbum, newAlbum, type NewAlbum } from '../album/newAlbum.ts'
import type { CommandContext } from '../commandContext.ts'
import { UsageError } from '../diagnostics/exit.ts'
import { noteFolderAlbum } from '../files/folderAlbums.ts'
import { type Listing, listFolder } from '../files/listFolder.ts'
import { openSourceIds } from '../files/sourceIds.ts'
import type { FileWords } from '../formats/metadata/fileWords.ts'
import { countOf } from '../report/reporter.ts'
import { askAboutEarlierAlbum } from './earlierAlbum/askAboutEarlierAlbum.ts'
import { findEarlierAlbum, type EarlierAlbum } from './earlierAlbum/findEarlierAlbum.ts'
import { type Recipe, recipeOfAlbum, type RecipeSettings } from '../pictures/recipe.ts'
import { type ImportedFiles, importFiles } from './photos/importFiles.ts'
import { noteSaid, readSaid, withSidecars } from './photos/sidecarWords.ts'
import type { ImportOptions } from './importOptions.ts'
import { type ImportedPhoto, mergeAlbum, type Merged } from './mergeAlbum.ts'
import type { Target } from './target.ts'
import { shiftTimes } from './time/shiftTimes.ts'

/** A folder and the album for its pictures. */
export type AlbumFolder = {
  /** Absolute. `displayName`: the folder in messages; `within`: the prefix of file names in messages. */
  folder: string
  displayName: string
  key: string
  within?: string
  /** Its sub-folders are separate albums. */
  isShallow?: boolean
  /** The name of a new album. Default: derived from the key and the photos. */
  name?: string
  year?: number | undefined
  category?: CategoryId | undefined
}

export type ImportedAlbum = {
  /** The album's file, without folder and extension. */
  file: string
  created: NewAlbum | undefined
  merged: Merged
  imported: ImportedFiles
  /** Keywords that name people. They were left out. */
  people: string[]
  listing: Listing
  started: number // ms, of `performance.now`
  recipe: Recipe
}

/** Why nothing was imported. `none`: no usable file; `held`: another album has the pictures. */
export type NotImported =
  | { reason: 'stopped'; done: number; left: number }
  | { reason: 'none'; failed: number }
  | { reason: 'unwanted'; keywords: string[] }
  | { reason: 'held'; earlier: EarlierAlbum }
  | { reason: 'empty'; folders: number }

/** Imports a folder into a new or existing album. Throws if the folder or the album cannot be used. */
export async function importAlbum(
  context: CommandContext,
  albumFolder: AlbumFolder,
  options: ImportOptions,
): Promise<ImportedAlbum | NotImported> {
  const { folder, displayName, key, isShallow = false } = albumFolder
  const { root, reporter, stop } = context
  const { dryRun, fresh } = options
  const started = performance.now()
  const { albums, categories, site } = await readCatalog(root)
  const existing = findAlbumNamed(albums, key)
  const category = existing?.category ?? albumFolder.category
  if (category === undefined) throw new UsageError(`${key}: is no album in catalog.json.`)
  if (!existing) checkKey(key, category, categories)
  const file = existing?.file ?? key
  const before = await readAlbumFile(root, file)
  checkBase(options.target, before)

  const listing = await listFolder(folder, options.recursive && !isShallow)
  const { sources, failures, folders } = listing
  if (!sources.length && !failures.length) return { reason: 'empty', folders }
  if (folders && !isShallow)
    reporter.line(
      `${countOf(folders, 'folder')} in it ${folders === 1 ? 'was' : 'were'} not entered. Add --recursive to import what they hold.`,
    )
  const ids = await openSourceIds(context, folder)
  if (!existing && !options.second) {
    const earlier = await findEarlierAlbum(context, { albums }, file, sources, ids)
    const decision = earlier && (await askAboutEarlierAlbum(context, displayName, earlier))
    if (earlier && decision === 'leave') return { reason: 'held', earlier }
    if (earlier && decision === 'add')
      return importAlbum(context, { ...albumFolder, key: earlier.key }, options)
  }
  const album = filledRights(before, site)
  const recipe = recipeOfAlbum(album, site, options.recipe)
  const photoOptions = { ...options, recipe }
  const imported = await importFiles(context, album, listing, ids, photoOptions, albumFolder.within)
  const { entries, failed, unwanted, keywords, words } = imported
  if (stop.aborted)
    return { reason: 'stopped', done: entries.length, left: sources.length - entries.length }
  if (!existing && !before && !entries.length)
    return !failed && unwanted.size ? { reason: 'unwanted', keywords } : { reason: 'none', failed }
  const worded = withSidecars(entries, words, await readSaid(root, file))
  const timed = shiftTimes(worded, options.shifts)
  const { publishable, people } = asSiteWants(timed, site)

  // The owner may have edited the file during rendering.
  const now = dryRun ? before : await readAlbumFile(root, file)
  const merged = mergeAlbum(now, publishable, { fresh, unwanted })
  const created = existing ? undefined : newAlbum(key, category, merged.album.photos, albumFolder)
  if (!dryRun) {
    const remembered = withRecipe(merged.album, options.recipe)
    await context.disk.write(albumFilePath(root, file), formatAlbum(remembered))
    await noteSaid(context, file, words)
    // Write photos, then album, then catalog: a catalog entry without a file stops the build.
    if (created) await createAlbum(context, created)
    await noteFolderAlbum(context, folder, (existing ?? created)!.id)
  }
  return {
    file,
    created,
    merged,
    imported: { ...imported, entries: publishable },
    people,
    listing,
    started,
    recipe,
  }
}

/** Stores the requested recipe in the album, so that later photos are made the same way. */
const withRecipe = (album: AlbumJson, asked: RecipeSettings): AlbumJson =>
  Object.keys(asked).length ? { ...album, recipe: { ...album.recipe, ...asked } } : album

/** Throws if photos at another address would move to this site by default. */
function checkBase({ isAssumed }: Target, album: AlbumJson | undefined): void {
  if (!isAssumed) return
  const away = [...ownPhotos(album).values()].find(({ src }) => src.startsWith('https://'))
  if (away)
    throw new UsageError(
      `--base-url: the album is published at ${away.src.replace(/[^/]*$/, '')}. Give --out and --base-url as before, or --base-url /photos to move it here.`,
    )
}

/** Drops keywords and captions that the site does not take from files. */
function asSiteWants(entries: readonly ImportedPhoto[], { keywords, captions }: Content['site']) {
  const named = entries.flatMap(({ details }) => details.people)
  const people = keywords?.people ? [] : [...new Set(named)]
  const wanted = <Some extends Partial<FileWords>>(some: Some): Some => ({
    ...some,
    alt: captions === 'none' ? '' : some.alt,
    keywords: some.keywords?.filter((word) => !people.includes(word)),
  })
  const publishable = entries.map((entry) => ({
    ...entry,
    details: wanted(entry.details),
    before: entry.before && wanted(entry.before),
  }))
  return { publishable, people }
}
