import { resolve } from 'node:path'
import { EXIT, type ExitCode } from '../exit.ts'
import { inspectAlbum } from '../inspectAlbum.ts'
import { inspectFiles } from '../inspectFiles.ts'
import { inspectPublic } from '../inspectPublic.ts'
import { type Issue, sayIssue } from '../issue.ts'
import { readAlbums } from '../readAlbums.ts'
import type { Args } from '../readArgs.ts'
import type { World } from '../world.ts'

/** `darkroom check [album…]`: what needs mending, told without asking the network. */
export async function check(args: Args, { root, say, stop }: World): Promise<ExitCode> {
  const { albums, all, issues } = await readAlbums(root, args.words)
  const out = args.text('out')
  const listedIn = new Map<string, Set<string>>()
  for (const { file, photos } of all)
    for (const { src } of photos) {
      const files = listedIn.get(src.trim()) ?? new Set()
      listedIn.set(src.trim(), files.add(file))
    }
  const seen = new Set<string>()
  for (const [i, album] of albums.entries()) {
    if (stop.aborted) {
      say.summary('Stopped. Nothing was changed; the same command starts again.')
      return EXIT.interrupted
    }
    const elsewhere = (src: string) =>
      [...(listedIn.get(src) ?? [])].find((file) => file !== album.file)
    issues.push(...inspectAlbum(album, elsewhere))
    // A file may stand in several albums; it is told of once.
    for (const issue of await inspectFiles(root, album, out && resolve(root, out))) {
      const name = `${issue.id} ${issue.file} ${issue.place}`
      if (!seen.has(name)) issues.push(issue)
      seen.add(name)
    }
    say.progress(i + 1, albums.length)
  }
  if (!args.words.length)
    issues.push(...(await inspectPublic(root, new Set(issues.map((issue) => issue.file)))))
  return report(say, albums, issues)
}

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
    `${albums.length} albums, ${photos} photos: ${findings || 'no'} ${findings === 1 ? 'finding' : 'findings'}, ${warnings} warnings, ${infos} notes`,
    { albums: albums.length, photos, findings, warnings, infos },
  )
  return findings ? EXIT.findings : EXIT.good
}
