import * as v from 'valibot'
import { $schema, Picture, recipeFields, rightsFields, text, url } from './fields.ts'

/** What a regular expression cannot tell, such as a port above 65535. */
const parses = v.url('must have a host and a port that exist, as in https://example.com')

const base = v.pipe(
  text,
  v.regex(
    /^(https:\/\/|http:\/\/127\.0\.0\.1[:/])[^\s?#@]+$/,
    'must be an address such as https://photos.example.org, without ?, # and @',
  ),
  parses,
)
/** The id of a person in placeholders: `{older}`, and `{older-id}` in addresses. */
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
      /^https?:\/\/[^/?#\\\s]+(\/(?!\.\.?(\/|$))[\w.~-]+)*$/,
      'must be an address such as https://example.com or https://me.github.io/site, without a slash at its end',
    ),
    parses,
  ),
  description: text,
  lang: v.optional(text),
  photos: v.optional(v.strictObject({ base })),
  recipe: v.optional(recipeFields),
  rights: v.optional(rightsFields),
  publish: v.optional(text),
  originals: v.optional(text),
  keywords: v.optional(
    v.strictObject({
      people: v.optional(v.boolean('must be true or false')),
      public: v.optional(
        v.union([v.literal(true), v.array(text)], 'must be true or a list of keywords'),
      ),
    }),
  ),
  download: v.optional(v.boolean('must be true or false')),
  captions: v.optional(v.picklist(['from-file', 'none'], 'must be from-file or none')),
  aiCrawlers: v.optional(v.picklist(['allow', 'disallow'], 'must be allow or disallow')),
  bio: v.optional(v.array(text), []),
  portrait: v.optional(Picture),
  network: v.optional(v.strictObject({ label: text, url })),
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
export const ProjectList = v.array(Project)

const year = v.pipe(v.number('must be a year'), v.integer('must be a year'))

/** A post without `to` is current. */
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

export type Site = v.InferOutput<typeof Site>
export type Project = v.InferOutput<typeof Project>
export type Resume = v.InferOutput<typeof Resume>
