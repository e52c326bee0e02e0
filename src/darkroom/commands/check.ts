import { relative, resolve } from 'node:path'
import type { CheckedAlbum } from '../../content/source/album/rule.ts'
import { alsoPublic } from '../../content/source/album/alsoPublic.ts'
import { checkAlbum } from '../../content/source/album/checkAlbum.ts'
import {
  countBySeverity,
  type Diagnostic,
  formatDiagnostic,
} from '../../content/source/diagnostic.ts'
import { filesOf } from '../../images/filesOf.ts'
import { EXIT, type ExitCode } from '../diagnostics/exit.ts'
import { inspectFiles } from '../published/inspectFiles.ts'
import { inspectSite } from '../published/inspectSite.ts'
import { inspectPublic } from '../published/inspectPublic.ts'
import { checkOnline } from '../remote/checkOnline.ts'
import { type AlbumEntries, mergeDiagnostics } from '../remote/checks/checkAnswers.ts'
import { repairAlbums } from '../remote/repair.ts'
import { pathOf } from '../published/pathOf.ts'
import { readAlbums } from '../album/readAlbums.ts'
import type { Args } from '../args/readArgs.ts'
import { recipeOfAlbum } from '../pictures/recipe.ts'
import { foldersOfAlbums } from '../files/folderAlbums.ts'
import { olderRecipe } from '../published/olderRecipe.ts'
import { openVerifiedFiles } from '../published/verifiedFiles.ts'
import { countOf } from '../report/reporter.ts'
import type { CommandContext } from '../commandContext.ts'
import { remoteOptions } from './remoteOptions.ts'
import { withLockUnlessDry } from './withLockUnlessDry.ts'

/** `darkroom check [album…]`: what needs mending; with `--online` or `--fix` outside hosts are asked too. */
export function check(args: Args, context: CommandContext): Promise<ExitCode> {
  const run = () => checkAlbums(args, context)
  return args.flag('fix') ? withLockUnlessDry(args, context, run) : run()
}

async function checkAlbums(args: Args, context: CommandContext): Promise<ExitCode> {
  const { root, reporter, stop } = context
  const isOnline = args.flag('online') || args.flag('fix')
  const read = await readAlbums(root, args.positionals)
  const { albums, all, asked, catalog, content, diagnostics } = read
  // The build can live with some of these; they need mending all the same.
  const issues: Diagnostic[] = diagnostics.map((one) => ({ ...one, severity: 'error' }))
  const isWhole = args.positionals.length === 0
  if (isWhole && content) issues.push(...(await inspectSite(root, content)))
  const base = content?.site.photos?.base
  const said = args.text('out')
  const out = said && resolve(root, said)
  const elsewhereThan = otherAlbumsWith(all)
  const names = new Set(albums.map(({ file }) => file))
  const both = alsoPublic(
    all.map((one) => ({ ...one, ...(one.source.shared ? { shared: true } : {}) })),
  )
  issues.push(...both.filter(({ file }) => names.has(file)))
  const seen = new Set<string>()
  const verified = await openVerifiedFiles(context)
  const folders = await foldersOfAlbums(root)
  for (const [i, album] of albums.entries()) {
    if (stop.aborted) return stopped(reporter)
    if (!isOnline) issues.push(...checkAlbum(album, 'check', elsewhereThan(album.file)))
    const { source } = album
    const recipe = recipeOfAlbum(album, content?.site)
    issues.push(...olderRecipe({ ...album, key: source.key }, recipe, folders.get(source.id)))
    // A file may stand in several albums. It is reported once.
    for (const issue of await inspectFiles(root, album, { out, base }, verified)) {
      const name = `${issue.code} ${issue.file} ${issue.path}`
      if (!seen.has(name)) issues.push(issue)
      seen.add(name)
    }
    reporter.progress(i + 1, albums.length)
  }
  if (!args.flag('dry-run')) await verified.save(!isWhole)
  if (isOnline) {
    const online = await checkOnline(remoteOptions(args), context, asked, catalog)
    if (stop.aborted) return stopped(reporter)
    const isDry = args.flag('dry-run')
    const repaired = args.flag('fix')
      ? await repairAlbums(context, asked, online.found, isDry)
      : undefined
    const left = isDry ? online.found : online.found.filter((one) => !repaired?.has(one))
    for (const album of online.albums)
      issues.push(
        ...mergeDiagnostics(album, inspectEntries(album, elsewhereThan(album.file)), left),
      )
  }
  if (isWhole) issues.push(...(await inspectPublic(root, lookedAt(root, albums, out), out)))
  return report(reporter, albums, issues)
}

/** Finds an album other than `own` that has a photo of this address. */
function otherAlbumsWith(albums: readonly CheckedAlbum[]) {
  const listedIn = new Map<string, string[]>()
  for (const { file, photos } of albums)
    for (const src of photos.map((photo) => photo.src.trim()))
      listedIn.set(src, [...(listedIn.get(src) ?? []), file])
  return (own: string) => (src: string) => listedIn.get(src)?.find((file) => file !== own)
}

const lookedAt = (root: string, albums: CheckedAlbum[], out: string | undefined) =>
  new Set(
    albums
      .flatMap(({ photos }) => photos.flatMap(filesOf))
      .flatMap(({ src }) => pathOf(root, src, out) ?? [])
      .map((path) => relative(root, path)),
  )

function stopped(reporter: CommandContext['reporter']): ExitCode {
  reporter.summary('Stopped. Nothing was changed; the same command starts again.')
  return EXIT.interrupted
}

const inspectEntries = (
  { file, level, photos }: AlbumEntries,
  elsewhere: (src: string) => string | undefined,
): Diagnostic[] =>
  checkAlbum(
    {
      file,
      level,
      photos: photos.map(({ id = '', src, alt, isHidden }) => ({
        id,
        src,
        alt,
        ...(isHidden ? { hide: true as const } : {}),
      })),
    },
    'check',
    elsewhere,
  )

function report(
  reporter: CommandContext['reporter'],
  albums: { photos: readonly unknown[] }[],
  diagnostics: Diagnostic[],
): ExitCode {
  for (const diagnostic of diagnostics) {
    const { code, severity, path, message, ...rest } = diagnostic
    reporter.event(severity === 'error' ? 'finding' : severity, {
      id: code,
      place: path,
      cause: message,
      ...rest,
    })
    // Notes would drown what needs mending.
    if (severity !== 'info') {
      const text = formatDiagnostic(diagnostic)
      reporter.line(severity === 'error' ? text : `${severity}: ${text}`)
    }
  }
  const photos = albums.reduce((sum, album) => sum + album.photos.length, 0)
  const { error: findings, warning: warnings, info: infos } = countBySeverity(diagnostics)
  reporter.summary(
    `${countOf(albums.length, 'album')}, ${countOf(photos, 'photo')}: ${findings ? countOf(findings, 'finding') : 'no findings'}, ${countOf(warnings, 'warning')}, ${countOf(infos, 'note')}`,
    { albums: albums.length, photos, findings, warnings, infos },
  )
  return findings ? EXIT.findings : EXIT.good
}
