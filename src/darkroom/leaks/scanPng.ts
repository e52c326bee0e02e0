import { type Found, isBlank, type Leak } from './leak.ts'

/** Chunks that draw a PNG, still or moving. PNG (third edition), 11 */
const DRAWN = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT cICP mDCV cLLI bKGD hIST pHYs acTL fcTL fdAT'.split(
    ' ',
  ),
)
const KNOWN: Record<string, Leak> = { eXIf: 'exif', iCCP: 'profile', tIME: 'time' }
const isText = (name: string) => name === 'tEXt' || name === 'zTXt' || name === 'iTXt'

/** By the keyword of a PNG's text: programs hide whole blocks there. */
function textLeak(keyword: string): Leak {
  if (/^XML:com\.adobe\.xmp|^Raw profile type xmp/i.test(keyword)) return 'xmp'
  if (/^Raw profile type (exif|app1)/i.test(keyword)) return 'exif'
  return /^Raw profile type iptc/i.test(keyword) ? 'iptc' : 'comment'
}

/** Of a PNG only the chunks above are drawn; its texts, its date and its maker's own are not. */
export function scanPng(bytes: Buffer, found: Found): void {
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (isText(name)) found(textLeak(bytes.toString('latin1', at + 8, at + 40)))
    else if (!DRAWN.has(name)) found(KNOWN[name] ?? 'foreign')
    if (name !== 'IEND') continue
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > at + 12) found('foreign')
    if (!isBlank(bytes.subarray(end))) found('trailer')
    return
  }
}
