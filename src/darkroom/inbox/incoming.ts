import { randomUUID } from 'node:crypto'
import {
  createWriteStream,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { foldCase } from '../../content/foldCase.ts'
import { isNamedSidecar } from '../../images/sidecars.ts'
import { UsageError } from '../diagnostics/exit.ts'
import type { Disk } from '../files/disk.ts'
import { removeStaleFiles } from '../files/lock.ts'
import { tempName } from '../files/processIdentity.ts'
import { renameFile } from '../files/renameFile.ts'
import type { SiteFolder } from '../files/site.ts'

/** Removes a file or folder. Retries while a program has it open, as Node does only if it is `recursive`. */
export const removePath = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 5 })

function plainName(name: string): string {
  const plain = name
    .replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '')
    .slice(-150)
  if (plain.trim() === '')
    throw new UsageError(
      `${name}: is not a file name. Give the file a name with letters or digits.`,
    )
  return plain
}

/** Returns `a.jpg`, or `a (2).jpg` if that name is taken. */
function freeName(wanted: string, inUse: readonly string[]): string {
  const taken = new Set(inUse.map(foldCase))
  const { name, ext } = parse(wanted)
  let free = wanted
  for (let n = 2; taken.has(foldCase(free)); n++) free = `${name} (${n})${ext}`
  return free
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => !isNamedSidecar(name))

export const sidecarPath = (file: string) => `${file}.xmp`

/** Reads the sidecar of a file, which is the first `size` bytes of its upload. */
async function readSidecar(bytes: Readable, size: number): Promise<Buffer | undefined> {
  if (!size) return undefined
  for (;;) {
    const sidecar = bytes.read(size) as Buffer | null
    if (sidecar) return sidecar
    await once(bytes, 'readable')
  }
}

/** The names of all files that wait, including those of a batch. */
export const waitingFiles = async (folder: string): Promise<string[]> => [
  ...(await filesIn(join(folder, BATCH_FOLDER))),
  ...(await filesIn(folder)),
]

/** Whether two files have the same bytes. An import may move or remove the second one meanwhile. */
function isSame(a: string, b: string): boolean {
  try {
    return statSync(a).size === statSync(b).size && readFileSync(a).equals(readFileSync(b))
  } catch {
    return false
  }
}

/**
 * Writes a file and its sidecar into a folder, whole or not at all. A file that waits already is not written
 * twice. @returns the file's name, which is unique in the folder and its batch folder
 */
export async function receiveFile(
  folder: string,
  name: string,
  bytes: Readable,
  sidecarSize: number,
): Promise<string> {
  const plain = plainName(name)
  const part = join(folder, tempName(randomUUID()))
  let place = plain
  let sidecar: Buffer | undefined
  // Synchronous, because two files of the same name may finish at the same time.
  const takePlace = () => {
    const folders = [folder, join(folder, BATCH_FOLDER)].filter((one) => existsSync(one))
    place = plain
    if (folders.some((one) => isSame(part, join(one, plain)))) return
    place = freeName(
      plain,
      folders.flatMap((one) => readdirSync(one)),
    )
    const beside = sidecarPath(join(folder, place))
    if (sidecar) writeFileSync(beside, sidecar)
    else rmSync(beside, { force: true })
    renameSync(part, join(folder, place))
  }
  await mkdir(folder, { recursive: true })
  try {
    sidecar = await readSidecar(bytes, sidecarSize)
    await pipeline(bytes, createWriteStream(part))
    await renameFile(part, plain, { move: async () => takePlace() })
    return place
  } finally {
    // A part that cannot be removed now is removed after the end of this process.
    await removePath(part).catch(() => {})
  }
}

/**
 * Moves a file and its sidecar, or removes it if the folder has one with the same bytes. Never replaces another
 * file. @param name the wanted name
 */
export async function moveInto(
  site: SiteFolder,
  folder: string,
  from: string,
  name = basename(from),
): Promise<void> {
  await mkdir(folder, { recursive: true })
  await removeStaleFiles(site, [folder])
  // A hidden file may be half written.
  const inUse = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  const same = inUse.find((one) => isSame(from, join(folder, one)))
  const place = join(folder, same ?? freeName(name, inUse))
  const sidecar = sidecarPath(from)
  // First, because a kill between both would leave a sidecar for another file of this name.
  if (existsSync(sidecar)) await moveInto(site, folder, sidecar, basename(sidecarPath(place)))
  if (same !== undefined) return removePath(from)
  // A rename across disks fails.
  await renameFile(from, place).catch(async () => {
    await site.disk.write(place, await readFile(from))
    await removePath(from)
  })
}

/** Holds the files during their import. */
export const BATCH_FOLDER = 'now'

/** Moves the next files into the batch folder, unless it still holds files of a killed import. */
export async function takeBatch(disk: Disk, folder: string, count: number): Promise<string[]> {
  const batch = join(folder, BATCH_FOLDER)
  const left = await filesIn(batch)
  if (left.length) return left
  const names = (await filesIn(folder)).slice(0, count)
  await mkdir(batch, { recursive: true })
  for (const name of names.flatMap((one) => [sidecarPath(one), one]))
    if (existsSync(join(folder, name))) await disk.move(join(folder, name), join(batch, name))
  return names
}
