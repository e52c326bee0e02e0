import { readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import { importedFrom } from '../../content/source/album/importedFrom.ts'
import { type AlbumJson, albumFilePath, readAlbumFile } from '../album/albumFile.ts'
import { withHidden } from '../album/editAlbum.ts'
import { chooseAlbum } from '../album/findAlbumNamed.ts'
import { readCatalog } from '../album/readCatalog.ts'
import type { Args } from '../args/parseArguments.ts'
import type { CommandContext } from '../commandContext.ts'
import { EXIT, type ExitCode, UsageError } from '../diagnostics/exit.ts'
import { nearest } from '../diagnostics/nearest.ts'
import { countOf } from '../report/reporter.ts'
import { withLockUnlessDry } from './withLockUnlessDry.ts'

/** `darkroom hide <album> <photo…>` keeps photos off the site; `darkroom show` shows them again. */
export const hidePhotos = (args: Args, context: CommandContext) =>
  withLockUnlessDry(args, context, () => setHidden(args, context, true))
export const showPhotos = (args: Args, context: CommandContext) =>
  withLockUnlessDry(args, context, () => setHidden(args, context, false))

const bare = (name: string) => name.normalize('NFC').toLowerCase()

/** Returns photos by the names that an owner knows: their file names and ids. */
function namesOf(album: AlbumJson): Map<string, string> {
  const names = new Map(album.photos.map(({ id }) => [bare(id), id]))
  const fileOf = importedFrom(album)
  for (const photo of album.photos) {
    const { base, name } = parse(fileOf(photo) ?? '')
    for (const one of [base, name]) if (one !== '') names.set(bare(one), photo.id)
  }
  return names
}

async function setHidden(
  args: Args,
  { root, disk, reporter }: CommandContext,
  isHidden: boolean,
): Promise<ExitCode> {
  const [key, ...wanted] = args.positionals as [string, ...string[]]
  const { file, title } = chooseAlbum((await readCatalog(root)).albums, key)
  const album = await readAlbumFile(root, file)
  if (!album) throw new UsageError(`${key}: has no file yet. Import photos first.`)
  const names = namesOf(album)
  const ids = wanted.map((name) => {
    const id = names.get(bare(name))
    if (id !== undefined) return id
    const near = nearest(name, [...names.keys()])
    throw new UsageError(
      `${name}: is not a photo of ${key}, neither by its file nor by its id.${near ? ` Did you mean ${near}?` : ''}`,
    )
  })
  const path = albumFilePath(root, file)
  const text = await readFile(path, 'utf8')
  const now = withHidden(text, ids, isHidden)
  const isDry = args.flag('dry-run')
  if (!isDry && now !== text) await disk.write(path, now)
  reporter.summary(
    `${title}: ${countOf(ids.length, 'photo')} ${isHidden ? 'hidden' : 'shown'}${isDry ? ' (dry run: nothing written)' : ''}.`,
    { album: key, photos: ids, hidden: isHidden, dryRun: isDry },
  )
  return EXIT.good
}
