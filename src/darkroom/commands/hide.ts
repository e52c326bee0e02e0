import { readFile } from 'node:fs/promises'
import { albumFilePath, readAlbumFile } from '../album/albumFile.ts'
import { choosePhotos } from '../album/choosePhotos.ts'
import { withHidden } from '../album/editAlbum.ts'
import { chooseAlbum } from '../catalog/findAlbumNamed.ts'
import { readCatalog } from '../catalog/readCatalog.ts'
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
    const chosen = new Set(choosePhotos(album, key, names))
    const photos = album.photos.filter(
      ({ id, hide = false }) => chosen.has(id) && hide !== isHidden,
    )
    const ids = photos.map(({ id }) => id)
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
