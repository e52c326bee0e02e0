import { readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import { importedFrom } from '../../content/source/album/importedFrom.ts'
import { albumFilePath, type AlbumJson, readAlbumFile } from '../album/albumFile.ts'
import { withHidden } from '../album/editAlbum.ts'
import { chooseAlbum } from '../album/findAlbumNamed.ts'
import { readCatalog } from '../album/readCatalog.ts'
import { didYouMean } from '../diagnostics/didYouMean.ts'
import { EXIT, UsageError } from '../diagnostics/exit.ts'
import { countOf } from '../report/reporter.ts'
import { locked } from './locked.ts'

const setHidden = (isHidden: boolean) =>
  locked(async (args, { root, disk, reporter }) => {
    const [key, ...names] = args.positionals as [string, ...string[]]
    const isDry = args.flag('dry-run')
    const { file, title } = chooseAlbum((await readCatalog(root)).albums, key)
    const album = await readAlbumFile(root, file)
    if (!album) throw new UsageError(`${key}: has no file yet. Import photos first.`)
    const ids = choosePhotos(album, key, names)
    const path = albumFilePath(root, file)
    const now = withHidden(await readFile(path, 'utf8'), ids, isHidden)
    if (!isDry) await disk.write(path, now)
    reporter.summary(
      `${title}: ${countOf(ids.length, 'photo')} ${isHidden ? 'hidden' : 'shown'}${isDry ? ' (dry run: nothing written)' : ''}.`,
      { album: key, photos: ids, hidden: isHidden, dryRun: isDry },
    )
    return EXIT.good
  })

/** `darkroom hide <album> <photo…>` keeps photos off the site; `darkroom show` shows them again. */
export const hidePhotos = setHidden(true)
export const showPhotos = setHidden(false)

const bare = (name: string) => name.normalize('NFC').toLowerCase()

/** The paths of photos by id, by the names that an owner knows: their paths, file names and ids. */
function pathsByName(album: AlbumJson): Map<string, Map<string, string>> {
  const all = new Map<string, Map<string, string>>()
  const fileOf = importedFrom(album)
  for (const photo of album.photos) {
    const path = fileOf(photo) ?? ''
    const { base, name } = parse(path)
    for (const one of [path, base, name].map(bare))
      if (one !== '') all.set(one, (all.get(one) ?? new Map()).set(photo.id, path))
  }
  for (const { id } of album.photos) all.set(bare(id), new Map([[id, id]]))
  return all
}

/** Finds photos by paths, file names or ids. Throws a UsageError for an unknown name, and for one of several. */
function choosePhotos(album: AlbumJson, key: string, names: readonly string[]): string[] {
  const all = pathsByName(album)
  return names.map((name) => {
    const found = all.get(bare(name)) ?? new Map<string, string>()
    const [id, ...others] = found.keys()
    if (others.length)
      throw new UsageError(
        `${name}: is the name of ${found.size} photos of ${key}. Give one by its path: ${[...found.values()].join(', ')}. Nothing changed.`,
      )
    if (id !== undefined) return id
    throw new UsageError(
      `${name}: is not a photo of ${key}, neither by its file nor by its id.${didYouMean(name, [...all.keys()])}`,
    )
  })
}
