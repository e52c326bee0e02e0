/** Endings of pictures, camera raw ones too. */
const ENDING =
  /\S\.(jpe?g|jfif|png|webp|avif|gif|tiff?|hei[cf]|bmp|jxl|psd|dng|nef|cr[23]|arw|raf|orf|rw2|pef|srw)$/i
/** How cameras, phones and messengers name what they write, with what copies and editors add to it. */
const CAMERA = new RegExp(
  [
    String.raw`^_?(img|dsc[nf]?|pxl|gopr|gh\d\d|g[px]\d\d|mg|mvi|dji|pano|imag|imgp|cimg|sam|sdc|pict|hpim|fb_img|wp)`,
    String.raw`([_-]?\d)+([_.-]?\w{1,12}|[_-]?(edit(ed)?|hdr|copy|bearbeitet)|\s?\(\d+\)|~\d)?$`,
  ].join(''),
  'i',
)
const COUNTED = /^(p\d{7}|\d{3}_\d{4}|(19|20)\d{6}[_-]\d{6}(_\d+|~\d)?)$/i

/** Letters, digits or a drawn sign: what a screen reader has a word for. */
const SAID = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** Why an alternative text describes nothing; `undefined` for one that may describe something. */
export function altFault(alt: string): 'empty-alt' | 'alt-is-filename' | undefined {
  const text = alt.trim()
  if (!SAID.test(text)) return 'empty-alt'
  return ENDING.test(text) || CAMERA.test(text) || COUNTED.test(text)
    ? 'alt-is-filename'
    : undefined
}
