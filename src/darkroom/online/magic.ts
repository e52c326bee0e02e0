/** The picture formats that can be told by their first bytes. */
export type PictureType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/gif'
  | 'image/webp'
  | 'image/avif'
  | 'image/heic'
  | 'image/tiff'
  | 'image/jxl'

/** What every browser of today draws. */
const DRAWN = new Set<PictureType>([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
])

/** Whether browsers draw pictures of this type. */
export const isDrawn = (type: PictureType) => DRAWN.has(type)

/** What the bytes are, whatever anyone calls them; `undefined` for no picture. */
export function magic(bytes: Uint8Array): PictureType | undefined {
  const head = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (/^GIF8[79]a/.test(head)) return 'image/gif'
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'image/webp'
  if (/^[^]{4}ftypavi[fs]/.test(head)) return 'image/avif'
  if (/^[^]{4}ftyp(mif1|msf1)[^]*avif/.test(head)) return 'image/avif'
  if (/^[^]{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/.test(head)) return 'image/heic'
  if (/^(II\*\0|MM\0\*)/.test(head)) return 'image/tiff'
  if (head.startsWith('\xff\x0a') || head.slice(4, 8) === 'JXL ') return 'image/jxl'
  return undefined
}
