import { hostOf } from '../../images/hosts/hostOf.ts'
import { sizeSuffix } from '../../images/hosts/sizeSuffix.ts'
import { movedTo } from './ask.ts'
import type { Evidence } from './line.ts'
import { isDrawn } from './magic.ts'
import { isNotice, leadsToNotice } from './notice.ts'
import { type Picture, showSame } from './picture.ts'
import { type Src, readSrc } from './readSrc.ts'

/** A photo as its album file has it, good or bad. */
export type Entry = {
  id?: string | undefined
  src: string
  alt: string
  width?: number | undefined
  height?: number | undefined
  /** Kept off the site by the owner. */
  isHidden?: boolean
  /** The site shows its own copy. */
  isMirrored?: boolean
}

/** What is wrong with one photo. `fix` holds the values that were found to be right by asking. */
export type Fault = {
  code: string
  /** `info` is worth knowing and nothing to mend. */
  grade: 'error' | 'warning' | 'info'
  field: 'src' | 'alt' | 'width'
  reason: string
  remedy: string
  fix?: { src?: string; width?: number; height?: number }
}

/** What was learnt of an address; `undefined` where it was not asked. */
export type Seen = (url: string) => Evidence | undefined

/** What the photo is, where nothing about its address is wrong. */
export type Sound = { canonical: string; sha256: string }

export type Judged = { faults: Fault[]; sound?: Sound; coordinates?: Picture['coordinates'] }

type Body = Extract<Evidence, { kind: 'body' }>

/** Addresses that must be asked for before an entry can be judged. */
export function addressesOf(src: string): string[] {
  const said = readSrc(src)
  if (said.kind !== 'address') return []
  const { url, mended, secure } = said
  if (secure) return [new URL(secure).href]
  return mended ? [url, new URL(mended).href] : [url]
}

/** After that: where the whole picture may be, if this address holds a smaller version. */
export function largerOf(url: string, picture: Picture) {
  const at = new URL(url)
  const larger = hostOf(at)?.larger?.(at)
  return larger ? { larger, certain: false } : sizeSuffix(at, picture)
}

/** Judges one photo by what its hosts have answered. One cause gives one fault: the one to mend first. */
export function judge(entry: Entry, seen: Seen): Judged {
  const said = readSrc(entry.src)
  switch (said.kind) {
    case 'empty':
      return one(
        'empty-src',
        'warning',
        'is empty, so the photo is left out',
        'Set the address of the picture, or remove the entry',
      )
    case 'own':
      return { faults: [] }
    case 'unreadable':
      return one('bad-url', 'error', `is no address (${entry.src})`, 'Start it with https:// or /')
    case 'address':
      return judgeAddress(entry, said, seen)
  }
}

function judgeAddress(entry: Entry, said: Extract<Src, { kind: 'address' }>, seen: Seen): Judged {
  if (said.secure) {
    const verified = pictureOf(seen(new URL(said.secure).href))
    return one(
      'insecure-url',
      'error',
      `is not encrypted, so browsers do not show it on an https page (${said.url})`,
      verified ? `Write ${said.secure}` : 'Ask the host for an https address',
      verified && { src: said.secure },
    )
  }
  const evidence = seen(said.url)
  const misspelt = judgeEnding(entry, said, evidence, seen)
  if (misspelt) return misspelt
  if (said.trimmed) {
    const white = one(
      'whitespace-in-url',
      'warning',
      'has white space around the address',
      `Write ${said.trimmed}`,
      pictureOf(evidence) && { src: said.trimmed },
    )
    if (!evidence || pictureOf(evidence)) return white
    return { faults: [...white.faults, ...judgeAnswer(entry, said.url, evidence, seen).faults] }
  }
  return evidence ? judgeAnswer(entry, said.url, evidence, seen) : { faults: [] }
}

function judgeEnding(
  { src }: Entry,
  { url, mended, stuck }: Extract<Src, { kind: 'address' }>,
  evidence: Evidence | undefined,
  seen: Seen,
): Judged | undefined {
  if (!mended) return undefined
  const there = pictureOf(evidence)
  const better = pictureOf(seen(new URL(mended).href))
  const isSame = better && (!there || there.sha256 === better.sha256 || showSame(there, better))
  if (!stuck && !isSame) return undefined
  return one(
    'suspicious-extension',
    'warning',
    there
      ? `ends in something that is no part of an image address, which its host forgives today (${url})`
      : `ends in something that is no part of an image address (${src})`,
    isSame ? `Write ${mended}, which answers` : `Look for the right address; ${mended} is not it`,
    isSame && { src: mended },
  )
}

function judgeAnswer(entry: Entry, url: string, evidence: Evidence, seen: Seen): Judged {
  if (evidence.kind === 'failed') {
    const { cause, detail } = evidence
    return one(cause, 'error', `${SAID[cause]} (${url}: ${detail})`, REMEDIES[cause])
  }
  if (evidence.kind === 'refused')
    return one(
      `http-${evidence.status}`,
      'error',
      `is answered with status ${evidence.status} (${url})`,
      evidence.status >= 500
        ? 'Check again later'
        : 'Look for the new address, or remove the entry',
    )
  return judgeBody(entry, url, evidence, seen)
}

function judgeBody(entry: Entry, url: string, body: Body, seen: Seen): Judged {
  const { picture } = body
  const end = body.hops.at(-1)?.to ?? url
  if (leadsToNotice(url, end) || isNotice(picture))
    return one(
      'placeholder-image',
      'error',
      `is answered with a picture that says it is gone (${url} leads to ${end})`,
      'Look for the new address, or remove the entry',
    )
  if (!picture.type)
    return one(
      'not-an-image',
      'error',
      `holds no picture, whatever its name (${url})`,
      'Open it in a browser: it is a page; copy the address of the picture in it',
    )
  if (!isDrawn(picture.type))
    return one(
      'unsupported-type',
      'error',
      `is ${picture.type}, which browsers do not draw (${url})`,
      'Upload it as JPEG, or import it from a folder',
    )
  if (picture.state === 'too-large')
    return one(
      'too-large',
      'error',
      `has ${picture.width} × ${picture.height} pixels (${url})`,
      'Upload a smaller version',
    )
  if (body.cut || picture.state === 'truncated')
    return one(
      'truncated',
      'error',
      body.cut ? `stops before its announced length (${url})` : `is cut off (${url})`,
      body.cut ? 'Check again; if it stays, upload it again' : 'Upload it again',
    )
  if (picture.state === 'corrupt')
    return one('corrupt', 'error', `cannot be decoded (${url})`, 'Upload it again')

  const larger = judgeSize(url, picture, seen)
  const faults = [
    larger,
    ...(larger ? [] : judgeMeasures(entry, picture)),
    ...judgeDelivery(url, body, entry.isMirrored === true),
    ...(picture.coordinates === 'xmp' && !entry.isMirrored ? [GPS] : []),
  ].filter((fault) => fault !== undefined)
  const { coordinates, sha256 } = picture
  const isWhole = !larger
  return {
    faults,
    ...(entry.isMirrored ? {} : { coordinates }),
    ...(isWhole ? { sound: { canonical: canonicalOf(url), sha256 } } : {}),
  }
}

const GPS: Fault = {
  code: 'published-gps',
  grade: 'error',
  field: 'src',
  reason: 'tells where it was taken: the file on the host holds coordinates',
  remedy: 'Remove them and upload it again, or mirror the album and use the mirror',
}

/** A smaller version in the place of the whole picture. */
function judgeSize(url: string, picture: Picture, seen: Seen): Fault | undefined {
  const found = largerOf(url, picture)
  if (!found) return undefined
  const whole = pictureOf(seen(found.larger))
  const isSquare = picture.width === picture.height
  const isLarger = whole && whole.width > picture.width && (isSquare || showSame(whole, picture))
  if (!isLarger && !found.certain) return undefined
  return {
    code: 'thumbnail-used-as-original',
    grade: 'warning',
    field: 'src',
    reason: `is a smaller version of ${picture.width} × ${picture.height} pixels (${url})`,
    remedy: isLarger
      ? `Write ${found.larger}, which has ${whole.width} × ${whole.height}`
      : 'Look for the address of the whole picture',
    ...(isLarger ? { fix: { src: found.larger, width: whole.width, height: whole.height } } : {}),
  }
}

/** The box that the site keeps for the photo must have its shape. */
function judgeMeasures(entry: Entry, { width, height }: Picture): Fault[] {
  if (entry.width === undefined && entry.height === undefined) return []
  if (entry.width === width && entry.height === height) return []
  const written = `${entry.width ?? '?'} × ${entry.height ?? '?'}`
  return [
    {
      code: 'wrong-size',
      grade: 'warning',
      field: 'width',
      reason: `width/height must be ${width}x${height}, but the album says ${written}`,
      remedy: `Write ${width} and ${height}`,
      fix: { width, height },
    },
  ]
}

const BYTES = new Set(['', 'application/octet-stream', 'binary/octet-stream'])

function judgeDelivery(
  url: string,
  { type, picture, hops, refusedToPages }: Body,
  isMirrored: boolean,
): Fault[] {
  const faults: Fault[] = []
  const named = type.replace(/^image\/p?jpg$|^image\/pjpeg$/, 'image/jpeg')
  if (!BYTES.has(named) && named !== picture.type)
    faults.push({
      code: 'type-mismatch',
      grade: 'warning',
      field: 'src',
      reason: `is called ${type} by its host and is ${picture.type} (${url})`,
      remedy: 'Upload it again under the ending that it has',
    })
  if (refusedToPages && !isMirrored)
    faults.push({
      code: 'refused-by-referrer',
      grade: 'error',
      field: 'src',
      reason: `is shown by its host to nobody who comes from the site (${url})`,
      remedy: 'Allow the site at the host, or mirror the album and use the mirror',
    })
  const moved = movedTo(url, hops)
  if (moved !== url)
    faults.push({
      code: 'moved',
      grade: 'warning',
      field: 'src',
      reason: `has moved for good (${url})`,
      remedy: `Write ${moved}`,
      fix: { src: moved },
    })
  const at = new URL(url)
  const unstable = hostOf(at)?.unstable
  if (unstable && !isMirrored)
    faults.push({
      code: 'unstable-url',
      grade: 'warning',
      field: 'src',
      reason: `will not last: ${unstable} (${url})`,
      remedy: 'Mirror the album and use the mirror, or move the photo to another host',
    })
  return faults
}

const SAID = {
  timeout: 'is not answered in time',
  unreachable: 'cannot be reached',
  'redirect-loop': 'leads in a circle',
  'too-large': 'is more than the site should load',
  'insecure-url': 'leads to an address that is not encrypted',
}
const REMEDIES = {
  timeout: 'Check again later, or with a longer --timeout',
  unreachable: 'Check the spelling of the host, and your connection',
  'redirect-loop': 'Open it in a browser and copy the address of the picture',
  'too-large': 'Upload a smaller version',
  'insecure-url': 'Ask the host for an https address',
}

const one = (
  code: string,
  grade: Fault['grade'],
  reason: string,
  remedy: string,
  fix?: Fault['fix'] | false,
): Judged => ({
  faults: [{ code, grade, field: 'src', reason, remedy, ...(fix ? { fix } : {}) }],
})

/** The picture behind an address, where all of it came and it can be drawn. */
export function pictureOf(evidence: Evidence | undefined): Picture | undefined {
  if (evidence?.kind !== 'body' || evidence.cut) return undefined
  const { picture, url, hops } = evidence
  if (picture.state !== 'whole' || isNotice(picture)) return undefined
  return leadsToNotice(url, hops.at(-1)?.to ?? url) ? undefined : picture
}

/** One address for all sizes of a photo. */
export function canonicalOf(url: string): string {
  const at = new URL(url)
  return hostOf(at)?.canonical?.(at) ?? at.href
}
