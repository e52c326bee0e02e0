import { CREDENTIALS } from '../../../content/source/addresses/credentials.ts'
import { parseSrc, type Src } from '../../../content/source/addresses/parseSrc.ts'
import { type ReadPicture, showSame } from '../../pictures/picture.ts'
import { isTemporary, pictureOf, type Probe } from '../client/probe.ts'
import { checkPicture } from './checkPicture.ts'
import { type Checked, type LinkedPhoto, type Fault, finding, type Lookup } from './fault.ts'

type Address = Extract<Src, { kind: 'address' }>

/** Checks a photo's address by its host's answers. Each cause is reported once. */
export function checkPhoto(entry: LinkedPhoto, lookup: Lookup): Checked {
  const read = parseSrc(entry.src)
  switch (read.kind) {
    case 'empty':
    case 'own':
      return { faults: [] }
    case 'secret':
      return { faults: [finding('credentials-in-url', CREDENTIALS.message, CREDENTIALS.remedy)] }
    case 'unreadable':
      return { faults: [unreadable(entry.src, read.meant, lookup)] }
    case 'address':
      return checkAddress(entry, read, lookup)
  }
}

function unreadable(src: string, meant: string | undefined, lookup: Lookup): Fault {
  if (!meant) return finding('bad-url', `is not an address (${src})`, 'Start it with https:// or /')
  const isThere = pictureOf(lookup(new URL(meant).href)) !== undefined
  return finding(
    'bad-url',
    `is not an address: it does not start with https: (${src})`,
    `Write ${meant}${isThere ? ', which answers' : ''}`,
    isThere ? { fix: { src: meant } } : {},
  )
}

function checkAddress(entry: LinkedPhoto, address: Address, lookup: Lookup): Checked {
  const { url, trimmed, secure } = address
  if (secure) return { faults: [insecure(url, secure, lookup)] }
  const misspelt = checkEnding(entry.src, address, lookup)
  if (misspelt) return { faults: [misspelt] }
  const probe = lookup(url)
  const checked = probe ? checkAnswer(entry, url, probe, lookup) : { faults: [] }
  if (!trimmed) return checked
  const isThere = pictureOf(probe) !== undefined
  const white = finding(
    'whitespace-in-url',
    'has white space around the address',
    `Write ${trimmed}`,
    isThere ? { fix: { src: trimmed } } : {},
  )
  return { faults: isThere ? [white] : [white, ...checked.faults] }
}

function insecure(url: string, secure: string, lookup: Lookup): Fault {
  const probe = lookup(new URL(secure).href)
  const isThere = pictureOf(probe) !== undefined
  const elsewise = isTemporary(probe)
    ? `Check again later whether ${secure} answers; its host is busy`
    : 'Ask the host for an https address'
  return finding(
    'insecure-url',
    `is not encrypted, so browsers do not show it on an https page (${url})`,
    isThere ? `Write ${secure}` : elsewise,
    isThere ? { fix: { src: secure } } : {},
  )
}

function checkEnding(src: string, { url, mended, stuck }: Address, lookup: Lookup) {
  const probe = lookup(url)
  // A picture that could not be inspected may be the right one.
  if (!mended || (probe?.kind === 'body' && isTemporary(probe))) return undefined
  const there = pictureOf(probe)
  const other = lookup(new URL(mended).href)
  const found = compareMended(there, pictureOf(other))
  if (found === 'smaller') return undefined
  const isSame = found === 'same'
  // Some hosts take instructions at the end, as in `.jpg@2x`. Keep such an address if only it answers.
  if (!isSame && (!stuck || (there && !isTemporary(other)))) return undefined
  const elsewise = isTemporary(other)
    ? `Check again later whether ${mended} is meant; its host is busy`
    : `Look for the right address; ${mended} is not it`
  return finding(
    'suspicious-extension',
    there
      ? `ends in something that is not a part of an image address, which its host forgives today (${url})`
      : `ends in something that is not a part of an image address (${src})`,
    isSame ? `Write ${mended}, which answers` : elsewise,
    isSame ? { fix: { src: mended } } : {},
  )
}

/** What the mended address serves, compared with the written one. `same`: also if only it has a picture. */
function compareMended(there: ReadPicture | undefined, better: ReadPicture | undefined) {
  if (!better) return 'other'
  if (!there) return 'same'
  if (there.width > better.width) return 'smaller'
  return there.sha256 === better.sha256 || showSame(there, better) ? 'same' : 'other'
}

function checkAnswer(entry: LinkedPhoto, url: string, probe: Probe, lookup: Lookup): Checked {
  if (probe.kind === 'body') return checkPicture(entry, url, probe, lookup)
  if (probe.kind === 'failed') {
    const { cause, detail } = probe
    const [message, remedy] = FAILURES[cause]
    return { faults: [finding(cause, `${message} (${url}: ${detail})`, remedy)] }
  }
  const message = `is answered with status ${probe.status} (${url})`
  return { faults: [finding(`http-${probe.status}`, message, remedyOf(probe))] }
}

function remedyOf(refused: Extract<Probe, { kind: 'refused' }>): string {
  if (isTemporary(refused)) return 'Nothing is wrong with the address; check again later'
  return WITHHELD.has(refused.status)
    ? 'Let everybody see it at its host, or remove the entry'
    : 'Look for the new address, or remove the entry'
}

/** Statuses of pictures that exist but are not for everybody. */
const WITHHELD = new Set([401, 402, 403, 407, 451])

const FAILURES = {
  timeout: ['is not answered in time', 'Check again later, or with a longer --timeout'],
  unreachable: ['cannot be reached', 'Check the spelling of the host, and your connection'],
  'redirect-loop': [
    'redirects in a circle',
    'Open it in a browser and copy the address of the picture',
  ],
  'too-large': ['is more than the site should load', 'Upload a smaller version'],
  'insecure-url': [
    'leads to an address that is not encrypted',
    'Ask the host for an https address',
  ],
  'private-address': [
    'leads into a private network, where visitors cannot follow',
    'Use an address that everybody can reach',
  ],
} as const
