import type { BigIntStats } from 'node:fs'
import { lstat, open, readdir, realpath, stat } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { isNamedSidecar, pairSidecars } from '../../images/sidecars.ts'
import { Refusal, type Refused } from '../diagnostics/refusal.ts'
import { HEAD, type Format, isNamedPicture, isNamedRaw, sniff } from '../formats/sniff.ts'
import { isNamedWork, undecodedKind } from '../formats/undecoded.ts'
import { compareNames } from './compareNames.ts'
import { errorCode } from './errorCode.ts'

/** A picture in a folder. `name`: its path below the folder. `stamp` changes when the file changes. */
export type Source = { name: string; path: string; format: Format; size: number; stamp: string }

export type Listing = {
  sources: Source[]
  failures: { name: string; refused: Refused }[]
  /** XMP files by the names of their pictures, and XMP files without a picture. */
  sidecars: ReadonlyMap<string, string>
  stray: readonly string[]
  /** The number of files that are not pictures and are not named like pictures. */
  others: number
  folders: number
}

const SYSTEM_NAME =
  /^(\.|(@eaDir|#recycle|\$RECYCLE\.BIN|__MACOSX|System Volume Information|lost\+found|CaptureOne|iPod Photo Cache)$)|\.(thm|lrdata|lrcat-data)$/i

/** Whether a name belongs to an operating system, a camera or a catalog program: thumbnails, trash. */
export const isSystemName = (name: string): boolean => SYSTEM_NAME.test(name)

const UNREADABLE: Record<string, [string, string]> = {
  ELOOP: ['is a symbolic link that leads back to itself', 'Replace it by the picture'],
  ENOENT: ['is a symbolic link to nothing', 'Replace it by the picture'],
  EACCES: ['may not be read', 'Mend its permissions'],
  EPERM: ['may not be read', 'Mend its permissions'],
}

function unreadable(cause: unknown): Refusal {
  const code = errorCode(cause) ?? 'unknown'
  const [why, remedy] = UNREADABLE[code] ?? [
    `cannot be read (${code})`,
    'Copy it from the card again',
  ]
  return new Refusal('unreadable', why, remedy)
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const unsupported = (message: string) =>
  new Refusal('unsupported', message, 'Export it as JPEG or TIFF')
const noImage = (message: string, remedy: string) => new Refusal('not-an-image', message, remedy)

function formatOf(head: Buffer, name: string): Format | Refusal {
  const format = sniff(head, name)
  if (format === 'video')
    return noImage(
      'is a video, despite its name',
      'Correct its ending, or remove it from the folder',
    )
  if (format === 'raw' || (!format && isNamedRaw(name)))
    return unsupported('is a camera raw file, which needs developing by hand')
  if (format && format !== 'jxl' && format !== 'bmp') return format
  const kind = undecodedKind(head, name)
  return kind
    ? unsupported(`is a picture in an unsupported format (${kind})`)
    : noImage('is not a picture, despite its name', 'Remove it from the folder, or export it again')
}

async function readSource(path: string, name: string, found: BigIntStats) {
  const size = Number(found.size)
  if (!found.isFile())
    return new Refusal('not-a-file', 'is not a file', 'Remove it from the folder')
  if (size === 0) return new Refusal('empty', 'is empty (0 bytes)', 'Copy it from the card again')
  const format = formatOf(await headOf(path), name)
  // ctime changes even if a program restores mtime.
  const stamp = `${found.mtimeNs}-${found.ctimeNs}`
  return format instanceof Refusal ? format : { name, path, format, size, stamp }
}

async function look(folder: string, name: string): Promise<Source | 'folder' | undefined> {
  const path = join(folder, name)
  const isNamed = isNamedPicture(name)
  const found = await stat(path, { bigint: true }).catch(async (cause: unknown) => {
    if (!isNamed) return undefined
    // Node replaces invalid UTF-8 in a name and then cannot find the file.
    if (name.includes('\uFFFD') && !(await lstat(path).catch(() => undefined)))
      throw new Refusal('unreadable', 'has a name that is not in UTF-8', 'Rename it')
    throw cause
  })
  if (!found) return undefined
  if (found.isDirectory()) return 'folder'
  const source = await readSource(path, name, found)
  if (!(source instanceof Refusal)) return source
  if (isNamed || source.refused.code === 'unsupported') throw source
  return undefined
}

/**
 * Lists the pictures in a folder, sorted by name. A file named like a picture that cannot be used is a
 * failure. Skips hidden and system files; enters folders only if `recursive`.
 */
export async function listFolder(folder: string, recursive: boolean): Promise<Listing> {
  const listing: Listing = {
    sources: [],
    failures: [],
    sidecars: new Map(),
    stray: [],
    others: 0,
    folders: 0,
  }
  const xmp: string[] = []
  const entered = new Set<string>()

  async function enter(below: string) {
    entered.add(await realpath(join(folder, below)))
    for (const name of await readdir(join(folder, below)))
      if (!isSystemName(name)) await meet(join(below, name))
  }

  async function meet(name: string) {
    try {
      const found = await look(folder, name)
      if (found === 'folder') await meetFolder(name)
      else if (found) listing.sources.push(found)
      else if (isNamedSidecar(name)) xmp.push(name)
      else listing.others += 1
    } catch (cause) {
      const { refused } = cause instanceof Refusal ? cause : unreadable(cause)
      listing.failures.push({ name, refused })
    }
  }

  async function meetFolder(name: string) {
    if (!recursive) {
      if (isNamedPicture(name))
        throw new Refusal(
          'not-a-file',
          'is a folder, not a picture',
          'Rename it, or add --recursive to import what is in it',
        )
      listing.folders += 1
      return
    }
    if (entered.has(await realpath(join(folder, name))))
      throw new Refusal(
        'not-a-file',
        'is a symbolic link back to a folder that was read already',
        'Remove the link',
      )
    await enter(name)
  }

  await enter('')
  listing.sources.sort((a, b) => compareNames(a.name, b.name))
  leavePairs(listing)
  const pictures = listing.sources.map(({ name }) => name)
  listing.sidecars = pairSidecars([...pictures, ...xmp])
  const paired = new Set(listing.sidecars.values())
  listing.stray = xmp.filter((name) => !paired.has(name)).toSorted(compareNames)
  listing.others += listing.stray.length
  listing.failures.sort((a, b) => compareNames(a.name, b.name))
  return listing
}

/** Drops failures of raw or working files that have a picture of the same name beside them. */
function leavePairs(listing: Listing): void {
  const stem = (name: string) => {
    const { dir, name: base } = parse(name)
    return join(dir, base).toLowerCase()
  }
  const have = new Set(listing.sources.map((s) => stem(s.name)))
  const isPair = (f: Listing['failures'][number]) =>
    f.refused.code === 'unsupported' &&
    (isNamedRaw(f.name) || isNamedWork(f.name)) &&
    have.has(stem(f.name))
  listing.others += listing.failures.filter(isPair).length
  listing.failures = listing.failures.filter((f) => !isPair(f))
}
