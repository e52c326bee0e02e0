import * as v from 'valibot'
import { $schema, Level, segment, text } from './fields.ts'

/** `covers`: the format of most covers. */
const Layout = v.picklist(['wide', 'tall', 'covers'], 'must be wide, tall or covers')

/**
 * Categories and albums in list order. An album with the id of its category is the category's own. If it is
 * the only album, the category's page shows it.
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

export type Catalog = v.InferOutput<typeof Catalog>
export type CategoryId = string
