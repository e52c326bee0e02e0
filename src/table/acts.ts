import * as v from 'valibot'

/* What an owner does at the light table: the page asks for it, the server checks that it is one of these. */

const id = v.pipe(v.string(), v.maxLength(40))
const ids = v.pipe(v.array(id), v.nonEmpty())
const path = v.array(v.union([v.string(), v.number()]))
const at = v.pipe(v.number(), v.integer(), v.minValue(0))

const moves = [
  v.strictObject({ type: v.literal('undo') }),
  v.strictObject({ type: v.literal('redo') }),
] as const

/** One thing that is done to an album. Photos are named by their ids, wherever they stand. */
const act = v.variant('type', [
  /** All ids of the album, in their new order. */
  v.strictObject({ type: v.literal('order'), ids: v.array(id) }),
  v.strictObject({ type: v.literal('caption'), photo: id, text: v.string() }),
  v.strictObject({ type: v.literal('cover'), photo: id }),
  /** The point that stays in view where a photo is cropped: % from its left, and from its top. */
  v.strictObject({ type: v.literal('focus'), photo: id, at: v.tuple([v.number(), v.number()]) }),
  /**
   * `hide`: kept in the file and off the site; a cover is the cover no more. `remove`: out of the file into the
   * tray; `putBack`: to where it was. `turn`: a quarter to the right, as the next import publishes it.
   * `decorate`: no words are missing.
   */
  v.strictObject({
    type: v.picklist(['hide', 'show', 'remove', 'putBack', 'turn', 'decorate']),
    photos: ids,
  }),
  /** To the end of another album, by its key: out of this one, or into both. */
  v.strictObject({ type: v.picklist(['move', 'copy']), photos: ids, to: v.string() }),
])

/** Of an album in the catalog. `year` 0: none. `address`: the last segment of its own. */
const change = v.strictObject({
  name: v.exactOptional(v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))),
  year: v.exactOptional(v.number('must be a number')),
  category: v.exactOptional(v.string()),
  level: v.exactOptional(v.picklist(['public', 'listed', 'unlisted'])),
  address: v.exactOptional(v.string()),
})
const edit = v.strictObject({ path: v.pipe(path, v.nonEmpty()), value: v.optional(v.unknown()) })

/** One thing that is done to a document. */
const documentAct = v.variant('type', [
  v.strictObject({ type: v.literal('changeAlbum'), id: v.string(), change }),
  v.strictObject({ type: v.literal('newCategory'), name: v.string() }),
  /** It begins unlisted. */
  v.strictObject({ type: v.literal('newAlbum'), name: v.string(), category: v.string() }),
  /** Sets values; one without a value is removed. */
  v.strictObject({ type: v.literal('write'), edits: v.array(edit) }),
  /** Into a list, out of it, and two of its entries in each other's place. */
  v.strictObject({ type: v.literal('put'), path, at, value: v.unknown() }),
  v.strictObject({ type: v.literal('take'), path, at }),
  v.strictObject({ type: v.literal('swap'), path, at, to: at }),
])

/** From the whole of a document to a value: names of members, and indices. */
export type Path = v.InferOutput<typeof path>
export type Act = v.InferOutput<typeof act>
export type DocumentAct = v.InferOutput<typeof documentAct>
export type RequestedAct = Act | v.InferOutput<(typeof moves)[number]>
export type RequestedDocumentAct = DocumentAct | v.InferOutput<(typeof moves)[number]>
/** An act, and the revision of the file upon which it was decided. */
export type ActRequest<A = RequestedAct> = { revision: string; act: A }

/** The body of a request. */
const body = <A extends v.GenericSchema>(requested: A) =>
  v.pipe(
    v.string(),
    v.parseJson({}, 'is not JSON'),
    v.strictObject({ revision: v.string(), act: requested }),
  )
export const ActBody = body(v.variant('type', [act, ...moves]))
export const DocumentActBody = body(v.variant('type', [documentAct, ...moves]))
