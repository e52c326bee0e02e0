import { dirname } from 'node:path'
import { readCatalog } from '../catalog/readCatalog.ts'
import type { CommandContext } from '../commandContext.ts'
import { CommandError, UsageError } from '../diagnostics/exit.ts'
import { withLock } from '../files/lock.ts'
import { writtenFolders } from '../files/places.ts'
import { importAlbum } from '../importing/importAlbum.ts'
import { importOptions } from '../importing/importOptions.ts'
import type { Reporter } from '../report/reporter.ts'

/** The outcome for a file. `already`: the album had its photo. `code`, `reason`: why it was refused. */
export type ImportOutcome = {
  state: 'in' | 'already' | 'refused'
  id?: string
  code?: string
  reason?: string
}

/** The outcome of each event that the import reports for a file. */
const OUTCOMES: Record<string, (id: string) => ImportOutcome> = {
  published: (id) => ({ state: 'in', id }),
  unchanged: (id) => ({ state: 'already', id }),
  // The edited copy replaces the phone's original.
  edited: (id) => ({ state: 'already', id }),
  'removed-earlier': () => ({ state: 'refused', code: 'removed-earlier' }),
}

/**
 * Imports a folder into an album of the catalog, like `darkroom import --wait`. Finds the album by its id when
 * the import begins: its address may have changed since the files arrived.
 * @returns outcomes by file name; `problem` if the import did not finish
 */
export async function importBatch(
  { root, disk, openEncoders }: Pick<CommandContext, 'root' | 'disk' | 'openEncoders'>,
  folder: string,
  id: string,
  stop: AbortSignal,
): Promise<{ outcomes: Map<string, ImportOutcome>; problem?: string }> {
  const outcomes = new Map<string, ImportOutcome>()
  /** For files with the same bytes as an earlier one: the name of that one. */
  const twins = new Map<string, string>()
  const reporter: Reporter = {
    line() {},
    progress() {},
    summary() {},
    event(name, { file, id, of } = {}) {
      if (name === 'duplicate') twins.set(file as string, of as string)
      const outcome = OUTCOMES[name]?.(id as string)
      if (outcome) outcomes.set(file as string, outcome)
    },
    failed(file, { code, message, remedy }) {
      outcomes.set(file, { state: 'refused', code, reason: `${message}. ${remedy}.` })
    },
  }
  const context: CommandContext = { root, disk, env: {}, reporter, openEncoders, stop }
  const options = importOptions()
  try {
    const result = await withLock(
      context,
      { wait: true, folders: [...writtenFolders(root), dirname(folder)] },
      async () => {
        const { albums } = await readCatalog(root)
        const album = albums.find((one) => one.id === id)
        if (!album) throw new UsageError(`The album ${id} is not in catalog.json. Put it back.`)
        const { key } = album
        const from = { folder, displayName: folder, key, isGathered: true }
        return importAlbum(context, from, options)
      },
    )
    if (!('reason' in result)) {
      // A killed run may have published a photo that the album did not have yet. It counts as new.
      const added = new Set(result.merged.added)
      const newPhotos = result.imported.entries.filter(({ id }) => added.has(id))
      const bytes = new Set(newPhotos.map(({ from }) => from.bytes))
      for (const outcome of outcomes.values())
        if (outcome.state === 'already' && bytes.has(outcome.id!)) outcome.state = 'in'
    }
    for (const [file, twin] of twins) {
      const outcome = outcomes.get(twin)
      const isIn = outcome && outcome.state !== 'refused'
      if (outcome) outcomes.set(file, isIn ? { ...outcome, state: 'already' } : outcome)
    }
    return stop.aborted && 'reason' in result ? { outcomes, problem: '' } : { outcomes }
  } catch (cause) {
    if (!(cause instanceof CommandError)) throw cause
    return { outcomes, problem: cause.message }
  }
}
