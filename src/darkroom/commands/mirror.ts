import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseSrc } from '../../content/source/addresses/parseSrc.ts'
import { albumFileName, type AlbumJson, readAlbumFile, saveAlbum } from '../album/albumFile.ts'
import { filledRights } from '../album/filledRights.ts'
import { findAlbumNamed } from '../catalog/findAlbumNamed.ts'
import { readCatalog } from '../catalog/readCatalog.ts'
import { EXIT, UsageError } from '../diagnostics/exit.ts'
import { publicFolder } from '../files/places.ts'
import { recipeOfAlbum } from '../pictures/recipe.ts'
import { mergeMirrors, mirrorPhoto } from '../remote/mirrorPhoto.ts'
import { reportFaults } from '../remote/reportFaults.ts'
import { forEachAddress, remoteOptions } from '../remote/withRemote.ts'
import { countOf, reportStop } from '../report/reporter.ts'
import { locked } from './locked.ts'

/** `darkroom mirror <album>`: copies photos from outside hosts into the site. */
export const mirror = locked(async (args, context) => {
  const { root, reporter, stop } = context
  const key = args.positionals[0]!
  const isDry = args.flag('dry-run')
  const { albums, site } = await readCatalog(root)
  const file = findAlbumNamed(albums, key)?.file
  const before = file === undefined ? undefined : await readAlbumFile(root, file)
  if (file === undefined || !before)
    throw new UsageError(`${key}: there is no such album. See src/content/catalog.json.`)
  const recipe = recipeOfAlbum(filledRights(before, site), site)
  const outside = before.photos.filter(({ src }) => parseSrc(src).kind === 'address')
  const rotations = new Map(outside.map(({ src, rotate = 0 }) => [src, rotate]))
  const results = await forEachAddress(
    context,
    remoteOptions(args),
    [...rotations.keys()],
    (src, remote) => mirrorPhoto(src, { rotate: rotations.get(src)!, recipe, isDry }, remote),
  )
  if (stop.aborted)
    return reportStop(reporter, '. The album is as it was; resume with the same command.')
  const path = albumFileName(root, file)
  const photos = before.photos.map(({ src, mirror: copy }, index) => ({
    src,
    where: { file: path, index },
    place: `${path} › photos[${index}]`,
    more: copy && existsSync(join(publicFolder(root), copy.src)) ? ' Its earlier copy stays.' : '',
  }))
  const failed = reportFaults(reporter, photos, results)
  // The owner may have edited the file during the requests.
  const now = isDry ? before : ((await readAlbumFile(root, file)) ?? before)
  const use = (args.text('use') as AlbumJson['use']) ?? now.use
  const album = { ...mergeMirrors(now, results, rotations), ...(use ? { use } : {}) }
  if (!isDry) await saveAlbum(context, file, album)
  const made = [...results.values()].filter(({ isNew }) => isNew).length
  const unchanged = outside.length - made - failed
  reporter.summary(
    `${countOf(outside.length, 'photo')} on outside hosts: ${made} copied, ${unchanged} unchanged, ${failed} failed; the site uses the ${use === 'mirror' ? 'copies' : 'host'}${isDry ? '; nothing written (dry run)' : ''}`,
    { photos: outside.length, made, unchanged, failed, use: use ?? 'host', dryRun: isDry },
  )
  return failed ? EXIT.partial : EXIT.good
})
