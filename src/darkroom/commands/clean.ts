import { relative, resolve } from 'node:path'
import { readAlbums } from '../album/readAlbums.ts'
import type { Args } from '../args/parseArguments.ts'
import type { CommandContext } from '../commandContext.ts'
import { EXIT, type ExitCode, UsageError } from '../diagnostics/exit.ts'
import { lockHolder } from '../files/lock.ts'
import { photosFolder } from '../files/places.ts'
import { isAlive } from '../files/processIdentity.ts'
import { readStrays, type Stray } from '../published/readStrays.ts'
import { countOf, megabytesOf } from '../report/reporter.ts'
import { withLockUnlessDry } from './withLockUnlessDry.ts'

/** `darkroom clean`: lists the published files that no album uses; `--yes` removes them. */
export async function clean(args: Args, context: CommandContext): Promise<ExitCode> {
  const out = args.text('out')
  const folder = out ? resolve(context.root, out) : photosFolder(context.root)
  if (!args.flag('yes') || args.flag('dry-run')) return listStrays(context, folder)
  return withLockUnlessDry(args, context, () => removeStrayFiles(context, folder), folder)
}

async function listStrays(context: CommandContext, folder: string): Promise<ExitCode> {
  const { root, reporter } = context
  const strays = await searchStrays(context, folder)
  const live = await lockHolder(root)
  if (live && isAlive(live))
    reporter.line('Another run is at work; its new files are not in an album yet.')
  reporter.summary(
    strays.length
      ? `${countOf(strays.length, 'file')}, ${sizeOf(strays)}, that nothing refers to. Add --yes to remove them.`
      : 'Nothing to clean.',
    { files: strays.length, removed: 0 },
  )
  return EXIT.good
}

async function removeStrayFiles(context: CommandContext, folder: string): Promise<ExitCode> {
  const { disk, reporter, stop } = context
  const strays = await searchStrays(context, folder)
  let removed = 0
  for (const { path } of strays) {
    if (stop.aborted) break
    await disk.remove(path)
    removed += 1
  }
  reporter.summary(`${countOf(removed, 'file')}, ${sizeOf(strays.slice(0, removed))}, removed.`, {
    files: strays.length,
    removed,
  })
  return stop.aborted ? EXIT.interrupted : EXIT.good
}

const sizeOf = (strays: Stray[]) => megabytesOf(strays.reduce((sum, s) => sum + s.size, 0))

/** Finds and reports unused files. Throws if an album is faulty. */
async function searchStrays({ root, reporter }: CommandContext, folder: string): Promise<Stray[]> {
  const { albums, diagnostics } = await readAlbums(root, [])
  const faulty = diagnostics.find(({ severity }) => severity === 'error')
  if (faulty)
    throw new UsageError(
      `${faulty.file}: ${faulty.message}. Mend it first: until then, clean cannot tell which files it uses.`,
    )
  const strays = await readStrays(root, folder, albums)
  for (const { path, size } of strays) {
    reporter.line(`${relative(root, path)}: nothing refers to it (${(size / 1e3).toFixed(0)} kB)`)
    reporter.event('stray', { file: relative(root, path), bytes: size })
  }
  return strays
}
