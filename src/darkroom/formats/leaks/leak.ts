/** Data that a published file must not contain, as words for messages. */
export const LEAKS = {
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
} as const
export type Leak = keyof typeof LEAKS
