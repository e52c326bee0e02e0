/** What must not be in a published file, beside what draws it. */
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
  | 'editor'
  | 'time'
  | 'foreign'
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
  editor: 'what a drawing program noted',
  time: 'when it was last changed',
  foreign: 'data that drawing it does not need',
  trailer: 'data behind its end',
}

/** Takes down one leak. */
export type Found = (leak: Leak) => void

/** Padding: bytes that say nothing. */
export const isBlank = (bytes: Uint8Array) => bytes.every((byte) => byte === 0)
