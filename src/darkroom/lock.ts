import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { EXIT, Halt } from './exit.ts'
import { isAlive, type Owner, ownerOfTemp, self, tempName } from './owner.ts'
import { lockFile, privateFolder } from './places.ts'
import type { World } from './world.ts'

/** ms between two looks at a lock that is waited for. */
const LOOK = 200

/** Who holds the lock of this site, if anybody. */
export async function holder(root: string): Promise<Owner | undefined> {
  const text = await readFile(lockFile(root), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : readOwner(text)
}

function readOwner(text: string): Owner {
  try {
    const { pid, started, host } = JSON.parse(text) as Partial<Owner>
    return { pid: pid ?? 0, started: started ?? '0', host: host ?? '' }
  } catch {
    // Not ours to judge: like one on another machine.
    return { pid: 0, started: '0', host: '?' }
  }
}

/** Takes the lock of a dead process away, unless another run was faster. */
async function clearStale({ disk, root }: World, dead: Owner): Promise<void> {
  const aside = join(privateFolder(root), tempName('lock', self(), disk.count()))
  if (!(await disk.move(lockFile(root), aside))) return
  const taken = await readFile(aside, 'utf8')
  // Between the look and the move another run may have taken over: give its lock back.
  if (JSON.stringify(readOwner(taken)) !== JSON.stringify(dead))
    await disk.claim(lockFile(root), taken)
  await disk.remove(aside)
}

async function take(world: World, wait: boolean): Promise<void> {
  const { disk, root, say, stop } = world
  for (let told = false; ;) {
    if (await disk.claim(lockFile(root), `${JSON.stringify(self())}\n`)) return
    const owner = await holder(root)
    if (!owner) continue
    if (!isAlive(owner)) {
      await clearStale(world, owner)
      continue
    }
    const who = `.darkroom/lock: another run has it (process ${owner.pid} on ${owner.host})`
    if (!wait)
      throw new Halt(
        EXIT.locked,
        `${who}. Let it finish, or add --wait; delete the file if that process is gone.`,
      )
    if (!told) say.line(`${who}. Waiting.`)
    told = true
    await pause(LOOK)
    if (stop.aborted)
      throw new Halt(EXIT.interrupted, 'Stopped while waiting; nothing was changed.')
  }
}

/** Removes what killed runs left behind in these folders: only files of processes that are gone. */
export async function sweep({ disk }: World, folders: string[]): Promise<void> {
  for (const folder of new Set(folders))
    for (const name of await readdir(folder).catch(() => [])) {
      const owner = ownerOfTemp(name)
      if (owner && !isAlive(owner)) await disk.remove(join(folder, name))
    }
}

/** Runs `work` while nobody else writes to this site, after sweeping `folders`. */
export async function withLock<T>(
  world: World,
  { wait, folders }: { wait: boolean; folders: string[] },
  work: () => Promise<T>,
): Promise<T> {
  await take(world, wait)
  try {
    await sweep(world, [privateFolder(world.root), ...folders])
    return await work()
  } finally {
    await world.disk.remove(lockFile(world.root)).catch(() => {})
  }
}
