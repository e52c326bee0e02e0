import { readTags } from './tags.ts'

/** What must not be in a published file, beside its pixels. */
export type Leak =
  | 'exif'
  | 'gps'
  | 'xmp'
  | 'iptc'
  | 'profile'
  | 'mpf'
  | 'comment'
  | 'thumbnail'
  | 'vendor'
  | 'trailer'

/** How each is said. */
export const LEAKS: Record<Leak, string> = {
  exif: 'camera data (EXIF)',
  gps: 'the place where it was taken (GPS)',
  xmp: 'editing data (XMP)',
  iptc: 'names and captions (IPTC)',
  profile: 'a colour profile (ICC)',
  mpf: 'further pictures (MPF)',
  comment: 'a comment',
  thumbnail: 'a second, smaller picture',
  vendor: "a maker's own data",
  trailer: 'data behind its end',
}

type Found = (leak: Leak) => void

/** JPEG markers, by their second byte. */
const SOS = 0xda
const EOI = 0xd9
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

function segmentLeak(marker: number, body: Buffer): Leak | undefined {
  const starts = (text: string) => body.subarray(0, text.length).toString('latin1') === text
  if (marker === 0xfe) return 'comment'
  if (marker < 0xe0 || marker > 0xef) return undefined
  if (marker === 0xe0) return starts('JFXX') ? 'thumbnail' : starts('JFIF') ? undefined : 'vendor'
  if (marker === 0xe1) return starts('Exif') ? 'exif' : 'xmp'
  if (marker === 0xe2) return starts('ICC_PROFILE') ? 'profile' : starts('MPF') ? 'mpf' : 'vendor'
  if (marker === 0xed) return 'iptc'
  // Which colour transform the numbers went through; decoders need it.
  return marker === 0xee && starts('Adobe') ? undefined : 'vendor'
}

function scanJpeg(bytes: Buffer, found: Found): void {
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) {
      at += 1
      continue
    }
    const marker = bytes[at + 1]!
    if (marker === EOI) {
      if (bytes.subarray(at + 2).some((byte) => byte !== 0)) found('trailer')
      return
    }
    if (marker === 0xff) at += 1
    else if (marker === 0 || isBare(marker)) at += 2
    else {
      const size = bytes.readUInt16BE(at + 2)
      const leak = segmentLeak(marker, bytes.subarray(at + 4, at + 2 + size))
      if (leak) found(leak)
      at += 2 + size
      // Behind it come coded pixels, in which 0xff is followed by 0 or a restart.
      if (marker === SOS)
        while (at + 1 < bytes.length && (bytes[at] !== 0xff || isCoded(bytes[at + 1]!))) at += 1
    }
  }
}
const isCoded = (next: number) => next === 0 || (next >= 0xd0 && next <= 0xd7)

/** By the keyword of a PNG's text: programs hide whole blocks there. */
function textLeak(keyword: string): Leak {
  if (/^XML:com\.adobe\.xmp|^Raw profile type xmp/i.test(keyword)) return 'xmp'
  if (/^Raw profile type (exif|app1)/i.test(keyword)) return 'exif'
  return /^Raw profile type iptc/i.test(keyword) ? 'iptc' : 'comment'
}

function scanPng(bytes: Buffer, found: Found): void {
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'eXIf') found('exif')
    if (name === 'iCCP') found('profile')
    if (/^[tzi](TXt|EXt)$/.test(name)) found(textLeak(bytes.toString('latin1', at + 8, at + 40)))
    if (name === 'IEND' && at + 12 < bytes.length) found('trailer')
  }
}

function scanWebp(bytes: Buffer, found: Found): void {
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4)
    if (name === 'EXIF') found('exif')
    if (name === 'XMP ') found('xmp')
    if (name === 'ICCP') found('profile')
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
}

/** Boxes that hold boxes, and how many bytes stand before the first. */
const NESTED: Record<string, number> = { meta: 4, iprp: 0, ipco: 0, moov: 0, trak: 0 }

function scanBoxes(bytes: Buffer, found: Found): void {
  for (let at = 0; at + 8 <= bytes.length;) {
    const short = bytes.readUInt32BE(at)
    const head = short === 1 ? 16 : 8
    const size =
      short === 0
        ? bytes.length - at
        : short === 1 && at + 16 <= bytes.length
          ? Number(bytes.readBigUInt64BE(at + 8))
          : short
    if (size < head) return
    const name = bytes.toString('latin1', at + 4, at + 8)
    const body = bytes.subarray(at + head, at + size)
    if (name in NESTED) scanBoxes(body.subarray(NESTED[name]), found)
    if (name === 'iinf') scanBoxes(body.subarray(body[0] === 0 ? 6 : 8), found)
    if (name === 'infe') {
      const type = body.toString('latin1', body[0] === 3 ? 10 : 8, body[0] === 3 ? 14 : 12)
      if (type === 'Exif') found('exif')
      if (type === 'mime' || type === 'uri ') found('xmp')
    }
    if (name === 'colr' && /^(prof|rICC)$/.test(body.toString('latin1', 0, 4))) found('profile')
    if (name === 'uuid') found('vendor')
    at += size
  }
}

function scanGif(bytes: Buffer, found: Found): void {
  if (bytes.includes(Buffer.from([0x21, 0xfe]))) found('comment')
  if (bytes.includes('XMP DataXMP')) found('xmp')
}

/** What a published picture tells beside its pixels. A kind of file that is not known tells nothing. */
export function leaksOf(bytes: Buffer): Leak[] {
  const leaks = new Set<Leak>()
  const found: Found = (leak) => leaks.add(leak)
  const start = bytes.toString('latin1', 0, 12)
  if (start.startsWith('\u00FF\u00D8')) scanJpeg(bytes, found)
  else if (start.startsWith('\u0089PNG')) scanPng(bytes, found)
  else if (start.startsWith('RIFF') && start.endsWith('WEBP')) scanWebp(bytes, found)
  else if (start.slice(4, 8) === 'ftyp') scanBoxes(bytes, found)
  else if (start.startsWith('GIF8')) scanGif(bytes, found)
  else if (/^(II\*\0|MM\0\*)/.test(start)) found('exif')
  if ((leaks.has('exif') || leaks.has('xmp')) && hasPlace(bytes)) found('gps')
  return [...leaks]
}

const hasPlace = (bytes: Buffer) => readTags(bytes).hasPlace
