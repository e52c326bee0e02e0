import { type Container, containerOf, partsOf } from '../parts/partsOf.ts'
import type { Part } from '../parts/part.ts'
import { sniff } from '../sniff.ts'
import { parseTags } from '../metadata/tags.ts'
import { parseRights } from '../rightsPacket.ts'
import type { Leak } from './leak.ts'
import { svgLeaks, svgText } from './svgLeaks.ts'

const DRAWN: Record<Container, RegExp> = {
  jpeg: /^(image|APP0 JFIF|APP14 Adobe.*)$/,
  png: /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|sBIT|cICP|mDCV|cLLI|bKGD|hIST|pHYs|acTL|fcTL|fdAT)$/,
  webp: /^(VP8[ LX]|ALPH|ANIM|ANMF)$/,
  gif: /^(image|control)$/,
  boxes: new RegExp(
    [
      String.raw`^(ftyp|styp|meta|mdat|moov|moof|sidx|mfra|JXL |jxlc|jxlp|jxll|jxli`,
      String.raw`pitm|iloc|iinf|iprp|iref|idat|dinf|grpl|ipco|ipma`,
      String.raw`ispe|pixi|colr (nclx|nclc)|pasp|clap|irot|imir|auxC|clli|mdcv|cclv|amve|reve|ndwt`,
      String.raw`av1C|a1op|a1lx|lsel|hvcC|lhvC|oinf|tols|mvhd|trak|mvex|iods|tkhd|tref|edts|mdia`,
      // Encoders write these names for themselves and their items.
      String.raw`hdlr (libavif)?|infe (av01|hvc1|lhv1|avc1|vvc1|grid|iden|iovl|tmap)\0?(Color|Alpha|GMap|Gain map)?)$`,
    ].join('|'),
  ),
}

/** The kind of leak by the name of a part. The first match wins. */
const TOLD: [RegExp, Leak][] = [
  [/^(APP1 Exif|eXIf|EXIF|(brob |infe )?Exif|.{4} Raw profile type (exif|app1))/, 'exif'],
  [
    /^(APP1 http:..ns\.adobe|XMP |application XMP Data|(brob )?xml |infe (mime|uri )|.{4} (XML:com\.adobe|Raw profile type xmp))/,
    'xmp',
  ],
  [/^(APP13|.{4} Raw profile type iptc)/, 'iptc'],
  [/^(APP2 ICC_PROFILE|iCCP|ICCP|application ICCRGBG1|colr (prof|rICC))/, 'profile'],
  [/^APP2 MPF/, 'mpf'],
  [/^(APP0 JFXX|iref thmb)/, 'thumbnail'],
  [/^(COM|comment|udes|hdlr|infe (av01|hvc1)|[tzi](EX|TX)t)/, 'comment'],
  [/^(tIME|crtt|mdft)/, 'time'],
  [/^(APP|application|uuid|udta)/, 'vendor'],
]

/** Bytes of a JFIF header without a thumbnail (JFIF 1.02) and of Adobe's header (Adobe TN 5116). */
const WHOLE = { jfif: 14, adobe: 12 } as const

function leakOf({ name, body }: Part, container: Container): Leak | undefined {
  if (name === 'APP0 JFIF' && body.length > WHOLE.jfif)
    return body[WHOLE.jfif - 2] && body[WHOLE.jfif - 1] ? 'thumbnail' : 'vendor'
  if (name.startsWith('APP14') && body.length > WHOLE.adobe) return 'vendor'
  // The loop count: three bytes and an empty block. Some encoders add a buffer size.
  if (/^application (NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(name) && body.length <= 11) return undefined
  if (DRAWN[container].test(name) || isBlank(body)) return undefined
  if (container === 'boxes' && name === '') return 'trailer'
  return TOLD.find(([pattern]) => pattern.test(name))?.[1] ?? 'foreign'
}

const isBlank = (bytes: Uint8Array) => bytes.every((byte) => byte === 0)

/** The data in a published picture that is neither drawn nor its rights. Unknown files have no leaks. */
export function leaksOf(bytes: Buffer): Leak[] {
  const svg = svgText(bytes)
  if (svg !== undefined) return svgLeaks(svg, leaksOf)
  const container = containerOf(bytes)
  if (!container) {
    // Browsers do not draw TIFF and raw files, and such files usually hold EXIF.
    const format = sniff(bytes)
    return format === 'tiff' || format === 'raw' ? ['exif'] : []
  }
  const { parts, end } = partsOf(bytes, container)
  const found = parts.flatMap((part) => leakOf(part, container) ?? [])
  const isRights = found.filter((leak) => leak === 'xmp').length === 1 && parseRights(bytes)
  const leaks = new Set(isRights ? found.filter((leak) => leak !== 'xmp') : found)
  if (end !== undefined && !isBlank(bytes.subarray(end))) leaks.add('trailer')
  if ((leaks.has('exif') || leaks.has('xmp')) && parseTags(bytes).hasPlace) leaks.add('gps')
  return [...leaks]
}
