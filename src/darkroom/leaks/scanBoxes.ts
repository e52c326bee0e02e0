import { boxesIn } from '../boxesIn.ts'
import { type Found, isBlank, type Leak } from './leak.ts'
import { unusedMedia } from './unusedMedia.ts'

/** The boxes in which others lie: what may lie in them, and how many bytes stand before the first. */
type Holder = { skip: number; drawn: Set<string> }
const holder = (skip: number, drawn: string): Holder => ({ skip, drawn: new Set(drawn.split(',')) })

/** What draws a picture or plays a film. ISO/IEC 14496-12, 23008-12, 23000-22 (AVIF), 18181-2 (JPEG XL) */
const FILE = holder(0, 'ftyp,styp,meta,mdat,moov,moof,sidx,mfra,JXL ,jxlc,jxlp,jxll,jxli')
const HOLDERS: Record<string, Holder> = {
  meta: holder(4, 'hdlr,pitm,iloc,iinf,iprp,iref,idat,dinf,grpl'),
  iprp: holder(0, 'ipco,ipma'),
  ipco: holder(
    0,
    'ispe,pixi,colr,pasp,clap,irot,imir,auxC,clli,mdcv,cclv,amve,reve,ndwt,av1C,a1op,a1lx,lsel,hvcC,lhvC,oinf,tols',
  ),
  moov: holder(0, 'mvhd,trak,mvex,iods'),
  trak: holder(0, 'tkhd,tref,edts,mdia'),
}
/** Coded pixels, and how they are put together. */
const ITEMS = new Set(['av01', 'hvc1', 'lhv1', 'avc1', 'vvc1', 'grid', 'iden', 'iovl', 'tmap'])
/** What encoders call themselves and their items. Nothing else is named. */
const NAMES = new Set(['', 'libavif', 'Color', 'Alpha', 'Exif', 'XMP', 'GMap', 'Gain map'])
/** bytes before the name in a handler. ISO/IEC 14496-12, 8.4.3.2 */
const HANDLER_NAME = 24
/** Room that was left free, also without a name. */
const PADDING = new Set(['free', 'skip', 'wide', '\0\0\0\0', ''])
const KNOWN: Record<string, Leak> = {
  Exif: 'exif',
  'xml ': 'xmp',
  mime: 'xmp',
  'uri ': 'xmp',
  uuid: 'vendor',
  udta: 'vendor',
  meta: 'vendor',
  udes: 'comment',
  crtt: 'time',
  mdft: 'time',
}

/** Whether what stands here is one of the usual names, and nothing behind it. */
function isUsualName(bytes: Buffer): boolean {
  const end = bytes.indexOf(0)
  const name = bytes.toString('latin1', 0, end < 0 ? bytes.length : end)
  return NAMES.has(name) && isBlank(bytes.subarray(name.length))
}

/** Of one box's own fields. */
function fieldsLeak(name: string, body: Buffer): Leak | undefined {
  switch (name) {
    case 'colr':
      return /^(prof|rICC)$/.test(body.toString('latin1', 0, 4)) ? 'profile' : undefined
    case 'hdlr':
      return isUsualName(body.subarray(HANDLER_NAME)) ? undefined : 'comment'
    case 'iref':
      return body.includes('thmb') ? 'thumbnail' : undefined
    default:
      return undefined
  }
}

function itemLeak(body: Buffer): Leak | undefined {
  const at = body[0] === 3 ? 10 : 8
  const type = body.toString('latin1', at, at + 4)
  if (!ITEMS.has(type)) return KNOWN[type] ?? 'foreign'
  return isUsualName(body.subarray(at + 4)) ? undefined : 'comment'
}

/** Of files made of boxes (AVIF, HEIC, JPEG XL, films) only the boxes and items above are drawn. */
export function scanBoxes(bytes: Buffer, found: Found): void {
  scanIn(bytes, FILE, found)
  if (unusedMedia(bytes).some((part) => !isBlank(part))) found('foreign')
}

function scanIn(bytes: Buffer, { drawn }: Holder, found: Found): void {
  for (const { name, body, isWhole } of boxesIn(bytes)) {
    if (PADDING.has(name) && isBlank(body)) continue
    // A file that is cut off ends within a box that it needs; anything else is no box.
    if (name === '' || (!isWhole && !drawn.has(name))) return found('trailer')
    if (name === 'brob') found(KNOWN[body.toString('latin1', 0, 4)] ?? 'foreign')
    else if (!drawn.has(name)) found(KNOWN[name] ?? 'foreign')
    const leak = fieldsLeak(name, body)
    if (leak) found(leak)
    if (name === 'iinf') scanItems(body, found)
    const inner = HOLDERS[name]
    if (inner && drawn.has(name)) scanIn(body.subarray(inner.skip), inner, found)
  }
}

function scanItems(body: Buffer, found: Found): void {
  for (const box of boxesIn(body.subarray(body[0] === 0 ? 6 : 8))) {
    const leak = box.name === 'infe' ? itemLeak(box.body) : 'foreign'
    if (leak) found(leak)
  }
}
