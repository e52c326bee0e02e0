import type { Candidate } from '../../../images/host.ts'
import { isDrawn } from '../../formats/sniff.ts'
import { type ReadPicture, showSame } from '../../pictures/picture.ts'
import { canonicalOf, hostOf } from '../adapters/hostOf.ts'
import { sizeSuffix } from '../adapters/sizeSuffix.ts'
import { finalUrl, isTemporary, pictureOf, type Probe } from '../client/probe.ts'
import { isRemovedPicture, leadsToRemovedPicture } from '../client/removedPicture.ts'
import { movedTo } from '../client/request.ts'
import { type Checked, type LinkedPhoto, type Fault, finding, GPS, type Lookup } from './fault.ts'

type Body = Extract<Probe, { kind: 'body' }>

export function checkPicture(entry: LinkedPhoto, url: string, body: Body, lookup: Lookup): Checked {
  const { picture } = body
  const { coordinates, sha256 } = picture
  const defect = defectOf(url, body)
  if (defect) return { faults: [defect], ...(defect.code === 'unseen' ? { coordinates } : {}) }
  const smaller = checkSize(url, picture, lookup)
  const isFromHost = !entry.isMirrored
  const faults = [
    smaller ?? checkMeasures(entry, picture),
    checkOffered(entry, picture, lookup),
    checkType(url, body),
    isFromHost && checkReferer(url, body),
    checkMoved(url, body),
    isFromHost && checkLasting(url),
    isFromHost && coordinates === 'xmp' && GPS,
  ]
  return {
    faults: faults.filter((fault) => !!fault),
    ...(isFromHost ? { coordinates } : {}),
    ...(smaller ? {} : { sound: { canonical: canonicalOf(new URL(url)), sha256 } }),
  }
}

function defectOf(url: string, body: Body): Fault | undefined {
  const { picture, isCut } = body
  const end = finalUrl(body)
  if (leadsToRemovedPicture(url, end) || isRemovedPicture(picture))
    return finding(
      'placeholder-image',
      `is answered with a notice that the picture is gone (${url} leads to ${end})`,
      'Look for the new address, or remove the entry',
    )
  if (picture.bytes === 0)
    return finding('not-an-image', `is answered with an empty file (${url})`, 'Upload it again')
  if (!picture.type)
    return finding(
      'not-an-image',
      `is not a picture, despite its name (${url})`,
      'Open the page in a browser, and copy the address of the picture in it',
    )
  if (!isDrawn(picture.type))
    return finding(
      'unsupported-type',
      `is ${picture.type}, which browsers do not draw (${url})`,
      'Upload it as JPEG, or import it from a folder',
    )
  if (picture.unseen) {
    const { severity, message, remedy } = picture.unseen
    return finding('unseen', `${message} (${url})`, remedy, { severity })
  }
  if (picture.state === 'too-large')
    return finding(
      'too-large',
      `has ${picture.width} × ${picture.height} pixels (${url})`,
      'Upload a smaller version',
    )
  if (isCut)
    return finding(
      'truncated',
      `stops before its announced length (${url})`,
      'Check again; if it stays, upload it again',
    )
  if (picture.state === 'truncated')
    return finding('truncated', `is cut off (${url})`, 'Upload it again')
  if (picture.state === 'corrupt')
    return finding('corrupt', `cannot be decoded (${url})`, 'Upload it again')
  return undefined
}

/** The address of the whole picture, if this is a smaller version. */
export function largerOf(url: string, picture: ReadPicture) {
  const at = new URL(url)
  const larger = hostOf(at)?.larger?.(at)
  return larger ? { larger, certain: false } : sizeSuffix(at, picture)
}

function checkSize(url: string, picture: ReadPicture, lookup: Lookup): Fault | undefined {
  const { larger, certain } = largerOf(url, picture) ?? {}
  if (!larger) return undefined
  const whole = pictureOf(lookup(larger))
  const isSquare = picture.width === picture.height
  const isLarger = whole && whole.width > picture.width && (isSquare || showSame(whole, picture))
  if (!isLarger && !certain) return undefined
  return finding(
    'thumbnail-used-as-original',
    `is a smaller version of ${picture.width} × ${picture.height} pixels (${url})`,
    isLarger
      ? `Write ${larger}, which has ${whole.width} × ${whole.height}`
      : 'Look for the address of the whole picture',
    isLarger ? { fix: { src: larger, width: whole.width, height: whole.height } } : {},
  )
}

function checkMeasures(entry: LinkedPhoto, { width, height }: ReadPicture): Fault | undefined {
  if (entry.width === undefined && entry.height === undefined) return undefined
  if (entry.width === width && entry.height === height) return undefined
  const written = `${entry.width ?? '?'} × ${entry.height ?? '?'}`
  const message = `width/height must be ${width}x${height}, but the album says ${written}`
  const fix = { width, height }
  return finding('wrong-size', message, `Write ${width} and ${height}`, { fix, field: 'width' })
}

function checkOffered({ offered = [] }: LinkedPhoto, whole: ReadPicture, lookup: Lookup) {
  const missed = offered.filter(({ src, width }) => {
    const picture = pictureOf(lookup(new URL(src).href))
    return !picture || picture.width !== width || !showSame(picture, whole)
  })
  if (!missed.length) return undefined
  const broken = missed.filter(({ src }) => !isTemporary(lookup(new URL(src).href)))
  const namesOf = (some: Candidate[]) =>
    `${some.map(({ width }) => `${width} px`).join(', ')} (${some[0]!.src})`
  const [code, message, remedy]: [string, string, string] = broken.length
    ? ['broken-width', `is no longer available at ${namesOf(broken)}`, 'Link the album again']
    : ['busy-width', `cannot be checked now at ${namesOf(missed)}`, 'Check again later']
  return finding(code, message, remedy, { field: 'widths' })
}

/** Content types that servers send for any file. */
const BYTES = new Set(['', 'application/octet-stream', 'binary/octet-stream'])

function checkType(url: string, { type, picture }: Body): Fault | undefined {
  const named = type.replace(/^image\/(p?jpg|pjpeg)$/, 'image/jpeg')
  if (BYTES.has(named) || named === `image/${picture.type}`) return undefined
  const message = `is ${picture.type}, but its host calls it ${type} (${url})`
  const remedy = 'Upload it again with the ending of its type'
  return finding('type-mismatch', message, remedy, { severity: 'warning' })
}

function checkReferer(url: string, { refusesReferer }: Body): Fault | undefined {
  if (!refusesReferer) return undefined
  return finding(
    'refused-by-referrer',
    `is refused by its host to visitors of the site (${url})`,
    'Allow the site at the host, or mirror the album and use the mirror',
  )
}

function checkMoved(url: string, { redirects }: Body): Fault | undefined {
  const src = movedTo(url, redirects)
  if (src === url) return undefined
  return finding('moved', `has moved permanently (${url})`, `Write ${src}`, { fix: { src } })
}

function checkLasting(url: string): Fault | undefined {
  const unstable = hostOf(new URL(url))?.unstable
  if (!unstable) return undefined
  return finding(
    'unstable-url',
    `will not last: ${unstable} (${url})`,
    'Mirror the album and use the mirror, or move the photo to another host',
  )
}
