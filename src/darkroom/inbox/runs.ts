import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { privateFolder } from '../files/places.ts'
import type { ImportOutcome } from './importBatch.ts'
import { removeParts, waitingFiles } from './incoming.ts'

export type BroughtFile = Omit<ImportOutcome, 'state'> & {
  name: string
  state: 'waiting' | 'working' | 'left' | ImportOutcome['state'] // `left`: left out, because the run was stopped
}
/** All files of an album, by its id in the catalog, which stays when its address changes. */
export type Brought = { id: string; files: BroughtFile[] }

type Run = {
  files: BroughtFile[]
  /** Resolves once the partial files of a killed server are removed. */
  ready: Promise<unknown>
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
export function createRuns(root: string, onChange: (brought: Brought) => void) {
  const runs = new Map<string, Run>()
  const folderOf = (id: string) => join(privateFolder(root), 'incoming', id)
  const outcomesOf = (id: string) => join(privateFolder(root), 'outcomes', `${id}.json`)

  function runOf(id: string): Run {
    const known = runs.get(id)
    if (known) return known
    const ready = removeParts(folderOf(id))
    const files = readOutcomes(outcomesOf(id))
    const run: Run = {
      files,
      ready,
      stop: new AbortController(),
      isAsked: false,
      receiving: new Set(),
    }
    runs.set(id, run)
    return run
  }

  function report(id: string, files: BroughtFile[]): void {
    runOf(id).files = files
    const done = files.filter((file) => !isPending(file))
    writeOutcomes(outcomesOf(id), done)
    onChange({ id, files })
  }

  function note(id: string, file: BroughtFile): void {
    const { files } = runOf(id)
    const index = files.findLastIndex(({ name }) => name === file.name)
    // A file that arrives again after its import gets a second entry, so the count of imported files only grows.
    const isAgain = files[index]?.state === 'in' && file.state === 'waiting'
    report(id, index < 0 || isAgain ? [...files, file] : files.with(index, file))
  }

  /** Notes the same of all files that are not done. */
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

  return { folderOf, runOf, report, note, notePending, noteWaiting }
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
