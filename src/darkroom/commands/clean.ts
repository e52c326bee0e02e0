import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { filesOf } from '../../images/filesOf.ts'
import { EXIT, type ExitCode, UsageError } from '../diagnostics/exit.ts'
import { lockHolder } from '../files/lock.ts'
import { isAlive, processOfTemp } from '../files/processIdentity.ts'
import { contentFolder, photosFolder } from '../files/places.ts'
import { readAlbums } from '../album/readAlbums.ts'
import type { Args } from '../args/readArgs.ts'
import { readPublishedName } from '../../images/publishedName.ts'
import { countOf } from '../report/reporter.ts'
import type { CommandContext } from '../commandContext.ts'
import { withLockUnlessDry } from './withLockUnlessDry.ts'

type Stray = { path: string; size: number }

/** `darkroom clean`: lists the published files that no album refers to; `--yes` removes them. */
export async function clean(args: Args, context: CommandContext): Promise<ExitCode> {
  const { root, reporter } = context
  const folder = args.text('out') ? resolve(root, args.text('out')!) : photosFolder(root)
  const search = () => findStrays(root, folder)
  if (!args.flag('yes') || args.flag('dry-run')) {
    const strays = await search()
    reportStrays(context, strays)
    const live = await lockHolder(root)
    if (live && isAlive(live))
      reporter.line('Another run is at work; its new files are not in an album yet.')
    reporter.summary(
      strays.length
        ? `${countOf(strays.length, 'file')}, ${megabytes(strays)} MB, that nothing refers to. Add --yes to remove them.`
        : 'Nothing to clean.',
      { files: strays.length, removed: 0 },
    )
    return EXIT.good
  }
  const work = async () => {
    // Searched again under the lock: an import may have listed more files meanwhile.
    const strays = await search()
    reportStrays(context, strays)
    let removed = 0
    for (const { path } of strays) {
      if (context.stop.aborted) break
      await context.disk.remove(path)
      removed += 1
    }
    reporter.summary(
      `${countOf(removed, 'file')}, ${megabytes(strays.slice(0, removed))} MB, removed.`,
      {
        files: strays.length,
        removed,
      },
    )
    return context.stop.aborted ? EXIT.interrupted : EXIT.good
  }
  return withLockUnlessDry(args, context, work, folder)
}

const megabytes = (strays: Stray[]) => (strays.reduce((sum, s) => sum + s.size, 0) / 1e6).toFixed(1)

function reportStrays({ root, reporter }: CommandContext, strays: Stray[]): void {
  for (const { path, size } of strays) {
    reporter.line(`${relative(root, path)}: nothing refers to it (${(size / 1e3).toFixed(0)} kB)`)
    reporter.event('stray', { file: relative(root, path), bytes: size })
  }
}

/** The darkroom's own files that no content names, and what killed runs left. Other files are left alone. */
async function findStrays(root: string, folder: string): Promise<Stray[]> {
  const { albums, diagnostics } = await readAlbums(root, [])
  const faulty = diagnostics.find(({ severity }) => severity === 'error')
  if (faulty)
    throw new UsageError(
      `${faulty.file}: ${faulty.message}. Mend it first: what it refers to cannot be told.`,
    )
  const named = new Set(
    albums.flatMap(({ photos }) => photos.flatMap(filesOf)).map(({ src }) => nameOf(src)),
  )
  const texts = await contentTexts(root, new Set(albums.map(({ file }) => resolve(root, file))))
  const strays: Stray[] = []
  for (const name of (await readdir(folder).catch(() => [])).toSorted()) {
    const writer = processOfTemp(name)
    const isStray = writer
      ? !isAlive(writer)
      : readPublishedName(name) &&
        !named.has(name) &&
        !texts.some((text) => text.includes(stem(name)))
    if (!isStray) continue
    const path = join(folder, name)
    strays.push({ path, size: (await stat(path)).size })
  }
  return strays
}

const nameOf = (src: string) => src.slice(src.lastIndexOf('/') + 1)
/** A page may name one width and mean all of them. */
const stem = (name: string) => name.replace(/-\d+\.\w+$/, '-')

/** Every other text that may name a file: projects, the portrait, pages, albums that no catalog lists. */
async function contentTexts(root: string, known: ReadonlySet<string>): Promise<string[]> {
  const entries = await readdir(contentFolder(root), { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(json|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !known.has(path))
  return Promise.all(paths.map((path) => readFile(path, 'utf8')))
}
