import { lstat, open, readdir, realpath, stat } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { Refusal, type Refused } from '../diagnostics/refusal.ts'
import { HEAD, type Format, isNamedPicture, isNamedRaw, sniff } from '../formats/sniff.ts'
import { isNamedWork, undecodedKind } from '../formats/undecoded.ts'

/** A picture on the card. `name` is its path below the folder; `stamp` changes when its bytes may have. */
export type Source = { name: string; path: string; format: Format; size: number; stamp: string }

export type Listing = {
  sources: Source[]
  failures: { name: string; refused: Refused }[]
  /** Files that are no pictures and are not named as one. */
  others: number
  /** Folders that were not entered. */
  folders: number
}

/** Compares names as people count: `2.jpg` before `10.jpg`; the same on every machine. */
export function compareNames(a: string, b: string): number {
  const parts = (name: string) => name.normalize('NFC').toLowerCase().split(/(\d+)/)
  const left = parts(a)
  const right = parts(b)
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const [l, r] = [left[i]!, right[i]!]
    const byNumber = i % 2 === 1 ? Number(l) - Number(r) : 0
    if (byNumber !== 0) return byNumber
    if (l !== r) return l < r ? -1 : 1
  }
  return left.length - right.length || (a < b ? -1 : Number(a > b))
}

const SYSTEM_NAME =
  /^(\.|(@eaDir|#recycle|\$RECYCLE\.BIN|__MACOSX|System Volume Information|lost\+found|CaptureOne|iPod Photo Cache)$)|\.(thm|lrdata|lrcat-data)$/i

/** Whether a file or folder is one that systems, cameras and catalogs keep for themselves: thumbnails, waste. */
export const isSystemName = (name: string): boolean => SYSTEM_NAME.test(name)

const UNREADABLE: Record<string, [string, string]> = {
  ELOOP: ['is a symbolic link that leads back to itself', 'Replace it by the picture'],
  ENOENT: ['is a symbolic link to nothing', 'Replace it by the picture'],
  EACCES: ['may not be read', 'Mend its permissions'],
  EPERM: ['may not be read', 'Mend its permissions'],
}

function unreadable(cause: unknown): Refusal {
  const code = (cause as NodeJS.ErrnoException).code ?? 'unknown'
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

/** Looks at one file that may be a picture. `undefined`: it is none, and is not named as one. */
async function look(folder: string, name: string): Promise<Source | 'folder' | undefined> {
  const path = join(folder, name)
  const isNamed = isNamedPicture(name)
  let found
  try {
    found = await stat(path, { bigint: true })
  } catch (cause) {
    if (!isNamed) return undefined
    // Bytes that are no UTF-8 became this character, and the file is not found by it.
    if (name.includes('\uFFFD') && !(await lstat(path).catch(() => undefined)))
      throw new Refusal('unreadable', 'has a name that is not in UTF-8', 'Rename it')
    throw unreadable(cause)
  }
  if (found.isDirectory()) return 'folder'
  if (!found.isFile()) {
    if (!isNamed) return undefined
    throw new Refusal('not-a-file', 'is no file', 'Remove it from the folder')
  }
  const size = Number(found.size)
  if (size === 0) {
    if (!isNamed) return undefined
    throw new Refusal('empty', 'is empty (0 bytes)', 'Copy it from the card again')
  }
  const head = await headOf(path).catch((cause: unknown) => {
    throw unreadable(cause)
  })
  const format = sniff(head, name)
  if (format === 'video') {
    if (!isNamed) return undefined
    throw new Refusal(
      'not-an-image',
      'is a film, whatever its name says',
      'Give it the name of a film, or remove it from the folder',
    )
  }
  if (format === 'raw' || (!format && isNamedRaw(name)))
    throw new Refusal(
      'unsupported',
      'is a camera raw file, which needs developing by hand',
      'Export it as JPEG or TIFF',
    )
  const kind =
    format && format !== 'jxl' && format !== 'bmp' ? undefined : undecodedKind(head, name)
  if (kind)
    throw new Refusal(
      'unsupported',
      `is a picture of a kind that is not decoded here (${kind})`,
      'Export it as JPEG or TIFF',
    )
  if (!format || format === 'jxl' || format === 'bmp') {
    if (!isNamed) return undefined
    throw new Refusal(
      'not-an-image',
      'is no picture, whatever its name says',
      'Remove it from the folder, or export it again',
    )
  }
  // The time of the last change of state also tells of an edit that put the other times back.
  return { name, path, format, size, stamp: `${found.mtimeNs}-${found.ctimeNs}` }
}

/**
 * The pictures of a folder by name, told by their bytes. What looks like a picture and is none comes
 * back as a failure. Hidden files and those that systems keep for themselves are left alone; other folders
 * too, unless `recursive`.
 */
export async function listFolder(folder: string, recursive: boolean): Promise<Listing> {
  const listing: Listing = { sources: [], failures: [], others: 0, folders: 0 }
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
  listing.failures.sort((a, b) => compareNames(a.name, b.name))
  return listing
}

/**
 * A camera that writes raw and JPEG means one photo, and so does whoever exports a JPEG beside the file
 * that it was worked on in: where the JPEG is there, the other is no failure.
 */
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
