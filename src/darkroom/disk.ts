import { constants } from 'node:fs'
import {
  access,
  link,
  mkdir,
  open,
  readFile,
  realpath,
  rename,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { EXIT, Halt, isHalt } from './exit.ts'
import { self, tempName } from './owner.ts'

/**
 * The one place where the darkroom writes. A file appears whole or not at all: it is written beside
 * its place, flushed, and then named. Every step is counted, so that a test can end the process, or
 * fill the disk, at any of them.
 */
export type Disk = {
  /** Makes `path` hold `bytes`, and the folders above it. `false` where it held them already. */
  write(path: string, bytes: Uint8Array | string): Promise<boolean>
  /** Makes `path` hold `text` unless there is such a file: then `false`. */
  claim(path: string, text: string): Promise<boolean>
  /** Moves `from` to `to` in the same folder; `false` where `from` is gone. */
  move(from: string, to: string): Promise<boolean>
  /** Removes a file; one that is gone already is well. */
  remove(path: string): Promise<void>
  /** File operations so far. */
  count(): number
}

type Step = 'folder' | 'open' | 'write' | 'sync' | 'rename' | 'link' | 'unlink'

const CAUSES: Record<string, [cause: string, remedy: string]> = {
  ENOSPC: ['the disk is full', 'Free some space'],
  EDQUOT: ['your share of the disk is used up', 'Free some space'],
  EROFS: ['the disk may only be read', 'Make it writable, or choose another folder with --out'],
  EACCES: ['writing is not permitted', 'Mend the permissions'],
  EPERM: ['writing is not permitted', 'Mend the permissions'],
  EIO: ['the disk failed', 'Try another disk'],
  ENOTDIR: ['a file stands where a folder must be', 'Move it away'],
  EEXIST: ['a file stands where a folder must be', 'Move it away'],
  EISDIR: ['a folder stands where the file must be', 'Move it away'],
}

/** What file systems without hard links (memory cards) answer. */
const LINKLESS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code ?? ''

/**
 * Opens the disk for a run in `root`. For tests, `env` may say `DARKROOM_CRASH_AT=k` (the process is
 * killed at the k-th operation, half way through if it writes) or `DARKROOM_FAIL_AT=k:ENOSPC` (from
 * the k-th operation on nothing more can be written).
 */
export function openDisk(root: string, env: Readonly<Record<string, string | undefined>>): Disk {
  const crashAt = Number(env.DARKROOM_CRASH_AT ?? 0)
  const [failAt = '0', failure = ''] = (env.DARKROOM_FAIL_AT ?? '').split(':')
  let count = 0
  /** Those that are known to be there. */
  const folders = new Set<string>()

  async function step<T>(kind: Step, run: () => Promise<T>, half?: () => Promise<unknown>) {
    count += 1
    if (count === crashAt) {
      await half?.()
      process.kill(process.pid, 'SIGKILL')
      await new Promise(() => {})
    }
    // A full disk still lets files go.
    const freeing = kind === 'unlink' && failure === 'ENOSPC'
    if (Number(failAt) > 0 && count >= Number(failAt) && !freeing)
      throw Object.assign(new Error(failure), { code: failure })
    return run()
  }

  function halt(path: string, cause: unknown): never {
    const [why, remedy] = CAUSES[codeOf(cause)] ?? []
    if (!why) throw cause
    const name = relative(root, path)
    throw new Halt(
      EXIT.disk,
      `${name.startsWith('..') ? path : name}: ${why} (${codeOf(cause)}). ${remedy}, then run the same command again: nothing is half written.`,
    )
  }

  async function guard<T>(path: string, run: () => Promise<T>): Promise<T> {
    try {
      return await run()
    } catch (cause) {
      if (isHalt(cause)) throw cause
      return halt(path, cause)
    }
  }

  async function syncFolder(folder: string) {
    const handle = await open(folder, constants.O_RDONLY)
    try {
      await step('sync', () => handle.sync())
    } catch (cause) {
      // Some systems cannot flush a folder; they promise the order of names anyway.
      if (!['EISDIR', 'EPERM', 'EINVAL'].includes(codeOf(cause))) throw cause
    } finally {
      await handle.close()
    }
  }

  async function writeTemp(path: string, bytes: Uint8Array): Promise<string> {
    const folder = dirname(path)
    if (!folders.has(folder)) await step('folder', () => mkdir(folder, { recursive: true }))
    folders.add(folder)
    const temp = join(folder, tempName(basename(path), self(), count))
    const handle = await step('open', () => open(temp, 'wx', 0o644))
    try {
      await step(
        'write',
        () => handle.writeFile(bytes),
        () => handle.write(bytes.subarray(0, bytes.length / 2)),
      )
      await step('sync', () => handle.sync())
    } catch (cause) {
      await handle.close().catch(() => {})
      await step('unlink', () => unlink(temp)).catch(() => {})
      throw cause
    }
    await handle.close()
    return temp
  }

  const isSame = (path: string, bytes: Uint8Array) =>
    readFile(path).then(
      (there) => there.equals(bytes),
      () => false,
    )

  return {
    count: () => count,
    write: (path, content) =>
      guard(path, async () => {
        const bytes = typeof content === 'string' ? Buffer.from(content) : content
        if (await isSame(path, bytes)) return false
        // A rename asks nobody: a file that its owner made read-only stays as it is.
        const place = await realpath(path).catch(() => path)
        await access(place, constants.W_OK).catch((cause: unknown) => {
          if (codeOf(cause) !== 'ENOENT') throw cause
        })
        const temp = await writeTemp(place, bytes)
        try {
          await step('rename', () => rename(temp, place))
        } catch (cause) {
          await step('unlink', () => unlink(temp)).catch(() => {})
          throw cause
        }
        await syncFolder(dirname(place))
        return true
      }),
    claim: (path, text) =>
      guard(path, async () => {
        const temp = await writeTemp(path, Buffer.from(text))
        try {
          // Unlike a rename, a link never replaces: the file is there whole, or another was first.
          await step('link', () =>
            link(temp, path).catch((cause: unknown) => {
              if (!LINKLESS.has(codeOf(cause))) throw cause
              return writeFile(path, text, { flag: 'wx' })
            }),
          )
          return true
        } catch (cause) {
          if (codeOf(cause) !== 'EEXIST') throw cause
          return false
        } finally {
          await step('unlink', () => unlink(temp)).catch(() => {})
        }
      }),
    move: (from, to) =>
      guard(from, async () => {
        try {
          await step('rename', () => rename(from, to))
          return true
        } catch (cause) {
          if (codeOf(cause) !== 'ENOENT') throw cause
          return false
        }
      }),
    remove: (path) =>
      guard(path, async () => {
        try {
          await step('unlink', () => unlink(path))
        } catch (cause) {
          if (codeOf(cause) !== 'ENOENT') throw cause
        }
      }),
  }
}
