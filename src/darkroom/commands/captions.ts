import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { albumFileName, saveAlbum } from '../album/albumFile.ts'
import { applyCaptions } from '../album/applyCaptions.ts'
import { captionRows, formatCaptions } from '../album/captionsTable.ts'
import { readNamedAlbums } from '../album/readNamedAlbums.ts'
import type { Command } from '../commandContext.ts'
import { EXIT, UsageError } from '../diagnostics/exit.ts'
import { countOf } from '../report/reporter.ts'
import { locked } from './locked.ts'

/** `darkroom captions export|import <file>`: writes captions to a spreadsheet's table, and reads it. */
export const captions: Command = async (args, context) => {
  const [direction] = args.positionals
  if (direction === 'export') return exportCaptions(args, context)
  if (direction === 'import') return importCaptions(args, context)
  throw new UsageError(`captions: needs export or import, not "${direction}".`)
}

const exportCaptions: Command = async (args, { root, disk, reporter }) => {
  const [, file, ...names] = args.positionals as [string, string, ...string[]]
  const path = resolve(root, file)
  if (existsSync(path))
    throw new UsageError(
      `${file}: already exists. Import its captions and remove it, or name another file.`,
    )
  const { albums } = await readNamedAlbums(root, names)
  const rows = captionRows(albums)
  if (!args.flag('dry-run')) await disk.write(path, formatCaptions(rows))
  reporter.summary(
    `${file}: ${countOf(rows.length, 'photo')} of ${countOf(albums.size, 'album')}${args.flag('dry-run') ? '; nothing written (dry run)' : ''}`,
    { file, photos: rows.length, albums: albums.size },
  )
  return EXIT.good
}

const importCaptions = locked(async (args, context) => {
  const { root, reporter } = context
  const [, file, ...names] = args.positionals as [string, string, ...string[]]
  const isDry = args.flag('dry-run')
  const applied = await applyCaptions(root, file, await readNamedAlbums(root, names))
  const { total, changed, unchanged, touched, faults, assumed } = applied
  if (assumed)
    reporter.line(
      `${file}: is not in UTF-8, so it was read as ${assumed}. Where letters are wrong now, save it as UTF-8 and import it again.`,
    )
  for (const { place, reason } of faults) {
    reporter.line(`${place}: ${reason}. Left as it was.`)
    reporter.event('failed', { file: place, cause: reason })
  }
  for (const [name, album] of touched) {
    if (!isDry) await saveAlbum(context, name, album)
    reporter.event('written', { file: albumFileName(root, name) })
  }
  reporter.summary(
    `${countOf(total, 'caption')}: ${changed} changed in ${countOf(touched.size, 'album')}, ${unchanged} unchanged, ${faults.length} failed${isDry ? '; nothing written (dry run)' : ''}`,
    { captions: total, changed, albums: touched.size, failed: faults.length, dryRun: isDry },
  )
  return faults.length ? EXIT.partial : EXIT.good
})
