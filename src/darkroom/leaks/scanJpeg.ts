import { type Found, isBlank, type Leak } from './leak.ts'

/** JPEG markers, by their second byte: ITU T.81, table B.1. */
const SOS = 0xda
const EOI = 0xd9
const COM = 0xfe
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
/** Frames, scans and their tables. */
const isDrawn = (marker: number) => marker >= 0xc0 && marker <= 0xdf

/** bytes; a JFIF header without thumbnail, an Adobe one. JFIF 1.02; Adobe TN 5116 */
const WHOLE = { jfif: 14, adobe: 12 } as const

function segmentLeak(marker: number, body: Buffer): Leak | undefined {
  const starts = (text: string) => body.subarray(0, text.length).toString('latin1') === text
  if (marker === COM) return 'comment'
  if (isDrawn(marker)) return undefined
  if (!isApplication(marker)) return 'foreign'
  if (marker === 0xe0 && starts('JFIF')) {
    if (body.length <= WHOLE.jfif) return undefined
    return body[WHOLE.jfif - 2] && body[WHOLE.jfif - 1] ? 'thumbnail' : 'vendor'
  }
  if (marker === 0xe0 && starts('JFXX')) return 'thumbnail'
  if (marker === 0xe1 && starts('Exif')) return 'exif'
  if (marker === 0xe1 && starts('http://ns.adobe.com/')) return 'xmp'
  if (marker === 0xe2 && starts('ICC_PROFILE')) return 'profile'
  if (marker === 0xe2 && starts('MPF')) return 'mpf'
  if (marker === 0xed) return 'iptc'
  // Which colour transform the numbers went through; decoders need it.
  if (marker === 0xee && starts('Adobe') && body.length <= WHOLE.adobe) return undefined
  return 'vendor'
}

/** Of a JPEG only frames, scans and their tables are drawn. */
export function scanJpeg(bytes: Buffer, found: Found): void {
  let at = 2
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) {
      if (bytes[at] !== 0) found('foreign')
      at += 1
      continue
    }
    const marker = bytes[at + 1]!
    if (marker === EOI) {
      if (!isBlank(bytes.subarray(at + 2))) found('trailer')
      return
    }
    if (marker === 0xff) at += 1
    else if (marker === 0 || isBare(marker)) at += 2
    else if (at + 4 > bytes.length) return
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
