import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { isNamedSidecar } from '../../images/sidecars.ts'
import { readCatalog } from '../catalog/readCatalog.ts'
import { UsageError } from '../diagnostics/exit.ts'
import { listFolder } from '../files/listFolder.ts'
import type { SiteFolder } from '../files/site.ts'
import { openEncoders } from '../pictures/encoders.ts'
import {
  BATCH_FOLDER,
  moveInto,
  receiveFile,
  removePath,
  sidecarPath,
  takeBatch,
} from './incoming.ts'
import { importBatch } from './importBatch.ts'
import { type Brought, type BroughtFile, createRuns, isPending } from './runs.ts'

/** The number of files to import at once. Meanwhile edits at the light table wait for the lock. */
const BATCH = 8

/** ms that a turn of the edits lasts. Edits at the light table try to take the lock once a second. */
const TURN = 1_250

const TURNS = 10 // at most, between two batches

const UNKNOWN = { state: 'refused', code: 'unknown' } as const

/** `queue`: that of the edits. `done`: how many of them were done. */
type InboxSite = SiteFolder & {
  openEncoders?: typeof openEncoders
  turn?: number
  queue?: { done: number }
}

/**
 * Creates the inbox of the light table. Files wait in `.darkroom/incoming`, so a new server continues after a
 * killed one. When a file changes its state, `onChange` gets all files of its album.
 */
export function createInbox(site: InboxSite, onChange: (brought: Brought) => void) {
  const { root, turn = TURN } = site
  const context = { openEncoders, ...site }
  const runs = createRuns(context, onChange)
  const { latest, folderOf, runOf, note } = runs

  async function settle(id: string, file: BroughtFile): Promise<void> {
    const path = join(folderOf(id), BATCH_FOLDER, file.name)
    // Not refused, but taken in by another server.
    if (file.state === 'refused' && !existsSync(path)) return
    await keepOrRemove(site, id, path, file)
    note(id, file)
  }

  async function importFiles(id: string, names: readonly string[]): Promise<boolean> {
    const folder = join(folderOf(id), BATCH_FOLDER)
    const { sources, failures } = await listFolder(folder, false)
    const found = new Set([...sources, ...failures].map(({ name }) => name))
    for (const name of names)
      if (!found.has(name)) await settle(id, { name, state: 'refused', code: 'no-picture' })
    if (!found.size) return true
    for (const name of found) note(id, { name, state: 'working' })
    const { signal } = runOf(id).stop
    const { outcomes, problem } = await importBatch(latest.context, folder, id, signal)
    for (const name of found)
      // The files wait until the owner has solved the problem.
      if (problem !== undefined) note(id, { name, state: 'waiting', reason: problem })
      else await settle(id, { name, ...(outcomes.get(name) ?? UNKNOWN) })
    return problem === undefined
  }

  async function importAll(id: string): Promise<void> {
    const run = runOf(id)
    await run.noted
    for (let batches = 0; !run.stop.signal.aborted; batches += 1) {
      run.isAsked = false
      const names = await takeBatch(latest.context.disk, folderOf(id), BATCH)
      runs.dropTaken(id)
      if (batches && names.length) await giveTurns(turn, () => latest.context.queue?.done)
      if (names.length ? !(await importFiles(id, names)) : !run.isAsked) break
    }
  }

  async function work(id: string): Promise<void> {
    const run = runOf(id)
    const wait = ({ message }: Error) => runs.notePending(id, { state: 'waiting', reason: message })
    await importAll(id).catch(wait)
    if (run.stop.signal.aborted) {
      await removePath(folderOf(id)).then(() => runs.notePending(id, { state: 'left' }), wait)
      run.stop = new AbortController()
    }
    delete run.work
  }

  async function start(id: string): Promise<void> {
    const run = runOf(id)
    run.isAsked = true
    if (!run.work) run.noted = runs.noteWaiting(id)
    run.work ??= work(id)
    // The work reports its failure.
    await run.noted?.catch(() => {})
  }

  return {
    /**
     * Throws a UsageError for an unknown album, an unusable `name` and a sidecar alone. @param sidecarSize how many
     * of the first bytes are the file's sidecar @returns `received`: the name on disk
     */
    async receive(id: string, name: string, bytes: Readable, sidecarSize = 0) {
      await checkAlbum(root, id)
      if (isNamedSidecar(name))
        throw new UsageError(`${name}: is a sidecar. Add it together with its photograph.`)
      const run = runOf(id)
      // A stop applies only to the files before it.
      if (run.stop.signal.aborted) await run.work
      const receiving = receiveFile(folderOf(id), name, bytes, sidecarSize)
      run.receiving.add(receiving)
      const place = await receiving.finally(() => run.receiving.delete(receiving))
      const isKnown = run.files.some((one) => one.name === place && isPending(one))
      if (!isKnown) note(id, { name: place, state: 'waiting' })
      void start(id)
      return { received: place, files: run.files }
    },
    /** Continues with the files of an earlier server. Resolves once `filesOf` has them. */
    resume: start,
    /** Leaves out the files that are not imported yet, also those that are just being received. */
    async stop(id: string) {
      const run = runOf(id)
      await Promise.allSettled(run.receiving)
      run.stop.abort()
      void start(id)
    },
    /** Forgets what became of the files that are done. */
    forget: (id: string) => runs.report(id, runOf(id).files.filter(isPending)),
    filesOf: (id: string) => runOf(id).files,
  }
}

/** Waits for a turn of the edits, and for another after each in which one was done. */
async function giveTurns(ms: number, countDone: () => number | undefined): Promise<void> {
  for (let turns = 0; turns < TURNS; turns += 1) {
    const before = countDone()
    await pause(ms)
    if (countDone() === before) return
  }
}

async function checkAlbum(root: string, id: string): Promise<void> {
  const { albums } = await readCatalog(root)
  if (!albums.some((album) => album.id === id))
    throw new UsageError(`There is no album with the id ${id} in catalog.json. Nothing is kept.`)
}

/**
 * Keeps the original and its sidecar if the file is in the album and the owner wants originals. Otherwise removes
 * both. A file is `already` in the album if an earlier attempt could not keep its original.
 */
async function keepOrRemove(site: SiteFolder, id: string, path: string, { state }: BroughtFile) {
  const { originals } = (await readCatalog(site.root)).site
  if (originals !== undefined && (state === 'in' || state === 'already'))
    await moveInto(site, join(resolve(site.root, originals), id), path)
  else await removePath(sidecarPath(path)).then(() => removePath(path))
}
