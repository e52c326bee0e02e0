import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { placeholderValues } from '../../content/source/json/placeholders.ts'
import { albumFilePath, formatAlbum } from '../album/albumFile.ts'
import { applyCaptions } from '../album/applyCaptions.ts'
import { captionRows } from '../album/captionRows.ts'
import { formatCaptions, parseCaptions } from '../album/captionsTable.ts'
import { readCatalog } from '../album/readCatalog.ts'
import { readNamedAlbums } from '../album/readNamedAlbums.ts'
import type { Args } from '../args/parseArguments.ts'
import type { CommandContext } from '../commandContext.ts'
import { EXIT, type ExitCode, UsageError } from '../diagnostics/exit.ts'
import { countOf } from '../report/reporter.ts'
import { withLockUnlessDry } from './withLockUnlessDry.ts'

/** `darkroom captions export|import <file>`: writes captions to a spreadsheet's table, and reads it. */
export async function captions(args: Args, context: CommandContext): Promise<ExitCode> {
  const [direction, file, ...names] = args.positionals as [string, string, ...string[]]
  if (direction === 'export') return exportCaptions(args, context, file, names)
  if (direction !== 'import')
    throw new UsageError(`captions: needs export or import, not "${direction}".`)
  return withLockUnlessDry(args, context, () => importCaptions(args, context, file, names))
}

async function exportCaptions(
  args: Args,
  { root, disk, reporter }: CommandContext,
  file: string,
  names: string[],
): Promise<ExitCode> {
  const path = resolve(root, file)
  if (existsSync(path))
    throw new UsageError(
      `${file}: already exists. Import its captions and remove it, or name another file.`,
    )
  const albums = await readNamedAlbums(root, names)
  const rows = captionRows(albums)
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
  const albums = await readNamedAlbums(root, names)
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
  const applied = applyCaptions(albums, rows, placeholderValues(site))
  for (const { photo, reason } of applied.faults) leave(photo, reason)
  const { changed, touched } = applied
  const failed = faults.length + applied.faults.length
  const isDry = args.flag('dry-run')
  for (const album of touched) {
    const path = albumFilePath(root, album)
    if (!isDry) await disk.write(path, formatAlbum(albums.get(album)!))
    reporter.event('written', { file: relative(root, path) })
  }
  reporter.summary(
    `${countOf(rows.length, 'caption')}: ${changed} changed in ${countOf(touched.size, 'album')}, ${rows.length + faults.length - changed - failed} unchanged, ${failed} failed${isDry ? '; nothing written (dry run)' : ''}`,
    { captions: rows.length, changed, albums: touched.size, failed, dryRun: isDry },
  )
  return failed ? EXIT.partial : EXIT.good
}
