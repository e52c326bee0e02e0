import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, existsSync, readdirSync, renameSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, join, parse, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readAlbum } from '../../darkroom/album/albumFile.ts'
import { findAlbum, readCatalog } from '../../darkroom/album/findAlbum.ts'
import { CommandError, EXIT } from '../../darkroom/diagnostics/exit.ts'
import { listFolder } from '../../darkroom/files/listFolder.ts'
import { privateFolder } from '../../darkroom/files/places.ts'
import type { AlbumState, Brought, BroughtFile } from '../contract.ts'

/** Files that one run of the command takes: acts at the table get their turn between two runs. */
const BATCH = 8

/** The files that were brought in through the page, on their way into albums. */
export type Imports = {
  /** Takes a file in. @returns the name by which it is on disk; throws a CommandError on a name that is none */
  receive(album: Target, name: string, bytes: Readable): Promise<string>
  /** Goes on with what an earlier run of the server has left. */
  resume(album: Target): void
  /** Ends the run, and gives up what is not in yet; once all have come to an end, forgets them. */
  stop(key: string): void
  filesOf(key: string): BroughtFile[]
}

/** An album that there is, by its key. */
type Target = Pick<AlbumState, 'key'>

type Run = {
  files: BroughtFile[]
  /** Once the halves of files are gone that a killed server has left. */
  ready: Promise<unknown>
  isStopped: boolean
  /** Since it looked for files last. */
  isAsked: boolean
  /** While it is at work. */
  work?: Promise<void>
  child?: ChildProcess
}
type Outcome = Omit<BroughtFile, 'name'>

const isUnderway = (state: BroughtFile['state']) => state === 'waiting' || state === 'working'

/** What the command says of a file, by the event. */
const OUTCOMES: Record<string, (event: Record<string, string>) => Outcome> = {
  published: ({ id }) => ({ state: 'in', id: id! }),
  unchanged: ({ id }) => ({ state: 'already', id: id! }),
  // Two names of the same bytes.
  duplicate: ({ id }) => ({ state: 'already', id: id! }),
  'removed-earlier': () => ({ state: 'refused', code: 'removed-earlier' }),
  failed: ({ kind, cause, remedy }) => ({
    state: 'refused',
    code: kind!,
    reason: `${cause}. ${remedy}.`,
  }),
}

/** A photo that was made before, by a run that was killed, is new in the album all the same. */
function outcomeOf(said: Outcome | undefined, before: ReadonlySet<string>): Outcome {
  if (!said) return { state: 'refused', code: 'unknown' }
  return said.state === 'already' && !before.has(said.id!) ? { ...said, state: 'in' } : said
}

/** A file's name without what leads elsewhere or means something to a system. */
function plainName(name: string): string {
  const plain = name
    .replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '')
    .slice(-150)
  if (plain.trim() === '') throw new CommandError(EXIT.usage, `${name}: is no name of a file.`)
  return plain
}

const namesIn = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)

/** Ends the name of a file that is still being received. */
const PART = '.part'

async function removeParts(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (name.endsWith(PART)) await rm(join(folder, name), { force: true })
}

/** `a.jpg`, or `a (2).jpg` where that is taken. */
function freeName(wanted: string, taken: readonly string[]): string {
  const { name, ext } = parse(wanted)
  let free = wanted
  for (let n = 2; taken.includes(free); n++) free = `${name} (${n})${ext}`
  return free
}

/** Moves a file into a folder, under another name where there is one of its name. */
async function moveInto(folder: string, from: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const place = freeName(basename(from), await readdir(folder))
  // Another disk cannot be moved to.
  await rename(from, join(folder, place)).catch(async () => {
    await copyFile(from, join(folder, place))
    await rm(from)
  })
}

/**
 * Opens the way in for files: they lie in `.darkroom/incoming` until `darkroom import` has taken them, so a
 * server that is killed goes on with them.
 * @param command the darkroom's, as a program and its arguments
 * @param onChange called with an album's files when one of them has come further
 */
export function openImports(
  root: string,
  command: readonly string[],
  onChange: (brought: Brought) => void,
): Imports {
  const runs = new Map<string, Run>()
  const folderOf = (key: string) => join(privateFolder(root), 'incoming', key)
  const runOf = (key: string): Run => {
    const known = runs.get(key)
    if (known) return known
    const ready = removeParts(folderOf(key))
    const run = { files: [], ready, isStopped: false, isAsked: false }
    runs.set(key, run)
    return run
  }

  function note(key: string, name: string, outcome: Outcome): void {
    const run = runOf(key)
    const file: BroughtFile = { name, ...outcome }
    const index = run.files.findIndex((one) => one.name === name)
    run.files = index < 0 ? [...run.files, file] : run.files.with(index, file)
    onChange({ key, files: run.files })
  }

  /** The ids of the photos that an album has, and of the bytes of all files that it has had. */
  async function idsOf(key: string): Promise<Set<string>> {
    const { albums } = await readCatalog(root)
    const album = await readAlbum(root, findAlbum(albums, key)!.file)
    return new Set([...(album?.photos ?? []), ...(album?.imported ?? [])].map(({ id }) => id))
  }

  /** Ends a file's way: kept where the owner said, or not kept. */
  async function settle(key: string, name: string, outcome: Outcome): Promise<void> {
    const path = join(folderOf(key), 'now', name)
    const { site } = await readCatalog(root)
    if (site.originals !== undefined && outcome.state === 'in')
      await moveInto(join(resolve(root, site.originals), key), path)
    else await rm(path, { force: true })
    note(key, name, outcome)
  }

  /** The next files, in a folder of their own: those of a run that was killed first. */
  async function nextBatch(key: string): Promise<string[]> {
    const folder = folderOf(key)
    const left = await namesIn(join(folder, 'now'))
    if (left.length) return left
    const names = (await namesIn(folder)).slice(0, BATCH)
    await mkdir(join(folder, 'now'), { recursive: true })
    for (const name of names) await rename(join(folder, name), join(folder, 'now', name))
    return names
  }

  /** Runs the command on a batch. Whether it came to its end. */
  async function importBatch(key: string, names: readonly string[]): Promise<boolean> {
    const folder = join(folderOf(key), 'now')
    const { sources, failures } = await listFolder(folder, false)
    const known = new Set([...sources, ...failures].map(({ name }) => name))
    for (const name of names)
      if (!known.has(name)) await settle(key, name, { state: 'refused', code: 'no-picture' })
    if (!known.size) return true

    const run = runOf(key)
    const before = await idsOf(key)
    for (const name of known) note(key, name, { state: 'working' })
    const [program = '', ...args] = command
    const child = spawn(program, [...args, 'import', folder, '--album', key, '--json', '--wait'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    run.child = child
    if (run.isStopped) child.kill('SIGINT')
    const outcomes = new Map<string, Outcome>()
    let problem = ''
    createInterface({ input: child.stdout }).on('line', (line) => {
      const event = JSON.parse(line) as Record<string, string>
      const outcome = OUTCOMES[event.event!]?.(event)
      if (outcome) outcomes.set(event.file!, outcome)
      if (event.event === 'stopped') problem = event.message!
    })
    const [code] = (await once(child, 'close')) as [number | null]
    delete run.child
    if (code === EXIT.good || code === EXIT.partial) {
      for (const name of known) await settle(key, name, outcomeOf(outcomes.get(name), before))
      return true
    }
    // What is here stays here, for when the owner has mended what the command says.
    for (const name of known) note(key, name, { state: 'waiting', reason: problem })
    return false
  }

  async function work(key: string): Promise<void> {
    const run = runOf(key)
    try {
      while (!run.isStopped) {
        run.isAsked = false
        const names = await nextBatch(key)
        if (names.length ? !(await importBatch(key, names)) : !run.isAsked) break
      }
    } catch (cause) {
      for (const { name, state } of run.files)
        if (isUnderway(state)) note(key, name, { state: 'waiting', reason: String(cause) })
    }
    if (run.isStopped) await giveUp(key)
    run.isStopped = false
    delete run.work
  }

  function start(key: string): void {
    const run = runOf(key)
    run.isAsked = true
    run.work ??= work(key)
  }

  async function giveUp(key: string): Promise<void> {
    await rm(folderOf(key), { recursive: true, force: true })
    const run = runOf(key)
    run.files = run.files.filter(({ state }) => !isUnderway(state))
    onChange({ key, files: run.files })
  }

  return {
    async receive({ key }, name, bytes) {
      const run = runOf(key)
      // What comes after a stop is not given up with the rest.
      if (run.isStopped) await run.work
      await run.ready
      const folder = folderOf(key)
      await mkdir(folder, { recursive: true })
      const plain = plainName(name)
      const part = join(folder, `.${randomUUID()}${PART}`)
      let place = plain
      try {
        await pipeline(bytes, createWriteStream(part))
        // Two folders of a card have files of the same name.
        // In one go: two of them may be done at the same time.
        const folders = [folder, join(folder, 'now')].filter((one) => existsSync(one))
        place = freeName(
          plain,
          folders.flatMap((one) => readdirSync(one)),
        )
        renameSync(part, join(folder, place))
      } catch (cause) {
        await rm(part, { force: true })
        throw cause
      }
      // What has come to its end was told.
      if (!run.files.some(({ state }) => isUnderway(state))) run.files = []
      note(key, place, { state: 'waiting' })
      start(key)
      return place
    },
    resume: ({ key }) => start(key),
    stop(key) {
      const run = runOf(key)
      if (!run.files.some(({ state }) => isUnderway(state))) run.files = []
      run.isStopped = true
      run.child?.kill('SIGINT')
      start(key)
    },
    filesOf: (key) => runOf(key).files,
  }
}
