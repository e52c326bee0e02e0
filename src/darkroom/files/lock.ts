import { utimesSync } from 'node:fs'
import { readFile, readdir, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { EXIT, CommandError } from '../diagnostics/exit.ts'
import {
  isAlive,
  type ProcessIdentity,
  processOfTemp,
  thisProcess,
  tempName,
} from './processIdentity.ts'
import { lockFile, privateFolder } from './places.ts'
import type { SiteFolder } from './site.ts'

/** ms between attempts to take the lock */
const POLL = 200

/** ms between heartbeats; a holder without a heartbeat for `DEAD` counts as dead */
const HEARTBEAT = 10_000
const DEAD = 120_000

type Run = SiteFolder & { reporter: { line(text: string): void }; stop: AbortSignal }

async function lockHolder(root: string): Promise<ProcessIdentity | undefined> {
  const text = await readFile(lockFile(root), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : readIdentity(text)
}

export async function isLocked(root: string): Promise<boolean> {
  const holder = await lockHolder(root)
  return holder !== undefined && isAlive(holder)
}

/** The state of the lock, for people. */
export async function describeLock(root: string): Promise<string> {
  const holder = await lockHolder(root)
  if (!holder) return 'free'
  return isAlive(holder)
    ? `held by process ${holder.pid} on ${holder.host}`
    : `left by process ${holder.pid}, which is gone; the next run takes it over`
}

function readIdentity(text: string): ProcessIdentity {
  try {
    const { pid, started, host } = JSON.parse(text) as Partial<ProcessIdentity>
    return { pid: pid ?? 0, started: started ?? '0', host: host ?? '' }
  } catch {
    // Treat an unknown holder like one on another machine.
    return { pid: 0, started: '0', host: '?' }
  }
}

/** Removes the lock of a dead process, unless another run has taken it over. */
async function clearStale({ disk, root }: SiteFolder, dead: ProcessIdentity): Promise<void> {
  const aside = join(privateFolder(root), tempName('lock'))
  if (!(await disk.move(lockFile(root), aside))) return
  const taken = await readFile(aside, 'utf8')
  // If another run took the lock after it was read, give it back.
  if (JSON.stringify(readIdentity(taken)) !== JSON.stringify(dead))
    await disk.create(lockFile(root), taken)
  await disk.remove(aside)
}

/** Decides by heartbeats if the start time is unknown: another process may have the same id by now. */
async function isSilent(root: string, { started, host }: ProcessIdentity): Promise<boolean> {
  if (started !== '0' || host !== hostname()) return false
  const found = await stat(lockFile(root)).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > DEAD
}

/** Updates the lock's mtime as a heartbeat. @returns a function that stops it */
function keepAlive(root: string): () => void {
  const timer = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(lockFile(root), now, now)
    } catch {
      // The owner may have deleted the lock.
    }
  }, HEARTBEAT)
  timer.unref()
  return () => clearInterval(timer)
}

async function acquire(run: Run, wait: boolean): Promise<void> {
  const { disk, root, reporter, stop } = run
  for (let isSaid = false; ;) {
    if (await disk.create(lockFile(root), `${JSON.stringify(thisProcess())}\n`)) return
    const holder = await lockHolder(root)
    if (!holder) continue
    if (!isAlive(holder) || (await isSilent(root, holder))) {
      await clearStale(run, holder)
      continue
    }
    const who = `.darkroom/lock: another run is active (process ${holder.pid} on ${holder.host})`
    if (!wait)
      throw new CommandError(
        EXIT.locked,
        `${who}. Wait until it ends, or add --wait. If that process is gone, delete the file.`,
      )
    if (!isSaid) reporter.line(`${who}. Waiting.`)
    isSaid = true
    await pause(POLL)
    if (stop.aborted)
      throw new CommandError(EXIT.interrupted, 'Stopped while waiting; nothing was changed.')
  }
}

export async function removeStaleFiles({ disk }: SiteFolder, folders: string[]): Promise<void> {
  for (const folder of new Set(folders))
    for (const name of await readdir(folder).catch(() => [])) {
      const holder = processOfTemp(name)
      if (holder && !isAlive(holder)) await disk.remove(join(folder, name))
    }
}

/** Runs `work` with the site's lock, after removing stale files from `folders`. */
export async function withLock<T>(
  run: Run,
  { wait, folders }: { wait: boolean; folders: string[] },
  work: () => Promise<T>,
): Promise<T> {
  await acquire(run, wait)
  const stop = keepAlive(run.root)
  try {
    await removeStaleFiles(run, [privateFolder(run.root), ...folders])
    return await work()
  } finally {
    stop()
    await run.disk.remove(lockFile(run.root)).catch(() => {})
  }
}
