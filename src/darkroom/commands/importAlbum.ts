import type { CategoryId } from '../../content/schema.ts'
import { type Album, albumPath, formatAlbum, readAlbum } from '../album/albumFile.ts'
import { findAlbum, readCatalog } from '../album/findAlbum.ts'
import { ownPhotos } from '../album/importedFiles.ts'
import { mergeAlbum, type Merged } from '../album/mergeAlbum.ts'
import type { PhotoFilter } from '../album/photoFilter.ts'
import { checkKey, createAlbum, nameFor, type NewAlbum, yearFor } from '../album/newAlbum.ts'
import type { Args } from '../args/readArgs.ts'
import type { CommandContext } from '../commandContext.ts'
import { EXIT, CommandError } from '../diagnostics/exit.ts'
import { noteFolderAlbum } from '../files/folderAlbums.ts'
import { listFolder } from '../files/listFolder.ts'
import { openSourceIds } from '../files/sourceIds.ts'
import { usualJobs } from '../pictures/encoders.ts'
import { RECIPE } from '../pictures/recipe.ts'
import { countOf } from '../report/reporter.ts'
import { type Imported, importFolder } from './importFolder.ts'
import { maxPixelsOf } from './maxPixelsOf.ts'
import { decideOn, findHolder, type Holder } from './secondAlbum.ts'
import type { Target } from './target.ts'

/** A folder, and the album that its pictures belong to. */
export type Place = {
  /** Absolute; `said`: as it is named to the owner. */
  folder: string
  said: string
  key: string
  target: Target
  /** What names of its files are led by where they are told. */
  within?: string
  /** The folders in it are albums of their own. */
  isShallow?: boolean
  /** Which of its pictures are wanted; absent: all. */
  only?: PhotoFilter
  /** Of a new album; absent: what the key and the photos tell. */
  name?: string
  year?: number
  category?: CategoryId
  /** Of a new album of which neither it nor its folder says a category. */
  chooseCategory: (folder?: string) => Promise<CategoryId>
}

/** What became of an album. `known`: it was in the catalog; else `fresh` is its entry there. */
export type AlbumImport = {
  target: Target
  dryRun: boolean
  /** Of the album, without folder and ending. */
  file: string
  fresh: NewAlbum | undefined
  merged: Merged
  imported: Imported
  /** Keywords that name who is in the photos, and were left out. */
  people: string[]
  listing: { others: number }
  /** ms, as `performance.now` has it. */
  started: number
}

/** Why there is nothing to report: the owner stopped, no picture could be imported, none is wanted, another album has them, or there is none. */
export type NoImport =
  | { reason: 'stopped'; done: number; left: number }
  | { reason: 'none'; failed: number }
  | { reason: 'unwanted'; keywords: string[] }
  | { reason: 'held'; holder: Holder }
  | { reason: 'empty'; folders: number }

/** Imports a folder into its album, new or old. Throws where the folder or the album cannot be used. */
export async function importAlbum(
  args: Args,
  context: CommandContext,
  place: Place,
): Promise<AlbumImport | NoImport> {
  const { folder, said, key, target, isShallow = false, within = '', only } = place
  const { root, disk, reporter } = context
  const started = performance.now()
  const dryRun = args.flag('dry-run')
  const { albums, categories, site } = await readCatalog(root)
  const known = findAlbum(albums, key)
  const category = known?.category ?? place.category ?? (await place.chooseCategory())
  if (!known) checkKey(key, category, categories)
  const file = known?.file ?? key
  const before = await readAlbum(root, file)
  checkBase(args, before)

  const listing = await listFolder(folder, args.flag('recursive') && !isShallow)
  if (!listing.sources.length && !listing.failures.length)
    return { reason: 'empty', folders: listing.folders }
  if (listing.folders && !isShallow)
    reporter.line(
      `${countOf(listing.folders, 'folder')} in it ${listing.folders === 1 ? 'was' : 'were'} not entered. Add --recursive to import what they hold.`,
    )
  const ids = await openSourceIds(context, folder)
  if (!known && !args.flag('second')) {
    const holder = await findHolder(context, { albums }, file, listing.sources, ids)
    const decision = holder && (await decideOn(context, said, holder))
    if (holder && decision === 'leave') return { reason: 'held', holder }
    if (holder && decision === 'add')
      return importAlbum(args, context, { ...place, key: holder.key })
  }
  const imported = await importFolder(context, before, listing, {
    ids,
    within,
    target,
    jobs: args.count('jobs') ?? usualJobs(),
    widths: args.widths('widths'),
    usualWidths: RECIPE.widths,
    jpeg: args.flag('jpeg'),
    maxPixels: maxPixelsOf(args),
    fresh: args.flag('fresh'),
    keepBoth: args.flag('keep-both'),
    dryRun,
    only,
  })
  if (imported.interrupted) {
    const done = imported.entries.length
    return { reason: 'stopped', done, left: listing.sources.length - done }
  }
  const { failed, unwanted } = imported
  if (!known && !before && !imported.entries.length)
    return !failed && unwanted.size
      ? { reason: 'unwanted', keywords: [...imported.keywords].toSorted() }
      : { reason: 'none', failed }
  const named = imported.entries.flatMap(({ details }) => details.people)
  const people = site.keywords?.people ? [] : [...new Set(named)]
  const entries = imported.entries.map((one) => {
    const alt = site.captions === 'none' ? '' : one.details.alt
    const keywords = one.details.keywords.filter((word) => !people.includes(word))
    return { ...one, details: { ...one.details, alt, keywords } }
  })

  // The owner may have edited the file while the photos were made.
  const merged = mergeAlbum(dryRun ? before : await readAlbum(root, file), entries, {
    fresh: args.flag('fresh'),
    known: unwanted,
  })
  const fresh = known ? undefined : newAlbum(key, { ...place, category }, merged)
  if (!dryRun) {
    await disk.write(albumPath(root, file), formatAlbum(merged.album))
    // After its photos: a catalog that names a missing file would stop the build.
    if (fresh) await createAlbum(context, fresh)
    await noteFolderAlbum(context, folder, (known ?? fresh)!.id)
  }
  return { target, dryRun, file, fresh, merged, imported, people, listing, started }
}

/** Photos that were uploaded elsewhere must not silently come home. */
function checkBase(args: Args, album: Album | undefined): void {
  if (args.text('base-url')) return
  const away = [...ownPhotos(album).values()].find(({ src }) => src.startsWith('https://'))
  if (away)
    throw new CommandError(
      EXIT.usage,
      `--base-url: the album is published at ${away.src.replace(/[^/]*$/, '')}. Give --out and --base-url as before, or --base-url /photos to move it here.`,
    )
}

function newAlbum(
  key: string,
  wanted: Pick<NewAlbum, 'category'> & Partial<NewAlbum>,
  { album }: Merged,
): NewAlbum {
  const taken = album.photos.map((p) => p.capture?.taken)
  const year = wanted.year ?? yearFor(key, taken)
  const { name = nameFor(key), category } = wanted
  return { id: key, name, ...(year ? { year } : {}), category }
}
