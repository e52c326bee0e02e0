import { hasCoordinates } from '../../../content/source/hasCoordinates.ts'
import { type Tags, textOf } from './tags.ts'

const LONGEST = 500 // letters

const MADE = String.raw`^(created|processed|edited|made|generated) (with|by|in|using) (the |adobe )?`
const PROGRAM = [
  'acdsee|affinity photo|camera raw|canva|capture one|corel|darktable|digikam|dxo|faststone|gimp|google',
  'hugin|imagemagick|inkscape|instagram|irfanview|krita|lightroom|luminar|microsoft|nokia smart',
  'paint shop|paint\\.?net|photomatix|photoshop|picasa|picsart|pixlr|polarr|ptgui|rawtherapee|snapseed',
  'vsco\\w*|xnview',
].join('|')

/** Texts that cameras, phones and programs write instead of a description. */
const BOILERPLATE = [
  /^[^\p{L}\p{N}\p{Extended_Pictographic}]*$/u,
  /^(null|\(null\)|undefined|none|n\/?a|untitled|default|ascii|unicode|image|photo|picture|exif_jpeg_picture)$/i,
  /digital (still )?camera$/i,
  /^(sony|minolta|konica|samsung|kodak|casio|ricoh|pentax|olympus|nikon|canon|fujifilm|panasonic|vivitar|polaroid)( dsc| digital|\s*co.*| corporation)?$/i,
  /^dcf ?1\.0$/i,
  // Phones note here how the picture was processed.
  /^(cof|cofss?\w*|sdr|hdr\w*|rhdr|btf|btfhdr|btrhdr|ozedf|oznor\w*|edf|nor|mde|dav|dig|fbt|ptr|pt|rpt|rbt|burst|mtn|vivid|smart|cuz|bty\w*|xxdr|fpxcc|kirin|_cuva)$/,
  /^(img|dsc|dsc[nfp]|pxl|gopr|mvi|_mg|p|pano|imag)[_-]?\d[\w-]*(\.\w{2,5})?$/i,
  /^[^\s]+\.(jpe?g|png|tiff?|heic|webp|avif|nef|cr2|cr3|arw|dng|raf)$/i,
  new RegExp(String.raw`${MADE}(${PROGRAM})\b`, 'i'),
  // Ends in the version of a program.
  new RegExp(String.raw`${MADE}.{1,40}\bv?\d+(\.\d+)+\W*$`, 'i'),
  /^(file|jpeg|charset)\b\s*([:=]|$)/i,
  /^(file written by|lead technologies|optimi[sz]ed by|copyright|©|\(c\))/i,
  /\S@\S+\.\p{L}{2,}/u,
]
const WORDS = new Intl.Segmenter('en', { granularity: 'word' })
/** Cuts a text between words, also in scripts without spaces. */
function shorten(text: string): string {
  if (text.length <= LONGEST) return text
  const { index = LONGEST } = WORDS.segment(text).containing(LONGEST) ?? {}
  return `${text.slice(0, index).trimEnd()}…`
}

type Said = { value?: unknown; attributes?: Record<string, unknown> }

/** The text in the default language, or the first one. */
function usualOf(tag: { value: unknown; description: unknown } | undefined): unknown {
  if (!Array.isArray(tag?.value)) return tag?.description
  const every = tag.value as Said[]
  const usual = every.find(({ attributes }) => attributes?.lang === 'x-default')
  return (usual ?? every[0])?.value ?? tag.description
}

/** Alternative text from a photo's description in XMP, IPTC or EXIF, or from its title; empty if none. */
export function captionFromTags({ exif, xmp, iptc }: Tags): string {
  const said = [
    textOf({ value: usualOf(xmp.description), description: '' }),
    textOf(iptc['Caption/Abstract']),
    textOf(exif.ImageDescription),
    textOf({ value: usualOf(xmp.title), description: '' }),
    textOf(iptc['Object Name']),
    textOf(exif.XPTitle),
  ]
  const names = new Set([textOf(exif.Make), textOf(exif.Model)])
  const meant = said.find(
    (text) =>
      text &&
      !names.has(text) &&
      !hasCoordinates(text) &&
      !BOILERPLATE.some((pattern) => pattern.test(text)),
  )
  // Content reads braces as placeholders.
  return shorten(meant ?? '').replace(/[{}]/g, '')
}
