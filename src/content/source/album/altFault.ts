/** Extensions of pictures, including camera raw files. */
const ENDING =
  /\S\.(jpe?g|jfif|png|webp|avif|gif|tiff?|hei[cf]|bmp|jxl|psd|dng|nef|cr[23]|arw|raf|orf|rw2|pef|srw)$/i
/** File names of cameras, phones and messengers, with the additions of copies and editors. */
const CAMERA = new RegExp(
  [
    String.raw`^_?(img|dsc[nf]?|pxl|gopr|gh\d\d|g[px]\d\d|mg|mvi|dji|pano|imag|imgp|cimg|sam|sdc|pict|hpim|fb_img|wp)`,
    String.raw`([_-]?\d)+([_.-]?\w{1,12}|[_-]?(edit(ed)?|hdr|copy|bearbeitet)|\s?\(\d+\)|~\d)?$`,
  ].join(''),
  'i',
)
const COUNTED = /^(p\d{7}|\d{3}_\d{4}|(19|20)\d{6}[_-]\d{6}(_\d+|~\d)?)$/i

/** Letters, digits or pictograms: a screen reader can say them. */
const SAID = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** Why an alternative text does not describe anything; `undefined` if it may. */
export function altFault(alt: string): 'empty-alt' | 'alt-is-filename' | undefined {
  const text = alt.trim()
  if (!SAID.test(text)) return 'empty-alt'
  return ENDING.test(text) || CAMERA.test(text) || COUNTED.test(text)
    ? 'alt-is-filename'
    : undefined
}
