import { CREDENTIALS } from '../inspectAlbum.ts'
import { type Entry, type Judged, type Seen, one } from './fault.ts'
import { isPassing } from './isPassing.ts'
import { judgeBody } from './judgeBody.ts'
import type { Evidence } from './line.ts'
import { showSame } from './picture.ts'
import { pictureOf } from './pictureOf.ts'
import { type Src, readSrc } from './readSrc.ts'

/** Addresses that must be asked for before an entry can be judged. */
export function addressesOf(src: string): string[] {
  const said = readSrc(src)
  if (said.kind === 'unreadable' && said.meant) return [new URL(said.meant).href]
  if (said.kind !== 'address') return []
  const { url, mended, secure } = said
  if (secure) return [new URL(secure).href]
  return mended ? [url, new URL(mended).href] : [url]
}

/**
 * Judges the address of one photo by what its hosts have answered; one that is empty or of the site's
 * own is not asked for. One cause gives one fault: the one to mend first.
 */
export function judge(entry: Entry, seen: Seen): Judged {
  const said = readSrc(entry.src)
  switch (said.kind) {
    case 'empty':
    case 'own':
      return { faults: [] }
    case 'secret':
      return one('credentials-in-url', ...CREDENTIALS)
    case 'unreadable':
      return judgeUnreadable(entry.src, said.meant, seen)
    case 'address':
      return judgeAddress(entry, said, seen)
  }
}

function judgeUnreadable(src: string, meant: string | undefined, seen: Seen): Judged {
  if (!meant) return one('bad-url', `is no address (${src})`, 'Start it with https:// or /')
  const isThere = pictureOf(seen(new URL(meant).href)) !== undefined
  return one(
    'bad-url',
    `is no address: it does not start with https: (${src})`,
    `Write ${meant}${isThere ? ', which answers' : ''}`,
    isThere && { src: meant },
  )
}

function judgeAddress(entry: Entry, said: Extract<Src, { kind: 'address' }>, seen: Seen): Judged {
  if (said.secure) {
    const secure = seen(new URL(said.secure).href)
    const verified = pictureOf(secure)
    return one(
      'insecure-url',
      `is not encrypted, so browsers do not show it on an https page (${said.url})`,
      verified
        ? `Write ${said.secure}`
        : isPassing(secure)
          ? `Check again later whether ${said.secure} answers; its host is busy`
          : 'Ask the host for an https address',
      verified && { src: said.secure },
    )
  }
  const evidence = seen(said.url)
  const misspelt = judgeEnding(entry, said, evidence, seen)
  if (misspelt) return misspelt
  if (said.trimmed) {
    const white = one(
      'whitespace-in-url',
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
  // What was not looked at may well be what is meant.
  if (!mended || (evidence?.kind === 'body' && isPassing(evidence))) return undefined
  const there = pictureOf(evidence)
  const other = seen(new URL(mended).href)
  const better = pictureOf(other)
  // What is larger than what it is taken to mean is meant itself.
  if (there && better && there.width > better.width) return undefined
  const isSame = better && (!there || there.sha256 === better.sha256 || showSame(there, better))
  // Some hosts end an address in what they are to do, as in `.jpg@2x`: it holds where only it answers.
  if (!isSame && (!stuck || (there && !isPassing(other)))) return undefined
  return one(
    'suspicious-extension',
    there
      ? `ends in something that is no part of an image address, which its host forgives today (${url})`
      : `ends in something that is no part of an image address (${src})`,
    isSame
      ? `Write ${mended}, which answers`
      : isPassing(other)
        ? `Check again later whether ${mended} is meant; its host is busy`
        : `Look for the right address; ${mended} is not it`,
    isSame && { src: mended },
  )
}

function judgeAnswer(entry: Entry, url: string, evidence: Evidence, seen: Seen): Judged {
  if (evidence.kind === 'failed') {
    const { cause, detail } = evidence
    return one(cause, `${SAID[cause]} (${url}: ${detail})`, REMEDIES[cause])
  }
  if (evidence.kind === 'refused')
    return one(
      `http-${evidence.status}`,
      `is answered with status ${evidence.status} (${url})`,
      remedyOf(evidence),
    )
  return judgeBody(entry, url, evidence, seen)
}

function remedyOf(refused: Extract<Evidence, { kind: 'refused' }>): string {
  if (isPassing(refused)) return 'Nothing is wrong with the address; check again later'
  return WITHHELD.has(refused.status)
    ? 'Let everybody see it at its host, or remove the entry'
    : 'Look for the new address, or remove the entry'
}

/** Statuses with which a host says that the picture is there, but not for everybody. */
const WITHHELD = new Set([401, 402, 403, 407, 451])

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
