import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keepInProcess } from '../files/keepInProcess.ts'
import { privateFolder } from '../files/places.ts'
import type { SiteFolder } from '../files/site.ts'
import type { ImportOutcome } from './importBatch.ts'
import { BATCH_FOLDER, waitingFiles } from './incoming.ts'

export type BroughtFile = Omit<ImportOutcome, 'state'> & {
  name: string
  state: 'waiting' | 'working' | 'left' | ImportOutcome['state'] // `left`: left out, because the run was stopped
}
/** All files of an album, by its id in the catalog, which stays when its address changes. */
export type Brought = { id: string; files: BroughtFile[] }

type Run = {
  files: BroughtFile[]
  stop: AbortController
  receiving: Set<Promise<string>>
  isAsked: boolean
  /** Resolves once `files` has those that wait since an earlier server. */
  noted?: Promise<void>
  work?: Promise<void>
}

export const isPending = ({ state }: BroughtFile) => state === 'waiting' || state === 'working'

/**
 * Creates the runs of all albums, by album id. What became of files is kept in `.darkroom/outcomes`, for the
 * next server. When files change, `onChange` gets all of their album.
 */
export function createRuns<Context extends SiteFolder>(
  context: Context,
  onChange: (brought: Brought) => void,
) {
  const { root } = context
  const runs = new Map<string, Run>()
  // Work outlives a restart of Vite. It goes on with the latest context, and reports to the new server.
  const latest = keepInProcess(`inbox of ${root}`, { runs, context, onChange })
  Object.assign(latest, { context, onChange })
  const folderOf = (id: string) => join(privateFolder(root), 'incoming', id)
  const outcomesOf = (id: string) => join(privateFolder(root), 'outcomes', `${id}.json`)

  function runOf(id: string): Run {
    const known = latest.runs.get(id)
    if (known) return known
    const run: Run = {
      files: readOutcomes(outcomesOf(id)),
      stop: new AbortController(),
      isAsked: false,
      receiving: new Set(),
    }
    latest.runs.set(id, run)
    return run
  }

  function report(id: string, files: BroughtFile[]): void {
    runOf(id).files = files
    const done = files.filter((file) => !isPending(file))
    writeOutcomes(outcomesOf(id), done)
    latest.onChange({ id, files })
  }

  function note(id: string, file: BroughtFile): void {
    const { files } = runOf(id)
    const index = files.findLastIndex(({ name }) => name === file.name)
    // A file that arrives again after its import gets a second entry, so the count of imported files only grows.
    const isAgain = files[index]?.state === 'in' && file.state === 'waiting'
    report(id, index < 0 || isAgain ? [...files, file] : files.with(index, file))
  }

  function notePending(id: string, news: Pick<BroughtFile, 'state' | 'reason'>): void {
    const { files } = runOf(id)
    report(
      id,
      files.map((one) => (isPending(one) ? { ...one, ...news } : one)),
    )
  }

  /** Notes the files of an earlier server, so that the owner sees how many are left. */
  async function noteWaiting(id: string): Promise<void> {
    const names = await waitingFiles(folderOf(id))
    const known = new Set(runOf(id).files.flatMap((one) => (isPending(one) ? one.name : [])))
    for (const name of names) if (!known.has(name)) note(id, { name, state: 'waiting' })
  }

  /** Drops the files that another server on this folder has taken in. */
  function dropTaken(id: string): void {
    const { files } = runOf(id)
    const folders = [folderOf(id), join(folderOf(id), BATCH_FOLDER)]
    const isThere = ({ name }: BroughtFile) => folders.some((one) => existsSync(join(one, name)))
    const left = files.filter((one) => !isPending(one) || isThere(one))
    if (left.length < files.length) report(id, left)
  }

  return { latest, folderOf, runOf, report, note, notePending, noteWaiting, dropTaken }
}

function readOutcomes(path: string): BroughtFile[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as BroughtFile[]
  } catch {
    return []
  }
}

function writeOutcomes(path: string, files: readonly BroughtFile[]): void {
  try {
    if (!files.length) return rmSync(path, { force: true })
    mkdirSync(dirname(path), { recursive: true })
    // In one step, so that a kill leaves a whole file.
    writeFileSync(`${path}~`, JSON.stringify(files))
    renameSync(`${path}~`, path)
  } catch {
    // The import goes on. Only a restart would forget the outcomes.
  }
}
