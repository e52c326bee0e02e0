import { constants } from 'node:fs'
import { access, link, mkdir, open, readFile, realpath, unlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { EXIT, CommandError } from '../diagnostics/exit.ts'
import { errorCode } from './errorCode.ts'
import { renameFile } from './renameFile.ts'
import { tempName } from './processIdentity.ts'

export type Disk = ReturnType<typeof createDisk>

const CAUSES: Record<string, [cause: string, remedy: string]> = {
  ENOSPC: ['the disk is full', 'Free some space'],
  EDQUOT: ['your disk quota is used up', 'Free some space'],
  EROFS: ['the disk is read-only', 'Make it writable'],
  EACCES: ['writing is not permitted', 'Mend the permissions'],
  EPERM: ['writing is not permitted', 'Mend the permissions'],
  EBUSY: [
    'another program has it open',
    'Close that program (an editor, a virus scanner, one that copies to a cloud)',
  ],
  EIO: ['the disk failed', 'Try another disk'],
  ENOTDIR: ['a file is in the place of a folder', 'Move it away'],
  EEXIST: ['a file is in the place of a folder', 'Move it away'],
  EISDIR: ['a folder stands where the file must be', 'Move it away'],
}

/** Errors of file systems without hard links, such as those of memory cards. `EISDIR`: exFAT on Windows. */
const LINKLESS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EISDIR'])

/** `undefined` if the step fails with this code. */
const unless = <T>(code: string, step: Promise<T>): Promise<T | undefined> =>
  step.catch((cause: unknown) => {
    if (errorCode(cause) !== code) throw cause
    return undefined
  })

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY)
  try {
    await handle.sync()
  } catch (cause) {
    // Some systems cannot flush a folder.
    if (!['EISDIR', 'EPERM', 'EINVAL'].includes(errorCode(cause) ?? '')) throw cause
  } finally {
    await handle.close()
  }
}

/** Writes and flushes a temporary file beside `path`. Returns its path. */
async function writeTemp(path: string, bytes: Uint8Array): Promise<string> {
  await mkdir(dirname(path), { recursive: true })
  const temp = join(dirname(path), tempName(basename(path)))
  const handle = await open(temp, 'wx', 0o644)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } catch (cause) {
    await handle.close().catch(() => {})
    await unlink(temp).catch(() => {})
    throw cause
  }
  await handle.close()
  return temp
}

async function replace(path: string, content: Uint8Array | string): Promise<boolean> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const there = await readFile(path).catch(() => undefined)
  if (there?.equals(bytes)) return false
  // A rename would also replace a read-only file.
  const place = await realpath(path).catch(() => path)
  await unless('ENOENT', access(place, constants.W_OK))
  const temp = await writeTemp(place, bytes)
  try {
    await renameFile(temp, place)
  } catch (cause) {
    await unlink(temp).catch(() => {})
    throw cause
  }
  await syncFolder(dirname(place))
  return true
}

async function createFile(path: string, text: string): Promise<boolean> {
  const temp = await writeTemp(path, Buffer.from(text))
  try {
    // Unlike a rename, a link never replaces an existing file.
    await link(temp, path).catch((cause: unknown) => {
      if (!LINKLESS.has(errorCode(cause) ?? '')) throw cause
      return writeFile(path, text, { flag: 'wx' })
    })
    return true
  } catch (cause) {
    if (errorCode(cause) !== 'EEXIST') throw cause
    return false
  } finally {
    await unlink(temp).catch(() => {})
  }
}

/**
 * All writes of the darkroom. A write is atomic: it flushes a temporary file, then renames it. If the disk
 * cannot be written, the command ends with exit 5.
 */
export function createDisk(root: string) {
  async function guard<T>(path: string, step: Promise<T>): Promise<T> {
    try {
      return await step
    } catch (cause) {
      const [why, remedy] = CAUSES[errorCode(cause) ?? ''] ?? []
      if (!why) throw cause
      const name = relative(root, path)
      throw new CommandError(
        EXIT.disk,
        `${name.startsWith('..') ? path : name}: ${why} (${errorCode(cause)}). ${remedy}, then run the same command again: nothing is half written.`,
      )
    }
  }
  return {
    /** Writes a file and creates its folders. Returns `false` if the file already had these bytes. */
    write: (path: string, content: Uint8Array | string) => guard(path, replace(path, content)),
    /** Creates a file. Returns `false` if it exists. */
    create: (path: string, text: string) => guard(path, createFile(path, text)),
    /** Renames a file within its folder. Returns `false` if it does not exist. */
    async move(from: string, to: string): Promise<boolean> {
      const moved = renameFile(from, to).then(() => true)
      return (await guard(from, unless('ENOENT', moved))) ?? false
    },
    remove: (path: string) => guard(path, unless('ENOENT', unlink(path))),
  }
}
