import * as v from 'valibot'
import { LICENSES } from '../../licenses.ts'

export const text = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'))
export const $schema = v.optional(v.string())
export const url = v.pipe(text, v.regex(/^(https:\/\/|\/)/, 'must start with https:// or /'))
export const segment = v.pipe(
  text,
  v.regex(/^[\w{}.-]+$/, 'may hold letters, digits, "-", "_" and "." only: it becomes an address'),
)
export const positive = v.pipe(
  v.number('must be a number'),
  v.integer(),
  v.minValue(1, 'must be above 0'),
)
export const percentFrom = (least: number) =>
  v.pipe(
    v.number(`must be a number from ${least} to 100`),
    v.integer('must be a whole number'),
    v.minValue(least, `must be ${least} to 100`),
    v.maxValue(100, `must be ${least} to 100`),
  )
export const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must look like #1a2b3c'))

/** Who may list something: everybody, only people, or nobody. */
export const Level = v.picklist(
  ['public', 'listed', 'unlisted'],
  'must be public, listed or unlisted',
)

export const isAscending = (widths: readonly number[]): boolean =>
  widths.every((width, i) => width > (widths[i - 1] ?? -Infinity))
export const ascendingWidths = v.pipe(
  v.array(positive),
  v.check((widths) => isAscending(widths), 'must be ascending'),
)

/** How pictures of the site or an album are made. docs/darkroom.md describes the settings. */
export const recipeFields = v.strictObject({
  quality: v.optional(percentFrom(1)),
  widths: v.optional(v.pipe(ascendingWidths, v.minLength(1, 'must have a width'), v.readonly())),
  sharpen: v.optional(v.picklist(['none', 'screen'], 'must be none or screen')),
})

const page = v.pipe(text, v.regex(/^https:\/\//, 'must start with https://'))

/** The rights of the site, an album or a photo. `acquire`: the page that sells a licence. */
export const rightsFields = v.strictObject({
  license: v.optional(
    v.pipe(
      text,
      v.check(
        (said) => said in LICENSES || said.startsWith('https://'),
        `must be one of ${Object.keys(LICENSES).join(', ')}, or the address of a licence`,
      ),
    ),
  ),
  credit: v.optional(text),
  copyright: v.optional(text),
  acquire: v.optional(page),
})

/** A picture with its size in pixels, which reserves its space before it loads. */
export const Picture = v.strictObject({
  src: url,
  alt: v.string('must be a text (it may be empty)'),
  width: positive,
  height: positive,
  widths: v.optional(ascendingWidths),
  color: v.optional(color),
  placeholder: v.optional(v.string()),
})

export type Level = v.InferOutput<typeof Level>
export type Picture = v.InferOutput<typeof Picture>
export type Rights = v.InferOutput<typeof rightsFields>
