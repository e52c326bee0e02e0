import type { Found, Leak } from './leaks/leak.ts'
import { scanBoxes } from './leaks/scanBoxes.ts'
import { scanGif } from './leaks/scanGif.ts'
import { isIco, scanIco } from './leaks/scanIco.ts'
import { scanJpeg } from './leaks/scanJpeg.ts'
import { scanPng } from './leaks/scanPng.ts'
import { scanSvg, svgText } from './leaks/scanSvg.ts'
import { scanWebp } from './leaks/scanWebp.ts'
import { HEAD, sniff } from './sniff.ts'
import { readTags } from './tags.ts'

/**
 * What a published picture tells beside its pixels: everything in it that drawing it does not need, but
 * for padding. A kind of file that is not known tells nothing.
 */
export function leaksOf(bytes: Buffer): Leak[] {
  const leaks = new Set<Leak>()
  scan(bytes, (leak) => leaks.add(leak))
  return [...leaks]
}

function scan(bytes: Buffer, found: Found): void {
  const own = new Set<Leak>()
  scanFormat(bytes, (leak) => own.add(leak))
  if ((own.has('exif') || own.has('xmp')) && readTags(bytes).hasPlace) own.add('gps')
  own.forEach(found)
}

function scanFormat(bytes: Buffer, found: Found): void {
  // Whatever follows, it is read as one.
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return scanJpeg(bytes, found)
  switch (sniff(bytes.subarray(0, HEAD))) {
    case 'png':
      return scanPng(bytes, found)
    case 'webp':
      return scanWebp(bytes, found)
    case 'gif':
      return scanGif(bytes, found)
    case 'avif':
    case 'heic':
    case 'video':
      return scanBoxes(bytes, found)
    case 'jxl':
      return bytes[0] === 0 ? scanBoxes(bytes, found) : undefined
    case 'tiff':
    case 'raw':
      // Made to hold what a camera wrote; no browser draws them.
      return found('exif')
    case 'jpeg':
    case 'bmp':
    case undefined:
      break
  }
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return scanBoxes(bytes, found)
  if (isIco(bytes)) return scanIco(bytes, found)
  const svg = svgText(bytes)
  if (svg !== undefined) scanSvg(svg, found, (inner) => scan(inner, found))
}
