import * as v from 'valibot'

/**
 * THE schema of everything the owner writes in `src/content/`. Commands and the build check with it;
 * a browser never sees it (import its types only).
 *
 * Texts may hold placeholders: `{name}` `{email}` `{host}`, and of each of the owner's `people`
 * `{older}`, or `{older-id}` for the form that an address can carry. They are filled from `site.json`.
 */

const text = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'))
/** For editors: where the JSON Schema of the file is. */
const $schema = v.optional(v.string())
const url = v.pipe(text, v.regex(/^(https:\/\/|\/)/, 'must start with https:// or /'))
const segment = v.pipe(
  text,
  v.regex(/^[\w{}.-]+$/, 'may hold letters, digits, "-", "_" and "." only: it becomes an address'),
)
const positive = v.pipe(v.number('must be a number'), v.integer(), v.minValue(1, 'must be above 0'))
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must look like #1a2b3c'))

/** Who may list a thing: everybody, people only, nobody. */
export const Level = v.picklist(
  ['public', 'listed', 'unlisted'],
  'must be public, listed or unlisted',
)

/** A picture with its box in pixels, so that its place is kept before it loads. */
export const Picture = v.strictObject({
  src: url,
  alt: v.string('must be a text (it may be empty)'),
  width: positive,
  height: positive,
  color: v.optional(color),
  placeholder: v.optional(v.string()),
})

/**
 * How a photograph was taken, of what the camera wrote down: these fields and no others are ever
 * published. `focalLength` in mm, `aperture` the f-number, `shutter` in seconds as a camera says it
 * (`1/250`, `2.5`), `taken` the camera's local time without a zone.
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

const ascending = v.check<number[], string>(
  (widths) => widths.every((width, i) => i === 0 || width > widths[i - 1]!),
  'must be ascending',
)
/** Where published pictures are served from, if not from this site. */
const base = v.pipe(
  text,
  v.regex(
    /^(https:\/\/|http:\/\/127\.0\.0\.1[:/])[^\s?#@]+$/,
    'must be an address such as https://photos.example.org, without ?, # and @',
  ),
)
/** Found by asking: on a host, on this site, or on a host that is tried out on this machine. */
const found = v.pipe(
  text,
  v.regex(/^(https:\/\/|\/|http:\/\/127\.0\.0\.1[:/])/, 'must start with https:// or /'),
)
const percent = v.pipe(
  v.number('must be a number from 0 to 100'),
  v.integer('must be a whole number'),
  v.minValue(0, 'must be 0 to 100'),
  v.maxValue(100, 'must be 0 to 100'),
)
const Candidate = v.strictObject({ src: found, width: positive })

/**
 * One photograph of an album. `src` may be empty or faulty: such an entry is reported when it is
 * checked and left out or shown as missing by the site, never changed. `width` and `height` are the
 * pixels of the file behind `src`, after orientation; without them the site assumes 3:2.
 * `placeholder` is a WebP of 16 px as base64, without the `data:` prefix.
 *
 * `focus` is the point of the photo that stays in view where it is cropped as a cover: % from its left
 * and from its top, by default the middle. `hide` keeps a photo in the file and off the
 * site. `decorative` says that an empty `alt` is meant. `rotate` turns its published pixels clockwise, beyond
 * what the camera wrote down. `widths` are those it is published at, where they are not the
 * usual ones; `jpeg`: each also as JPEG.
 *
 * What an outside host can do is a `template` with `{W}` for each of `widths`, or a list of
 * `candidates`; `mirror` is the largest of the site's own copies.
 *
 * `file` is the name of the file that it was imported from. It, `keywords` and `rating` (1 to 5 stars, -1 rejected)
 * are the owner's own; no visitor gets them.
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
  jpeg: v.optional(v.literal(true, 'must be true, or left out')),
  template: v.optional(v.pipe(found, v.includes('{W}', 'must hold {W}, the place of the width'))),
  widths: v.optional(v.pipe(v.array(positive), ascending)),
  candidates: v.optional(
    v.pipe(
      v.array(Candidate),
      v.check(
        (all) => all.every((c, i) => c.width > (all[i - 1]?.width ?? 0)),
        'must be ascending',
      ),
    ),
  ),
  mirror: v.optional(Candidate),
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
/**
 * A file that was imported: the digest of its bytes, its name, and when it says that it was taken. Older albums
 * call the digest `id`, as they do that of a photo, so that a search for one found the other.
 */
const ImportedFile = v.pipe(
  v.strictObject({
    bytes: v.optional(digest),
    id: v.optional(digest),
    file: v.string('must be a text'),
    taken: v.optional(text),
  }),
  v.check(({ bytes, id }) => (bytes ?? id) !== undefined, 'must have bytes'),
  v.transform(({ id, bytes = id, ...rest }) => ({ bytes: bytes!, ...rest })),
)

/**
 * `use` says whether outside photos come from their host or from the site's own copies. `imported` is
 * the darkroom's memory of the files that the album has taken in: one whose photo was removed or moved
 * to another album does not come back, and a later export replaces its photo.
 */
export const AlbumFile = v.strictObject({
  $schema,
  cover: v.optional(text),
  use: v.optional(v.picklist(['host', 'mirror'], 'must be host or mirror')),
  photos: v.array(Photo, 'must be a list of photos'),
  imported: v.optional(v.array(ImportedFile, 'must be a list of files')),
})

/** What a person is called in placeholders: `{older}`, and `{older-id}` in addresses. */
const person = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'must be of a-z, 0-9 and "-", and start with a letter'),
  v.notValues(['name', 'email', 'host'], 'is a placeholder already'),
  v.check((key) => !key.endsWith('-id'), 'must not end in -id: that is the form for addresses'),
)

export const Site = v.strictObject({
  $schema,
  name: text,
  email: v.pipe(text, v.email('must be an e-mail address')),
  host: text,
  people: v.optional(v.record(person, text)),
  url: v.pipe(
    text,
    v.regex(
      /^https?:\/\/[^/?#]+(\/[\w.~-]+)*$/,
      'must be an address such as https://example.com or https://me.github.io/site, without a slash at its end',
    ),
  ),
  description: text,
  /** Of the interface and the page: one of src/words, by default `en`. */
  lang: v.optional(text),
  photos: v.optional(v.strictObject({ base })),
  /** What publishes the site, as it is typed in the site's folder: the light table runs it. */
  publish: v.optional(text),
  /** Where the light table keeps the files that are brought in through it: a folder, below the site's or absolute. */
  originals: v.optional(text),
  /** Whether imports write keywords that name who is in a photo. */
  keywords: v.optional(v.strictObject({ people: v.boolean('must be true or false') })),
  /** Whether visitors can save photographs of public albums; an album may say otherwise. */
  download: v.optional(v.boolean('must be true or false')),
  captions: v.optional(v.picklist(['from-file', 'none'], 'must be from-file or none')),
  bio: v.optional(v.array(text), []),
  portrait: v.optional(Picture),
  network: v.optional(v.strictObject({ label: text, url })),
  /** What the footer leads to, beside pages that say so. */
  footer: v.optional(v.array(v.strictObject({ label: text, url }))),
  resume: v.optional(v.strictObject({ src: url, download: text })),
  skills: v.optional(v.array(v.strictObject({ name: text, icon: v.optional(text) })), []),
})

export const Project = v.strictObject({
  name: text,
  descriptions: v.array(text),
  img: v.optional(Picture),
  githubLink: v.optional(url),
  viewLink: v.optional(v.strictObject({ label: text, url })),
})
export const Projects = v.array(Project)

const year = v.pipe(v.number('must be a year'), v.integer('must be a year'))

/** The resume, beside what the site itself knows. A post without `to` is held today. */
export const Resume = v.strictObject({
  headline: text,
  summary: text,
  experience: v.array(
    v.strictObject({
      role: text,
      place: text,
      from: year,
      to: v.optional(year),
      points: v.array(text),
    }),
  ),
  skills: v.array(v.strictObject({ group: text, names: v.array(text) })),
  education: v.array(v.strictObject({ title: text, place: text, year })),
  photography: text,
})

/** How the list of a category's albums is laid out: as its covers are, or by their majority. */
const Layout = v.picklist(['wide', 'tall', 'covers'], 'must be wide, tall or covers')

/**
 * The categories and albums, each in the order in which lists show them. An album stands in its
 * `category`, below whose address it has its own, and may stand in others (`alsoIn`). One with the id
 * of its category is that category's own: while it is the only one, the category's page shows it.
 */
export const Catalog = v.strictObject({
  $schema,
  categories: v.array(
    v.strictObject({
      id: segment,
      name: text,
      description: v.optional(text),
      level: v.optional(Level),
      cover: v.optional(v.strictObject({ album: segment, photo: text })),
      layout: v.optional(Layout),
      forgetLostAlbum: v.optional(v.literal(true, 'must be true, or left out')),
      order: v.optional(v.picklist(['newest'], 'must be newest, or left out')),
    }),
  ),
  albums: v.array(
    v.strictObject({
      id: segment,
      name: text,
      category: segment,
      alsoIn: v.optional(v.array(segment)),
      year: v.optional(v.pipe(v.number(), v.integer())),
      title: v.optional(text),
      description: v.optional(text),
      path: v.optional(segment),
      file: v.optional(segment),
      level: v.optional(Level),
      download: v.optional(v.boolean('must be true or false')),
      shared: v.optional(v.literal(true, 'must be true, or left out')),
      aliases: v.optional(v.array(segment)),
    }),
  ),
})

export type Level = v.InferOutput<typeof Level>
export type Picture = v.InferOutput<typeof Picture>
export type Capture = v.InferOutput<typeof Capture>
export type Photo = v.InferOutput<typeof Photo>
export type AlbumFile = v.InferOutput<typeof AlbumFile>
export type Site = v.InferOutput<typeof Site>
export type Project = v.InferOutput<typeof Project>
export type Resume = v.InferOutput<typeof Resume>
export type Catalog = v.InferOutput<typeof Catalog>
/** The id of a category: whatever the catalog calls one. */
export type CategoryId = string
