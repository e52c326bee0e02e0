import type { Content } from '../../content/source/content.ts'
import { type AlbumJson, readAlbumFile, saveAlbum } from '../album/albumFile.ts'
import { addAlbum, newAlbum } from '../catalog/newAlbum.ts'
import type { CommandContext } from '../commandContext.ts'
import { noteFolderAlbum } from '../files/folderAlbums.ts'
import type { SourceIds } from '../files/sourceIds.ts'
import type { FileWords } from '../formats/metadata/fileWords.ts'
import { keywordsOfPeople } from '../formats/metadata/labels.ts'
import type { RecipeSettings } from '../pictures/recipe.ts'
import type { AlbumFolder, AlbumPlace } from './albumPlace.ts'
import type { ImportOptions } from './importOptions.ts'
import { mergeAlbum } from './mergeAlbum.ts'
import type { ImportedPhoto } from './photos/importedPhoto.ts'
import type { ImportedFiles } from './photos/importFiles.ts'
import { noteSaid, type SidecarWords, withSidecars } from './photos/sidecarWords.ts'
import { shiftTimes } from './time/shiftTimes.ts'

export type WrittenAlbum = Awaited<ReturnType<typeof writeAlbum>>

/** Merges the photos into the album and writes it, unless this is a dry run. */
export async function writeAlbum(
  context: CommandContext,
  { site }: Pick<Content, 'site'>,
  made: {
    place: AlbumPlace
    albumFolder: AlbumFolder
    ids: SourceIds
    said: SidecarWords
    imported: ImportedFiles
    options: ImportOptions
  },
) {
  const { place, albumFolder, ids, said, imported, options } = made
  const { id, file, existing, category, before } = place
  const { root } = context
  const { dryRun, fresh } = options
  const { entries, missed, words, removedAgain } = imported
  const worded = withSidecars(entries, words, said)
  const { publishable, people } = asSiteWants(shiftTimes(worded, options.shifts), site)

  // The owner may have edited the file while the photos were made.
  const now = dryRun ? before : await readAlbumFile(root, file)
  const merged = mergeAlbum(now, publishable, { fresh, missed, removedAgain })
  const created = existing ? undefined : newAlbum(id, category, merged.album.photos, albumFolder)
  if (!dryRun) {
    const remembered = withRecipe(merged.album, options.recipe)
    await saveAlbum(context, file, remembered)
    const isTurned = ({ id }: ImportedPhoto) => merged.turned.includes(id)
    const taken = new Set(publishable.flatMap((one) => (isTurned(one) ? [] : one.from.bytes)))
    const turned = publishable.filter(isTurned).map(({ from }) => from.replaces ?? from.bytes)
    const noted = Object.entries(words).filter(([bytes]) => taken.has(bytes))
    await noteSaid(context, file, Object.fromEntries(noted))
    await ids.save(new Set([...missed, ...turned]))
    // Photos before the album, the album before the catalog: a catalog that names a missing file stops the build.
    if (created) await addAlbum(context, created)
    await noteFolderAlbum(context, albumFolder.folder, id)
  }
  return { created, merged, imported: { ...imported, entries: publishable }, people }
}

/** The album remembers the recipe that was asked for, so that later photos are made alike. */
const withRecipe = (album: AlbumJson, asked: RecipeSettings): AlbumJson =>
  Object.keys(asked).length ? { ...album, recipe: { ...album.recipe, ...asked } } : album

/** Leaves out what the site does not take from files. @returns `people`: keywords that name people */
function asSiteWants(entries: readonly ImportedPhoto[], { keywords, captions }: Content['site']) {
  const named = entries.flatMap(({ details }) => keywordsOfPeople(details))
  const people = keywords?.people ? [] : [...new Set(named)]
  const wanted = <Some extends Partial<FileWords>>(some: Some): Some => ({
    ...some,
    alt: captions === 'none' ? '' : some.alt,
    keywords: some.keywords?.filter((word) => !people.includes(word)),
  })
  const publishable = entries.map((entry) => ({
    ...entry,
    details: wanted(entry.details),
    recorded: entry.recorded && wanted(entry.recorded),
    unfiltered: (entry.recorded ?? entry.details).keywords,
  }))
  return { publishable, people }
}
