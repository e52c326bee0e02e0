import { access, readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { pictureId } from '../../content/source/album/alsoPublic.ts'
import { controlCharacterIn } from '../../content/source/json/controlCharacterIn.ts'
import { fillPlaceholders, placeholderValues } from '../../content/source/json/placeholders.ts'
import type { AlbumSource } from '../../content/source/content.ts'
import { type AlbumJson, albumFilePath, formatAlbum, readAlbum } from '../album/albumFile.ts'
import { type CaptionRow, formatCaptions, parseCaptions } from '../album/captionsTable.ts'
import { chooseAlbum, readCatalog } from '../album/findListed.ts'
import type { Args } from '../args/readArgs.ts'
import type { CommandContext } from '../commandContext.ts'
import { EXIT, type ExitCode, UsageError } from '../diagnostics/exit.ts'
import { countOf } from '../report/reporter.ts'
import { withLockUnlessDry } from './withLockUnlessDry.ts'

/** `darkroom captions export|import <file>`: captions as a table for spreadsheets, and back. */
export async function captions(args: Args, context: CommandContext): Promise<ExitCode> {
  const [direction, file, ...names] = args.positionals as [string, string, ...string[]]
  if (direction === 'export') return exportCaptions(args, context, file, names)
  if (direction !== 'import')
    throw new UsageError(`captions: is export or import, not "${direction}".`)
  return withLockUnlessDry(args, context, () => importCaptions(args, context, file, names))
}

/** The named albums with their files, or all of them. */
async function readNamed(root: string, names: string[]): Promise<Map<string, AlbumJson>> {
  const { albums } = await readCatalog(root)
  const chosen: AlbumSource[] = names.length
    ? names.map((name) => chooseAlbum(albums, name))
    : albums
  const read = new Map<string, AlbumJson>()
  for (const { file } of chosen) {
    const album = await readAlbum(root, file)
    if (album) read.set(file, album)
  }
  return read
}

async function exportCaptions(
  args: Args,
  { root, disk, reporter }: CommandContext,
  file: string,
  names: string[],
): Promise<ExitCode> {
  const path = resolve(root, file)
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  // It may hold an afternoon's work.
  if (isThere)
    throw new UsageError(`${file}: is there already. Bring it back and remove it, or name another.`)
  const albums = await readNamed(root, names)
  const rows = [...albums].flatMap(([album, { photos, imported }]) => {
    const files = new Map(imported?.map(({ bytes, file: name }) => [bytes, name]))
    return photos.map((photo) => ({
      photo: `${album}/${photo.id}`,
      taken: photo.capture?.taken?.replace('T', ' ') ?? '',
      picture: files.get(pictureId(photo)) ?? photo.src,
      caption: photo.alt,
    }))
  })
  if (!args.flag('dry-run')) await disk.write(path, formatCaptions(rows))
  reporter.summary(
    `${file}: ${countOf(rows.length, 'photo')} of ${countOf(albums.size, 'album')}${args.flag('dry-run') ? '; nothing written (dry run)' : ''}`,
    { file, photos: rows.length, albums: albums.size },
  )
  return EXIT.good
}

async function importCaptions(
  args: Args,
  context: CommandContext,
  file: string,
  names: string[],
): Promise<ExitCode> {
  const { root, disk, reporter } = context
  const bytes = await readFile(resolve(root, file)).catch(() => {
    throw new UsageError(`${file}: cannot be read. Check the path.`)
  })
  const albums = await readNamed(root, names)
  const { site } = await readCatalog(root)
  const { rows, faults, assumed } = parseCaptions(bytes, site.lang)
  if (assumed)
    reporter.line(
      `${file}: is not in UTF-8, so it was read as ${assumed}. Where letters are wrong now, save it as UTF-8 and import it again.`,
    )
  const leave = (place: string, reason: string) => {
    reporter.line(`${place}: ${reason}. Left as it was.`)
    reporter.event('failed', { file: place, cause: reason })
  }
  for (const { line, reason } of faults) leave(`${file}:${line}`, reason)
  let failed = faults.length
  let changed = 0
  const touched = new Map<string, AlbumJson>()
  for (const row of rows) {
    const reason = setCaption(albums, row, placeholderValues(site))
    if (typeof reason === 'string') {
      leave(row.photo, reason)
      failed += 1
    } else if (reason) {
      const [album] = row.photo.split('/')
      touched.set(album!, albums.get(album!)!)
      changed += 1
    }
  }
  const isDry = args.flag('dry-run')
  for (const [album, content] of touched) {
    const path = albumFilePath(root, album)
    if (!isDry) await disk.write(path, formatAlbum(content))
    reporter.event('written', { file: relative(root, path) })
  }
  reporter.summary(
    `${countOf(rows.length, 'caption')}: ${changed} changed in ${countOf(touched.size, 'album')}, ${rows.length + faults.length - changed - failed} unchanged, ${failed} failed${isDry ? '; nothing written (dry run)' : ''}`,
    { captions: rows.length, changed, albums: touched.size, failed, dryRun: isDry },
  )
  return failed ? EXIT.partial : EXIT.good
}

/** Writes a caption into its album. @returns whether that changed it, or why it cannot */
function setCaption(
  albums: ReadonlyMap<string, AlbumJson>,
  { photo: name, caption }: CaptionRow,
  values: Record<string, string>,
): boolean | string {
  const [file, id] = name.split('/')
  const photo = albums.get(file ?? '')?.photos.find((one) => one.id === id)
  if (!photo) return 'is no photo of these albums'
  let unknown = ''
  fillPlaceholders(caption, values, (word) => (unknown = word))
  const control = controlCharacterIn(caption)
  if (control) return `holds the control character ${control}, which no page can show`
  if (unknown) return `holds ${unknown}, which site.json does not fill`
  if (photo.alt === caption) return false
  photo.alt = caption
  return true
}
