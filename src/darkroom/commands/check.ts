import { relative, resolve } from 'node:path'
import { filesOf } from '../../images/filesOf.ts'
import { EXIT, type ExitCode } from '../exit.ts'
import { inspectAlbum, type Inspected } from '../inspectAlbum.ts'
import { inspectFiles } from '../inspectFiles.ts'
import { inspectPublic } from '../inspectPublic.ts'
import { type Issue, sayIssue } from '../issue.ts'
import { withLock } from '../lock.ts'
import { checkOnline } from '../online/checkOnline.ts'
import type { Roll } from '../online/judgeAlbum.ts'
import { mendAlbums } from '../online/mendAlbums.ts'
import { withFound } from '../online/withFound.ts'
import { pathOf } from '../pathOf.ts'
import { albumsFolder, httpFolder } from '../places.ts'
import { readAlbums } from '../readAlbums.ts'
import type { Args } from '../readArgs.ts'
import { openWholeFiles } from '../wholeFiles.ts'
import { countOf } from '../say.ts'
import type { World } from '../world.ts'

/**
 * `darkroom check [album…]`: what needs mending, told without asking the network; with `--online` or
 * `--fix` also what the hosts of outside photos answer.
 */
export function check(args: Args, world: World): Promise<ExitCode> {
  const run = () => checkAlbums(args, world)
  if (!args.flag('fix') || args.flag('dry-run')) return run()
  const folders = [albumsFolder(world.root), httpFolder(world.root)]
  return withLock(world, { wait: args.flag('wait'), folders }, run)
}

async function checkAlbums(args: Args, world: World): Promise<ExitCode> {
  const { root, say, stop } = world
  const isOnline = args.flag('online') || args.flag('fix')
  const { albums, all, asked, catalog, issues } = await readAlbums(root, args.words)
  const said = args.text('out')
  const out = said && resolve(root, said)
  const listedIn = new Map<string, Set<string>>()
  for (const { file, photos } of all)
    for (const { src } of photos) {
      const files = listedIn.get(src.trim()) ?? new Set()
      listedIn.set(src.trim(), files.add(file))
    }
  const elsewhereThan = (own: string) => (src: string) =>
    [...(listedIn.get(src) ?? [])].find((file) => file !== own)
  const seen = new Set<string>()
  const whole = await openWholeFiles(world)
  for (const [i, album] of albums.entries()) {
    if (stop.aborted) return stopped(say)
    if (!isOnline) issues.push(...inspectAlbum(album, elsewhereThan(album.file)))
    // A file may stand in several albums; it is told of once.
    for (const issue of await inspectFiles(root, album, out, whole)) {
      const name = `${issue.id} ${issue.file} ${issue.place}`
      if (!seen.has(name)) issues.push(issue)
      seen.add(name)
    }
    say.progress(i + 1, albums.length)
  }
  if (!args.flag('dry-run')) await whole.save(args.words.length > 0)
  if (isOnline) {
    const { rolls, found } = await checkOnline(args, world, asked, catalog)
    if (stop.aborted) return stopped(say)
    const isDry = args.flag('dry-run')
    const mended = args.flag('fix') ? await mendAlbums(world, asked, found, isDry) : undefined
    const left = isDry ? found : found.filter((one) => !mended?.has(one))
    for (const roll of rolls)
      issues.push(...withFound(roll, spelling(roll, elsewhereThan(roll.file)), left))
  }
  if (!args.words.length)
    issues.push(...(await inspectPublic(root, lookedAt(root, albums, out), out)))
  return report(say, albums, issues)
}

/** The files that albums name, by their names below the root. */
const lookedAt = (root: string, albums: Inspected[], out: string | undefined) =>
  new Set(
    albums
      .flatMap(({ photos }) => photos.flatMap(filesOf))
      .flatMap(({ src }) => pathOf(root, src, out) ?? [])
      .map((path) => relative(root, path)),
  )

function stopped(say: World['say']): ExitCode {
  say.summary('Stopped. Nothing was changed; the same command starts again.')
  return EXIT.interrupted
}

const spelling = (
  { file, level, photos }: Roll,
  elsewhere: (src: string) => string | undefined,
): Issue[] =>
  inspectAlbum(
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
    elsewhere,
  )

function report(say: World['say'], albums: { photos: unknown[] }[], issues: Issue[]): ExitCode {
  for (const { grade, ...issue } of issues) {
    say.event(grade, issue)
    // What is only worth knowing would drown what needs mending.
    if (grade !== 'info') say.line(sayIssue({ grade, ...issue }))
  }
  const of = (grade: Issue['grade']) => issues.filter((issue) => issue.grade === grade).length
  const photos = albums.reduce((sum, album) => sum + album.photos.length, 0)
  const findings = of('finding')
  const [warnings, infos] = [of('warning'), of('info')]
  say.summary(
    `${countOf(albums.length, 'album')}, ${countOf(photos, 'photo')}: ${findings ? countOf(findings, 'finding') : 'no findings'}, ${countOf(warnings, 'warning')}, ${countOf(infos, 'note')}`,
    { albums: albums.length, photos, findings, warnings, infos },
  )
  return findings ? EXIT.findings : EXIT.good
}
