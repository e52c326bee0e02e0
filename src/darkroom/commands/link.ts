import { relative } from 'node:path'
import { albumFilePath, formatAlbum } from '../album/albumFile.ts'
import { findAlbumNamed } from '../album/findAlbumNamed.ts'
import { readCatalog } from '../album/readCatalog.ts'
import { readLoose } from '../album/looseAlbum.ts'
import { checkKey, addAlbum, newAlbum, type NewAlbum } from '../album/newAlbum.ts'
import type { Args } from '../args/parseArguments.ts'
import type { CommandContext } from '../commandContext.ts'
import { EXIT, type ExitCode, UsageError } from '../diagnostics/exit.ts'
import { chooseCategory, namedCategory } from '../importing/folders/chooseCategory.ts'
import { readAddressList } from '../remote/addressList.ts'
import { hasOwnVariants, withAddresses } from '../remote/linkAlbum.ts'
import { linkPhoto } from '../remote/linkPhoto.ts'
import { mergeLinks } from '../remote/mergeLinks.ts'
import { reportLinkFaults } from '../remote/reportLinkFaults.ts'
import { forEachAddress } from '../remote/withRemote.ts'
import { countOf } from '../report/reporter.ts'
import { reportStop } from '../report/reportStop.ts'
import { remoteOptions } from './remoteOptions.ts'
import { reportWhere } from './reportWhere.ts'
import { withLockUnlessDry } from './withLockUnlessDry.ts'

/** `darkroom link <album> [file with addresses]`: makes an album of photos that stay on their host. */
export async function link(args: Args, context: CommandContext): Promise<ExitCode> {
  const wantsThumbs = thumbsOf(args)
  return withLockUnlessDry(args, context, () => linkInto(args, wantsThumbs, context))
}

function thumbsOf(args: Args): boolean {
  const thumbs = args.text('thumbs')
  if (thumbs !== undefined && thumbs !== 'local')
    throw new UsageError(`--thumbs: must be local, not "${thumbs}".`)
  return thumbs === 'local' && !args.flag('dry-run')
}

async function linkInto(
  args: Args,
  wantsThumbs: boolean,
  context: CommandContext,
): Promise<ExitCode> {
  const { root, reporter, stop, disk } = context
  const key = args.positionals[0]!
  const { albums, categories, site } = await readCatalog(root)
  const existing = findAlbumNamed(albums, key)
  const named = namedCategory(args.text('category'), categories)
  const category = existing?.category ?? named ?? (await chooseCategory(categories, context))
  if (!existing) checkKey(key, category, categories)
  const file = existing?.file ?? key
  const list = await readAddressList(root, args.positionals[1])
  const addresses = [...list.lines.keys()]
  const before = await readLoose(root, file)
  const path = relative(root, albumFilePath(root, file))
  if (!before && !addresses.length)
    throw new UsageError(
      `${path}: there is no such album yet. Put its addresses into a file, one a line, and run: link ${key} <file>`,
    )
  const wanted = withAddresses(before ?? { photos: [] }, addresses)
  // Photos keep their own small variants on later runs.
  const small = new Set(wanted.photos.filter(hasOwnVariants).map(({ src }) => src))
  const results = await forEachAddress(
    context,
    remoteOptions(args),
    wanted.photos.map(({ src }) => src),
    (src, remote) => linkPhoto(src, remote, wantsThumbs || small.has(src)),
  )
  if (stop.aborted)
    return reportStop(reporter, '. The album is as it was; resume with the same command.')

  const failed = reportLinkFaults(reporter, wanted.photos, results, (src, index) => {
    if (index < (before?.photos.length ?? 0))
      return { file: path, index, place: `${path} › photos[${index}]` }
    const line = list.lines.get(src)!
    return { file: list.file, line, place: `${list.file}:${line}` }
  })
  // The owner may have edited the file during the requests.
  const now = (await readLoose(root, file)) ?? { photos: [] }
  const album = mergeLinks(path, now, addresses, results, { site, isNew: !existing })
  const isDry = args.flag('dry-run')
  const isWritten = !isDry && album.photos.length > 0
  const changed = isWritten && (await disk.write(albumFilePath(root, file), formatAlbum(album)))
  if (isWritten && !existing) await addAndReport(context, newAlbum(key, category, album.photos))
  const linked = [...results.values()].filter((result) => result.linked).length
  const photos = linked + failed
  const outcome = isDry ? 'nothing written (dry run)' : changed ? `${path} written` : 'unchanged'
  const text = `${countOf(photos, 'photo')}: ${linked} linked, ${failed} failed; ${outcome}`
  if (isWritten && !existing) await reportWhere(context, [{ id: key }], false)
  reporter.summary(text, { photos, linked, failed, changed })
  return failed ? EXIT.partial : EXIT.good
}

async function addAndReport(context: CommandContext, album: NewAlbum): Promise<void> {
  await addAlbum(context, album)
  context.reporter.event('new-album', album)
  context.reporter.line(
    `New album "${album.name}" (${album.category}). Edit name, year and category in src/content/catalog.json.`,
  )
}
