import type { Level } from '../content/schema.ts'
import type { Diagnostic } from '../content/source/diagnostic.ts'
import type { Content } from '../content/source/content.ts'
import { parseRights } from '../darkroom/formats/rightsPacket.ts'
import { privacyIssues } from '../darkroom/published/privacyIssues.ts'
import { type BuiltFile, builtFiles } from './builtFiles.ts'
import { createSearch } from './createSearch.ts'
import { readableText } from './readableText.ts'
import { isBounded } from './isBounded.ts'
import { type Measure, measuresIn } from './measuresIn.ts'
import { readingOf, toldToMachines } from './readingOf.ts'
import type { Kind, Secret } from './secret.ts'
import { secretsOf } from './secretsOf.ts'

type Part = 'name' | 'told' | 'whole'

const SAID: Record<Kind | Measure['kind'], string> = {
  name: 'the name',
  address: 'an address',
  caption: 'the caption',
  picture: 'a picture',
  keyword: 'a keyword',
  place: 'coordinates',
  serial: 'a serial number',
}
const WHERE: Record<Part, string> = { name: 'its name', told: 'its head', whole: '' }
const MAY: Record<Secret['level'], string> = {
  listed: 'is listed: search engines and public albums must not show it',
  unlisted: 'is unlisted: only its own pages may show it',
  hidden: 'is hidden',
}
const isKept = (level: Level | undefined) => level !== undefined && level !== 'public'
const isPage = (path: string) => path.endsWith('.html')
const isOpenAlbum = ({ owners, level }: BuiltFile) =>
  level === 'public' && owners.some((owner) => owner.startsWith('album ') || owner === 'search')

/** Whether a part of a file may contain a private text. */
function mayTell({ level, owners, kind, text }: Secret, part: Part, file: BuiltFile): boolean {
  if (level === 'hidden') return false
  // A page with noindex may contain its own address for machines, but no name or caption.
  if (part === 'told' && (!isKept(file.level) || (kind !== 'address' && kind !== 'picture')))
    return false
  // A picture may be in several albums.
  const isOwn = file.owners.length > 0 && file.owners.every((owner) => owners.has(owner))
  const isOwnPicture = kind === 'picture' && file.owners.some((owner) => owners.has(owner))
  if (isOwn || isOwnPicture || [...file.exempt].some((said) => said.includes(text))) return true
  const isOfAlbum = [...owners].some((owner) => owner.startsWith('album '))
  return file.surface === 'shared' && level === 'listed' && !(isOfAlbum && isOpenAlbum(file))
}

/** Line and column of a text. If it was written with escapes, its offset in the decoded file. */
function placeOf(wanted: string, raw: string, at: number): string {
  const found = raw.indexOf(wanted)
  if (found < 0) return `character ${at + 1}, written with escapes`
  const before = raw.slice(0, found)
  const line = before.split('\n').length
  return `line ${line}, column ${found - before.lastIndexOf('\n')}`
}

const INLINE = /data:([\w/+.-]*)(?:;[\w=-]+)*;base64,([\w+/]+=*)/g
const PICTURE = /\.(avif|jpe?g|jfif|png|webp|gif|heic|heif|tiff?|jxl|ico)$/i
const PACKED_BY_FORMAT = /\.(woff2?|pdf)$/i

export type Scan = {
  /** Finds private data in a file. `name`: for messages; default `path`. */
  read: (path: string, bytes: Buffer, name?: string) => Diagnostic[]
  secrets: readonly Secret[]
  /** Secrets that cannot be searched for. */
  untold: readonly Secret[]
}

/** Makes a scan for private data in the files of a built site. Pure. For `publicTexts` see secretsOf. */
export function createScan(
  content: Content,
  publicTexts: readonly string[],
  dataFiles: ReadonlyMap<string, string>,
): Scan {
  const { secrets, untold } = secretsOf(content, publicTexts, dataFiles)
  const fileAt = builtFiles(content, dataFiles)
  const { site, projects, resume, pages, categories } = content
  // An owner may publish the coordinates of a studio, for example.
  const ownWords = readableText(JSON.stringify([site, projects, resume, pages, categories]))
  const seenInline = new Set<string>()
  const searchText = createSearch(secrets, isBounded)
  const searchCode = createSearch(secrets, (...match) => isBounded(...match, true))

  /** Collects the findings in a file. `look` searches a part of it for private texts. */
  function createFindings(path: string, name: string) {
    const file = fileAt(path)
    const issues: Diagnostic[] = []
    const reported = new Set<Secret>()
    const note = (code: string, place: string, message: string, remedy: string) =>
      issues.push({ code, severity: 'error', file: name, path: place, message, remedy })

    function look(part: Part, raw: string, text: string) {
      const search = file.isCode && part !== 'name' ? searchCode : searchText
      for (const [secret, at] of search(text)) {
        if (reported.has(secret) || mayTell(secret, part, file)) continue
        reported.add(secret)
        note(
          `tells-${secret.kind}`,
          WHERE[part] || placeOf(secret.text, raw, at),
          `contains ${SAID[secret.kind]} of ${secret.from}, which ${MAY[secret.level]}`,
          'Remove it from the content of this file, or choose a more open level; then build again',
        )
      }
    }
    look('name', path, readableText(path))
    return { issues, note, look, level: file.level }
  }
  type Findings = ReturnType<typeof createFindings>

  function readHead({ note, look, level }: Findings, raw: string) {
    const told = toldToMachines(raw, level ?? 'public')
    look('told', raw, readableText(told))
    if (isKept(level) && !/<meta[^>]*name="robots"[^>]*content="[^"]*noindex/.test(told))
      note(
        'indexed-page',
        '',
        'is not for search engines, but its head lacks robots noindex',
        'Add robots noindex to its head, as pageHead does',
      )
  }

  function readInline({ issues, look }: Findings, name: string, raw: string, text: string) {
    for (const [, type = '', base64 = ''] of text.matchAll(INLINE)) {
      if (seenInline.has(base64)) continue
      seenInline.add(base64)
      const inline = Buffer.from(base64, 'base64')
      if (type.startsWith('image/')) issues.push(...privacyIssues(inline, name, 'inline picture'))
      else look('whole', raw, readableText(inline.toString('utf8')))
    }
  }

  function read(path: string, bytes: Buffer, name = path): Diagnostic[] {
    const findings = createFindings(path, name)
    const { issues, note, look } = findings
    if (PICTURE.test(path)) {
      const rights = Object.values(parseRights(bytes) ?? {}).join('\n')
      look('whole', rights, readableText(rights))
      return [...issues, ...privacyIssues(bytes, name)]
    }
    const raw = bytes.toString('utf8')
    const text = readableText(raw)
    if (isPage(path)) readHead(findings, raw)
    look('whole', raw, text)
    if (PACKED_BY_FORMAT.test(path)) return issues
    const reading = readingOf(path, raw)
    if (isPage(path)) look('whole', raw, readableText(reading.join('\n')))
    for (const said of measuresIn(text, reading, ownWords))
      note(
        `tells-${said.kind}`,
        placeOf(said.text.replace(/^[\w-]+: /, ''), raw, Math.max(0, text.indexOf(said.text))),
        `contains ${SAID[said.kind]}`,
        'Remove it from the content, and build again',
      )
    readInline(findings, name, raw, text)
    // SVGs in assets/ belong to the code.
    if (path.endsWith('.svg') && !path.startsWith('assets/'))
      issues.push(...privacyIssues(bytes, name))
    return issues
  }
  return { read, secrets, untold }
}
