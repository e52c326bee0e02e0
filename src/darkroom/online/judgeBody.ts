import { hostOf } from '../../images/hosts/hostOf.ts'
import { movedTo } from './ask.ts'
import { canonicalOf } from './canonicalOf.ts'
import { type Entry, type Fault, type Judged, type Seen, one } from './fault.ts'
import { judgeSize } from './judgeSize.ts'
import type { Evidence } from './line.ts'
import { isNotice, leadsToNotice } from './notice.ts'
import { judgeOffered } from './offered.ts'
import type { Picture } from './picture.ts'
import { isDrawn } from './pictureType.ts'

type Body = Extract<Evidence, { kind: 'body' }>

/** Judges what came for a photo's address. */
export function judgeBody(entry: Entry, url: string, body: Body, seen: Seen): Judged {
  const { picture } = body
  const end = body.hops.at(-1)?.to ?? url
  if (leadsToNotice(url, end) || isNotice(picture))
    return one(
      'placeholder-image',
      `is answered with a picture that says it is gone (${url} leads to ${end})`,
      'Look for the new address, or remove the entry',
    )
  if (picture.bytes === 0)
    return one('not-an-image', `is answered with nothing (${url})`, 'Upload it again')
  if (!picture.type)
    return one(
      'not-an-image',
      `holds no picture, whatever its name (${url})`,
      'Open it in a browser: it is a page; copy the address of the picture in it',
    )
  if (!isDrawn(picture.type))
    return one(
      'unsupported-type',
      `is ${picture.type}, which browsers do not draw (${url})`,
      'Upload it as JPEG, or import it from a folder',
    )
  if (picture.unseen) {
    const { cause, ...unseen } = picture.unseen
    const fault: Fault = { id: 'unseen', field: 'src', cause: `${cause} (${url})`, ...unseen }
    return { faults: [fault], coordinates: picture.coordinates }
  }
  if (picture.state === 'too-large')
    return one(
      'too-large',
      `has ${picture.width} × ${picture.height} pixels (${url})`,
      'Upload a smaller version',
    )
  if (body.cut || picture.state === 'truncated')
    return one(
      'truncated',
      body.cut ? `stops before its announced length (${url})` : `is cut off (${url})`,
      body.cut ? 'Check again; if it stays, upload it again' : 'Upload it again',
    )
  if (picture.state === 'corrupt')
    return one('corrupt', `cannot be decoded (${url})`, 'Upload it again')

  const larger = judgeSize(url, picture, seen)
  const faults = [
    larger,
    ...(larger ? [] : judgeMeasures(entry, picture)),
    ...judgeOffered(entry, picture, seen),
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

/** A file on its host that says where it was taken. */
export const GPS: Fault = {
  id: 'published-gps',
  grade: 'finding',
  field: 'src',
  cause: 'tells where it was taken: the file on the host holds coordinates',
  remedy: 'Remove them and upload it again, or mirror the album and use the mirror',
}

/** The box that the site keeps for the photo must have its shape. */
function judgeMeasures(entry: Entry, { width, height }: Picture): Fault[] {
  if (entry.width === undefined && entry.height === undefined) return []
  if (entry.width === width && entry.height === height) return []
  const written = `${entry.width ?? '?'} × ${entry.height ?? '?'}`
  return [
    {
      id: 'wrong-size',
      grade: 'finding',
      field: 'width',
      cause: `width/height must be ${width}x${height}, but the album says ${written}`,
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
  const named = type.replace(/^image\/(p?jpg|pjpeg)$/, 'image/jpeg')
  if (!BYTES.has(named) && named !== `image/${picture.type}`)
    faults.push({
      id: 'type-mismatch',
      grade: 'warning',
      field: 'src',
      cause: `is called ${type} by its host and is ${picture.type} (${url})`,
      remedy: 'Upload it again under the ending that it has',
    })
  if (refusedToPages && !isMirrored)
    faults.push({
      id: 'refused-by-referrer',
      grade: 'finding',
      field: 'src',
      cause: `is shown by its host to nobody who comes from the site (${url})`,
      remedy: 'Allow the site at the host, or mirror the album and use the mirror',
    })
  const moved = movedTo(url, hops)
  if (moved !== url)
    faults.push({
      id: 'moved',
      grade: 'finding',
      field: 'src',
      cause: `has moved for good (${url})`,
      remedy: `Write ${moved}`,
      fix: { src: moved },
    })
  const at = new URL(url)
  const unstable = hostOf(at)?.unstable
  if (unstable && !isMirrored)
    faults.push({
      id: 'unstable-url',
      grade: 'finding',
      field: 'src',
      cause: `will not last: ${unstable} (${url})`,
      remedy: 'Mirror the album and use the mirror, or move the photo to another host',
    })
  return faults
}
