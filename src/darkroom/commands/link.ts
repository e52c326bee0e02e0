import { albumFileName, saveAlbum } from '../album/albumFile.ts'
import { readCatalog } from '../catalog/readCatalog.ts'
import { readLoose } from '../album/looseAlbum.ts'
import { addAlbum, newAlbum, reportNewAlbum } from '../catalog/newAlbum.ts'
import { EXIT } from '../diagnostics/exit.ts'
import { findPlace } from '../importing/albumPlace.ts'
import { categoryFor, namedCategory } from '../importing/folders/chooseCategory.ts'
import { linkPhoto } from '../remote/linkPhoto.ts'
import { listLinks } from '../remote/listLinks.ts'
import { mergeLinks } from '../remote/mergeLinks.ts'
import { reportFaults } from '../remote/reportFaults.ts'
import { forEachAddress, remoteOptions } from '../remote/withRemote.ts'
import { countOf, reportStop } from '../report/reporter.ts'
import { locked } from './locked.ts'
import { reportWhere } from './reportWhere.ts'

/** `darkroom link <album> [file with addresses]`: makes an album of photos that stay on their host. */
export const link = locked(async (args, context) => {
  const { root, reporter, stop } = context
  const [key, list] = args.positionals as [string, string?]
  const isDry = args.flag('dry-run')
  const catalog = await readCatalog(root)
  const named = namedCategory(args.text('category'), catalog.categories)
  const category = await categoryFor(context, catalog, key, named)
  const { existing, file } = findPlace(catalog, { key, category })
  const { links, addresses } = await listLinks(root, { key, file }, list)
  const asksThumbs = args.text('thumbs') !== undefined
  // Photos keep their own small variants on later runs.
  const small = new Set(links.filter(({ hasThumbs }) => hasThumbs).map(({ src }) => src))
  const srcs = links.map(({ src }) => src)
  const results = await forEachAddress(context, remoteOptions(args), srcs, (src, remote) =>
    linkPhoto(src, remote, !isDry && (asksThumbs || small.has(src))),
  )
  if (stop.aborted)
    return reportStop(reporter, '. The album is as it was; resume with the same command.')

  const failed = reportFaults(reporter, links, results)
  const path = albumFileName(root, file)
  // The owner may have edited the file during the requests.
  const now = (await readLoose(root, file)) ?? { photos: [] }
  const isNew = !existing
  const album = mergeLinks(path, now, addresses, results, { site: catalog.site, isNew })
  const isWritten = !isDry && album.photos.length > 0
  const changed = isWritten && (await saveAlbum(context, file, album))
  if (isWritten && isNew) {
    const created = newAlbum(key, category, album.photos)
    await addAlbum(context, created)
    reportNewAlbum(reporter, created)
    await reportWhere(context, [created], false)
  }
  const linked = [...results.values()].filter((result) => result.linked).length
  const photos = linked + failed
  const outcome = isDry ? 'nothing written (dry run)' : changed ? `${path} written` : 'unchanged'
  const text = `${countOf(photos, 'photo')}: ${linked} linked, ${failed} failed; ${outcome}`
  reporter.summary(text, { photos, linked, failed, changed })
  return failed ? EXIT.partial : EXIT.good
})
