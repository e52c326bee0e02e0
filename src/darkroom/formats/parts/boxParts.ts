import { boxesIn } from './boxesIn.ts'
import type { Part, Parts } from './part.ts'

/** Boxes with children, and the number of bytes before the first child: ISO/IEC 14496-12, 23008-12. */
const HOLDERS: Record<string, number> = { meta: 4, iprp: 0, ipco: 0, moov: 0, trak: 0 }

/** Boxes that a picture needs, including those with its pixels. */
const NEEDED = /^(ftyp|meta|moov|idat|mdat|jxlc|jxlp)$/
const PIXELS = /^(idat|mdat|jxlc|jxlp)$/

const HANDLER_NAME = 24 // bytes before it: ISO/IEC 14496-12, 8.4.3.2

const textOf = (body: Buffer, from: number) => body.toString('latin1', from).replace(/\0+$/, '')

/** `brob Exif`, `colr prof`, `iref thmb`, `infe av01 Color`, `hdlr libavif`; otherwise the box's own name. */
function nameOf(name: string, body: Buffer): string {
  switch (name) {
    case 'brob':
    case 'colr':
      return `${name} ${body.toString('latin1', 0, 4)}`
    case 'iref':
      return body.includes('thmb') ? 'iref thmb' : name
    case 'hdlr':
      return `${name} ${textOf(body, HANDLER_NAME)}`
    case 'infe':
      return textOf(Buffer.concat([Buffer.from('infe '), body.subarray(body[0] === 3 ? 10 : 8)]), 0)
    default:
      return name
  }
}

function partsIn(bytes: Buffer): Part[] {
  return boxesIn(bytes).flatMap(({ name, body, isWhole }) => {
    // A file may be cut off within a box that it needs. Other incomplete boxes are stray bytes.
    if (!isWhole && !NEEDED.test(name)) return [{ name: '', body }]
    // The version and the number of items precede the items.
    const skip = name === 'iinf' ? (body[0] === 0 ? 6 : 8) : HOLDERS[name]
    const inside = skip === undefined ? [] : partsIn(body.subarray(skip))
    return [{ name: nameOf(name, body), body }, ...inside]
  })
}

/** The boxes of an AVIF, HEIC, JPEG XL or film, including nested ones. Bytes outside a box have no name. */
export function boxParts(bytes: Buffer): Parts {
  const boxes = boxesIn(bytes)
  const last = boxes.at(-1)
  const hasPixels = boxes.some(({ name }) => PIXELS.test(name))
  const isCut = hasPixels
    ? last?.isWhole === false && NEEDED.test(last.name)
    : !last?.isWhole || last.name === ''
  return { parts: partsIn(bytes), end: isCut ? undefined : bytes.length }
}
