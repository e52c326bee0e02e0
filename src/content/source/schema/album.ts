import * as v from 'valibot'
import {
  $schema,
  ascendingWidths,
  color,
  isAscending,
  percentFrom,
  positive,
  recipeFields,
  rightsFields,
  text,
} from './fields.ts'

/**
 * How a photograph was taken: the only camera data that is ever published. `focalLength`: mm; `aperture`:
 * f-number; `shutter`: seconds; `taken`: local time.
 */
export const Capture = v.strictObject({
  camera: v.optional(text),
  lens: v.optional(text),
  focalLength: v.optional(v.pipe(v.number(), v.gtValue(0))),
  aperture: v.optional(v.pipe(v.number(), v.gtValue(0))),
  shutter: v.optional(v.pipe(text, v.regex(/^(1\/)?\d+(\.\d+)?$/, 'must look like 1/250 or 2.5'))),
  iso: v.optional(positive),
  taken: v.optional(
    v.pipe(text, v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/, 'must look like 2018-08-09T19:30:00')),
  ),
})

/** An address found by a request, possibly to a host on this machine. */
const found = v.pipe(
  text,
  v.regex(/^(https:\/\/|\/|http:\/\/127\.0\.0\.1[:/])/, 'must start with https:// or /'),
)
const percent = percentFrom(0)
const Candidate = v.strictObject({ src: found, width: positive })

/**
 * A photograph of an album; docs/content.md describes each field. A faulty `src` is reported, not changed.
 * `width` and `height`: pixels after orientation; the site assumes 3:2 without them. `placeholder`: a WebP
 * of 16 px as base64, without the `data:` prefix. `focus`: % from the left and the top. Visitors do not get
 * `file`, `rating` and unpublished `keywords`.
 */
export const Photo = v.strictObject({
  id: v.pipe(
    text,
    v.regex(/^[0-9a-z-]{4,40}$/, 'must be 4 to 40 of a-z, 0-9 and "-"'),
    v.notValue('index', 'must not be index: its page would replace that of the album'),
  ),
  file: v.optional(text),
  src: v.string('must be a text (it may be empty)'),
  alt: v.string('must be a text (it may be empty)'),
  width: v.optional(positive),
  height: v.optional(positive),
  color: v.optional(color),
  placeholder: v.optional(v.string()),
  capture: v.optional(Capture),
  focus: v.optional(v.tuple([percent, percent], 'must be two numbers from 0 to 100')),
  hide: v.optional(v.literal(true, 'must be true, or left out')),
  decorative: v.optional(v.literal(true, 'must be true, or left out')),
  rotate: v.optional(v.picklist([0, 90, 180, 270], 'must be 0, 90, 180 or 270')),
  rights: v.optional(rightsFields),
  jpeg: v.optional(v.literal(true, 'must be true, or left out')),
  template: v.optional(v.pipe(found, v.includes('{W}', 'must hold {W}, the place of the width'))),
  widths: v.optional(ascendingWidths),
  candidates: v.optional(
    v.pipe(
      v.array(Candidate),
      v.check((all) => isAscending(all.map(({ width }) => width)), 'must be ascending'),
    ),
  ),
  mirror: v.optional(
    v.strictObject({ src: found, width: positive, widths: v.optional(ascendingWidths) }),
  ),
  keywords: v.optional(v.array(text)),
  rating: v.optional(
    v.pipe(
      v.number('must be a number of stars'),
      v.integer(),
      v.minValue(-1, 'must be -1 to 5'),
      v.maxValue(5, 'must be -1 to 5'),
    ),
  ),
})

const digest = v.pipe(text, v.regex(/^[0-9a-f]{12}$/, 'must be 12 of 0-9 and a-f'))
const ImportedFile = v.strictObject({
  bytes: digest,
  file: v.string('must be a text'),
  taken: v.optional(text),
})

/**
 * `imported` lists all files that the album has imported. A file whose photo was removed or moved is not
 * imported again, and a later export replaces its photo.
 */
export const AlbumFile = v.strictObject({
  $schema,
  cover: v.optional(text),
  recipe: v.optional(recipeFields),
  rights: v.optional(rightsFields),
  use: v.optional(v.picklist(['host', 'mirror'], 'must be host or mirror')),
  photos: v.array(Photo, 'must be a list of photos'),
  imported: v.optional(v.array(ImportedFile, 'must be a list of files')),
})

export type Capture = v.InferOutput<typeof Capture>
export type Photo = v.InferOutput<typeof Photo>
export type AlbumFile = v.InferOutput<typeof AlbumFile>
