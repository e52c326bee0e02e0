import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { readCatalog } from '../album/findAlbum.ts'
import { listFolder } from '../files/listFolder.ts'
import { privateFolder } from '../files/places.ts'
import type { Site } from '../files/site.ts'
import { BATCH_FOLDER, moveInto, receiveFile, removeParts, takeBatch } from './incoming.ts'
import { importBatch } from './importBatch.ts'

/**
 * A file that was brought in. `already`: its photo, `id`, was in the album before. `code`: why it is refused,
 * as the command names it; `reason`: the same in words.
 */
export type BroughtFile = {
  name: string
  state: 'waiting' | 'working' | 'in' | 'already' | 'refused'
  id?: string
  code?: string
  reason?: string
}
export type Brought = { key: string; files: BroughtFile[] }

/** Files that are imported at once. Acts at the table wait for the lock meanwhile. */
const BATCH = 8

/** ms between two batches, for acts at the table: they ask for the lock once a second. */
const TURN = 1_000

/** Files that were brought in one by one, on their way into albums, by the keys of these. */
export type Inbox = ReturnType<typeof openInbox>

type Run = {
  files: BroughtFile[]
  /** Once the halves of files are gone that a killed server has left. */
  ready: Promise<unknown>
  stop: AbortController
  /** Since it looked for files last. */
  isAsked: boolean
  /** While it is at work. */
  work?: Promise<void>
}

const isUnderway = ({ state }: BroughtFile) => state === 'waiting' || state === 'working'

/**
 * Opens the way in for files: they lie in `.darkroom/incoming` until they are imported, so a server that was
 * killed goes on with them.
 * @param onChange called with an album's files when one of them has come further
 */
export function openInbox(site: Site, onChange: (brought: Brought) => void) {
  const { root } = site
  const runs = new Map<string, Run>()
  const folderOf = (key: string) => join(privateFolder(root), 'incoming', key)
  const runOf = (key: string): Run => {
    const known = runs.get(key)
    if (known) return known
    const ready = removeParts(folderOf(key))
    const run = { files: [], ready, stop: new AbortController(), isAsked: false }
    runs.set(key, run)
    return run
  }

  function note(key: string, file: BroughtFile): void {
    const run = runOf(key)
    const index = run.files.findIndex(({ name }) => name === file.name)
    run.files = index < 0 ? [...run.files, file] : run.files.with(index, file)
    onChange({ key, files: run.files })
  }

  /** Ends a file's way: kept where the owner said, or not kept. */
  async function settle(key: string, file: BroughtFile): Promise<void> {
    const path = join(folderOf(key), BATCH_FOLDER, file.name)
    const { originals } = (await readCatalog(root)).site
    if (originals !== undefined && file.state === 'in')
      await moveInto(join(resolve(root, originals), key), path)
    else await rm(path, { force: true })
    note(key, file)
  }

  /** Imports a batch. Whether that came to its end. */
  async function importFiles(key: string, names: readonly string[]): Promise<boolean> {
    const folder = join(folderOf(key), BATCH_FOLDER)
    const { sources, failures } = await listFolder(folder, false)
    const known = new Set([...sources, ...failures].map(({ name }) => name))
    for (const name of names)
      if (!known.has(name)) await settle(key, { name, state: 'refused', code: 'no-picture' })
    if (!known.size) return true
    for (const name of known) note(key, { name, state: 'working' })
    const { signal } = runOf(key).stop
    const { outcomes, problem } = await importBatch(site, folder, key, signal)
    for (const name of known)
      // What is here stays here, for when the owner has mended what the command says.
      if (problem !== undefined) note(key, { name, state: 'waiting', reason: problem })
      else {
        const outcome = outcomes.get(name) ?? { state: 'refused', code: 'unknown' }
        await settle(key, { name, ...outcome })
      }
    return problem === undefined
  }

  async function work(key: string): Promise<void> {
    const run = runOf(key)
    const { stop } = run
    try {
      for (let batches = 0; !stop.signal.aborted; batches += 1) {
        run.isAsked = false
        const names = await takeBatch(folderOf(key), BATCH)
        if (batches && names.length) await pause(TURN)
        if (names.length ? !(await importFiles(key, names)) : !run.isAsked) break
      }
    } catch (cause) {
      for (const file of run.files)
        if (isUnderway(file)) note(key, { ...file, state: 'waiting', reason: String(cause) })
    }
    if (stop.signal.aborted) {
      await rm(folderOf(key), { recursive: true, force: true })
      run.files = run.files.filter((file) => !isUnderway(file))
      onChange({ key, files: run.files })
      run.stop = new AbortController()
    }
    delete run.work
  }

  function start(key: string): void {
    const run = runOf(key)
    run.isAsked = true
    run.work ??= work(key)
  }

  /** What has come to its end was told. */
  function forgetSettled(run: Run): void {
    if (!run.files.some(isUnderway)) run.files = []
  }

  return {
    /** Takes a file in. @returns the name by which it is on disk; throws a UsageError on a name that is none */
    async receive(key: string, name: string, bytes: Readable) {
      const run = runOf(key)
      // What comes after a stop is not given up with the rest.
      if (run.stop.signal.aborted) await run.work
      await run.ready
      // Two folders of a card have files of the same name.
      const folder = folderOf(key)
      const place = await receiveFile(folder, name, bytes, [join(folder, BATCH_FOLDER)])
      forgetSettled(run)
      note(key, { name: place, state: 'waiting' })
      start(key)
      return place
    },
    /** Goes on with what an earlier run of the server has left. */
    resume: start,
    /** Ends the run, and gives up what is not in yet; once all have come to an end, forgets them. */
    stop(key: string) {
      const run = runOf(key)
      forgetSettled(run)
      run.stop.abort()
      start(key)
    },
    filesOf: (key: string) => runOf(key).files,
  }
}
