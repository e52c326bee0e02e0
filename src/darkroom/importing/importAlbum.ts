import type { Content } from '../../content/source/content.ts'
import { filledRights } from '../album/filledRights.ts'
import { readCatalog } from '../catalog/readCatalog.ts'
import type { CommandContext } from '../commandContext.ts'
import { type Listing, listFolder } from '../files/listFolder.ts'
import { readSourceIds, type SourceIds } from '../files/sourceIds.ts'
import { countOf, formOf } from '../report/reporter.ts'
import { type Recipe, recipeOfAlbum } from '../pictures/recipe.ts'
import { type AlbumFolder, type AlbumPlace, placeOf } from './albumPlace.ts'
import { askAboutEarlierAlbum } from './earlierAlbum/askAboutEarlierAlbum.ts'
import { readEarlierAlbum, type EarlierAlbum } from './earlierAlbum/readEarlierAlbum.ts'
import { type ImportedFiles, importFiles } from './photos/importFiles.ts'
import { readSaid } from './photos/sidecarWords.ts'
import type { ImportOptions } from './importOptions.ts'
import { writeAlbum, type WrittenAlbum } from './writeAlbum.ts'

export type ImportedAlbum = WrittenAlbum & {
  /** The album's, without folder and ending. */
  file: string
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
  const { folder, isShallow = false, isGathered = false, within } = albumFolder
  const started = performance.now()
  const content = await readCatalog(context.root)
  const named = await placeOf(context.root, content, albumFolder)
  const listing = await listFolder(folder, options.recursive && !isShallow)
  const { sources, failures, folders } = listing
  if (!sources.length && !failures.length) return { reason: 'empty', folders }
  if (folders && !isShallow)
    context.reporter.line(
      `${countOf(folders, 'folder')} in it ${formOf(folders, 'was', 'were')} not entered. Add --recursive to import what they hold.`,
    )
  const ids = await readSourceIds(context, folder)
  if (isGathered) ids.before.clear()
  const isKnown = named.existing !== undefined || options.second
  const place = isKnown
    ? named
    : await choosePlace(context, content, named, albumFolder, sources, ids)
  if ('reason' in place) return place

  const album = filledRights(place.before, content.site)
  const recipe = recipeOfAlbum(album, content.site, options.recipe)
  const said = await readSaid(context.root, place.file)
  const source = { listing, ids, said, within, isGathered }
  const imported = await importFiles(context, album, source, { ...options, recipe })
  const failure = context.stop.aborted ? stopped(imported, sources) : noneOf(imported, place)
  if (failure) return failure
  const made = { place, albumFolder, ids, said, imported, options }
  const written = await writeAlbum(context, content, made)
  return { ...written, file: place.file, listing, started, recipe }
}

/** The album of pictures that are to make a new one. If another album has or had them, the owner chooses. */
async function choosePlace(
  context: CommandContext,
  content: Content,
  named: AlbumPlace,
  albumFolder: AlbumFolder,
  sources: Listing['sources'],
  ids: SourceIds,
): Promise<AlbumPlace | NotImported> {
  const earlier = await readEarlierAlbum(context, content, named.file, sources, ids)
  if (!earlier) return named
  const decision = await askAboutEarlierAlbum(context, albumFolder.displayName, earlier)
  if (decision === 'leave') return { reason: 'held', earlier }
  if (decision === 'second') return named
  return placeOf(context.root, content, { ...albumFolder, key: earlier.key })
}

const stopped = ({ entries }: ImportedFiles, { length }: Listing['sources']): NotImported => ({
  reason: 'stopped',
  done: entries.length,
  left: length - entries.length,
})

function noneOf(
  { entries, failed, unwanted, keywords }: ImportedFiles,
  { existing, before }: AlbumPlace,
): NotImported | undefined {
  if (existing || before || entries.length) return undefined
  return !failed && unwanted.size ? { reason: 'unwanted', keywords } : { reason: 'none', failed }
}
