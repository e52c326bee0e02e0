import * as v from 'valibot'
import { $schema, Level, segment, text } from './fields.ts'

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

export type Catalog = v.InferOutput<typeof Catalog>
/** The id of a category: whatever the catalog calls one. */
export type CategoryId = string
