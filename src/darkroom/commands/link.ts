import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { AlbumFile } from '../../content/source/schema/album.ts'
import { type AlbumJson, albumFilePath, faultOf, formatAlbum } from '../album/albumFile.ts'
import { findListed, readCatalog } from '../album/findListed.ts'
import { type LooseAlbum, readLoose } from '../album/looseAlbum.ts'
import { checkKey, createAlbum, newAlbum, type NewAlbum } from '../album/newAlbum.ts'
import type { Args } from '../args/readArgs.ts'
import { EXIT, type ExitCode, UsageError } from '../diagnostics/exit.ts'
import { hasOwnVariants, linkAlbum, withAddresses } from '../remote/linkAlbum.ts'
import { type LinkResult, linkPhoto } from '../remote/linkPhoto.ts'
import { forEachAddress } from '../remote/withRemote.ts'
import { countOf } from '../report/reporter.ts'
import type { CommandContext } from '../commandContext.ts'
import { chooseCategory, namedCategory } from '../importing/folders/chooseCategory.ts'
import { remoteOptions } from './remoteOptions.ts'
import { reportWhere } from './reportWhere.ts'
import { withLockUnlessDry } from './withLockUnlessDry.ts'

/** `darkroom link <album> [file with addresses]`: an album of photos that stay on their host. */
export async function link(args: Args, context: CommandContext): Promise<ExitCode> {
  const wantsThumbs = thumbsOf(args)
  return withLockUnlessDry(args, context, () => linkInto(args, wantsThumbs, context))
}

function thumbsOf(args: Args): boolean {
  const said = args.text('thumbs')
  if (said !== undefined && said !== 'local')
    throw new UsageError(`--thumbs: is local, or left out, not "${said}".`)
  return said === 'local' && !args.flag('dry-run')
}

async function linkInto(
  args: Args,
  wantsThumbs: boolean,
  context: CommandContext,
): Promise<ExitCode> {
  const { root, reporter, stop, disk } = context
  const key = args.positionals[0]!
  const catalog = await readCatalog(root)
  const known = findListed(catalog.albums, key)
  const named = namedCategory(args.text('category'), catalog.categories)
  const category = known?.category ?? named ?? (await chooseCategory(catalog.categories, context))
  if (!known) checkKey(key, category, catalog.categories)
  const file = known?.file ?? key
  const list = await readList(root, args.positionals[1])
  const addresses = [...list.lines.keys()]
  const before = await readLoose(root, file)
  const path = relative(root, albumFilePath(root, file))
  if (!before && !addresses.length)
    throw new UsageError(
      `${path}: there is no such album yet. Put its addresses into a file, one a line, and run: link ${key} <file>`,
    )
  const wanted = withAddresses(before ?? { photos: [] }, addresses)
  // Photos keep their small variants, as an import keeps JPEGs.
  const small = new Set(wanted.photos.filter(hasOwnVariants).map(({ src }) => src))
  const results = await forEachAddress(
    context,
    remoteOptions(args),
    wanted.photos.map(({ src }) => src),
    (src, remote) => linkPhoto(src, remote, wantsThumbs || small.has(src)),
  )
  if (stop.aborted) {
    reporter.summary('Stopped. The album is as it was; resume with the same command.', {
      interrupted: true,
    })
    return EXIT.interrupted
  }

  const failed = reportFaults(context, wanted.photos, results, (src, index) => {
    if (index < (before?.photos.length ?? 0))
      return { file: path, index, place: `${path} › photos[${index}]` }
    const line = list.lines.get(src)!
    return { file: list.file, line, place: `${list.file}:${line}` }
  })
  // The owner may have edited the file meanwhile. Addresses without an answer are not added.
  const now = (await readLoose(root, file)) ?? { photos: [] }
  const answered = addresses.filter((src) => results.get(src)?.linked)
  const linkedAlbum = linkAlbum(withAddresses(now, answered), results, catalog.site)
  checkAlbumFile(path, linkedAlbum)
  const cover = known || linkedAlbum.cover ? {} : { cover: linkedAlbum.photos[0]?.id }
  const album = { ...cover, ...linkedAlbum } as AlbumJson
  const isDry = args.flag('dry-run')
  const isWritten = !isDry && album.photos.length > 0
  const changed = isWritten && (await disk.write(albumFilePath(root, file), formatAlbum(album)))
  if (isWritten && !known) await addAlbum(context, newAlbum(key, category, album.photos))
  const linked = [...results.values()].filter((result) => result.linked).length
  const photos = linked + failed
  const outcome = isDry ? 'nothing written (dry run)' : changed ? `${path} written` : 'unchanged'
  const text = `${countOf(photos, 'photo')}: ${linked} linked, ${failed} failed; ${outcome}`
  if (isWritten && !known) await reportWhere(context, [{ id: key }], false)
  reporter.summary(text, { photos, linked, failed, changed })
  return failed ? EXIT.partial : EXIT.good
}

/** Throws on an album that does not fit the schema: linking leaves faults in other fields to the owner. */
function checkAlbumFile(path: string, album: LooseAlbum): void {
  const fault = faultOf(album, AlbumFile)
  if (fault !== undefined)
    throw new UsageError(
      `${path}: ${fault}. Mend it and run the same command again; nothing was changed.`,
    )
}

type List = { file: string; lines: Map<string, number> }

/** Reads addresses, one a line, with their first lines, from 1. Empty lines and those after # are left out. */
async function readList(root: string, file = ''): Promise<List> {
  const lines = new Map<string, number>()
  if (!file) return { file, lines }
  const text = await readFile(resolve(root, file), 'utf8').catch(() => {
    throw new UsageError(`${file}: cannot be read. Check the path.`)
  })
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const src = line.trim()
    if (src !== '' && !src.startsWith('#') && !lines.has(src)) lines.set(src, i + 1)
  }
  return { file, lines }
}

/** Where a photo is named: a new address has no place in the album yet. */
type Place = { file: string; place: string } & ({ index: number } | { line: number })

/** @returns how many photos could not be linked */
function reportFaults(
  { reporter }: CommandContext,
  photos: LooseAlbum['photos'],
  results: Map<string, LinkResult>,
  placeOf: (src: string, i: number) => Place,
): number {
  let failed = 0
  for (const [i, { src }] of photos.entries()) {
    const { faults = [], linked } = results.get(src) ?? {}
    const isFailed = !linked && faults.length > 0
    if (isFailed) failed += 1
    const { place, ...where } = placeOf(src, i)
    // Of a photo that cannot be linked the first fault is enough.
    for (const { code, message, remedy } of isFailed ? faults.slice(0, 1) : faults) {
      reporter.line(`${place}: ${message}. ${remedy}.`)
      const named = isFailed ? { kind: code } : { id: code }
      reporter.event(isFailed ? 'failed' : 'finding', {
        ...where,
        src,
        ...named,
        cause: message,
        remedy,
      })
    }
  }
  return failed
}

async function addAlbum(context: CommandContext, album: NewAlbum): Promise<void> {
  await createAlbum(context, album)
  context.reporter.event('new-album', album)
  context.reporter.line(
    `New album "${album.name}" (${album.category}). Edit name, year and category in src/content/catalog.json.`,
  )
}
