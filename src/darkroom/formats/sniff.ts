import { extname } from 'node:path'

export type Format =
  'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'avif' | 'heic' | 'jxl' | 'bmp' | 'raw' | 'video'

/** Bytes at the start of a file that identify its format. */
export const HEAD = 64

const PICTURE = /^\.(jpe?g|jfif|png|webp|gif|tiff?|avif|hei[cf]|hif|jxl|bmp)$/i
/** Most raw files start like a TIFF and contain a thumbnail that decodes. */
const RAW =
  /^\.(3fr|arw|cr2|cr3|crw|dcr|dng|erf|iiq|kdc|mef|mos|mrw|nef|nrw|orf|pef|raf|raw|rw2|sr2|srf|srw|x3f)$/i

export const isNamedPicture = (name: string) => PICTURE.test(extname(name))
export const isNamedRaw = (name: string) => RAW.test(extname(name))

const HEIC_BRANDS = /^(heic|heix|heim|heis|hevc|hevx)$/
const VIDEO_BRANDS = /^(qt {2}|mp4[12v]|isom|iso[2-9]|avc1|M4V |3gp.|XAVC|MSNV|dash)$/

function formatOfBox(head: Buffer): Format | undefined {
  const size = Math.min(head.readUInt32BE(0), head.length)
  const brands: string[] = []
  for (let at = 8; at + 4 <= size; at += at === 8 ? 8 : 4)
    brands.push(head.toString('latin1', at, at + 4))
  if (brands.some((b) => b === 'avif' || b === 'avis')) return 'avif'
  if (brands.some((b) => HEIC_BRANDS.test(b))) return 'heic'
  if (brands[0] === 'crx ') return 'raw'
  if (brands[0] && VIDEO_BRANDS.test(brands[0])) return 'video'
  return brands.includes('mif1') ? 'heic' : undefined
}

/** What the files of a format start with. `box`: one of several formats, which the box names. */
const STARTS: readonly [format: Format | 'box', start: RegExp][] = [
  ['jpeg', /^\u00FF\u00D8\u00FF/],
  ['png', /^\u0089PNG\r\n\cZ\n/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['gif', /^GIF8[79]a/],
  ['raw', /^(FUJIFILM|IIU\0|IIR[OS])/],
  ['tiff', /^(II[*+]\0|MM\0[*+])/],
  ['box', /^.{4}ftyp.{8}/s],
  ['bmp', /^BM/],
  ['jxl', /^(\u00FF\n|.{4}JXL \r\n\u0087\n)/s],
]

/** Identifies the format of a file from its first `HEAD` bytes; `undefined` if it is not a picture. */
export function sniff(bytes: Buffer, name = ''): Format | undefined {
  const head = bytes.subarray(0, HEAD)
  const text = head.toString('latin1')
  const [format] = STARTS.find(([, start]) => start.test(text)) ?? []
  if (format === 'box') return formatOfBox(head)
  if (format === 'tiff' && isNamedRaw(name)) return 'raw'
  return format === 'bmp' && !/\.bmp$/i.test(name) ? undefined : format
}

export function pictureType(bytes: Buffer): Format | undefined {
  const format = sniff(bytes)
  return format === 'video' ? undefined : format
}

const DRAWN = new Set<Format>(['jpeg', 'png', 'gif', 'webp', 'avif'])

export const isDrawn = (format: Format) => DRAWN.has(format)
