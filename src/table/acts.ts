import * as v from 'valibot'

/* The acts that the page may request, as schemas for the server to check. */

const id = v.pipe(v.string(), v.maxLength(40))
const ids = v.pipe(v.array(id), v.nonEmpty())
const path = v.array(v.union([v.string(), v.number()]))
const at = v.pipe(v.number(), v.integer(), v.minValue(0))
const move = v.strictObject({ type: v.picklist(['undo', 'redo']) })

const act = v.variant('type', [
  v.strictObject({ type: v.literal('order'), ids }), // in their new order
  v.strictObject({ type: v.literal('caption'), photo: id, text: v.string() }),
  v.strictObject({ type: v.literal('cover'), photo: id }),
  /** The point that stays visible when a photo is cropped, in % from the left and the top. */
  v.strictObject({ type: v.literal('focus'), photo: id, at: v.tuple([v.number(), v.number()]) }),
  /** `hide`: from visitors, also as cover. `remove`: into the tray. `turn`: 90° clockwise. `decorate`: no description needed. */
  v.strictObject({
    type: v.picklist(['hide', 'show', 'remove', 'putBack', 'turn', 'decorate']),
    photos: ids,
  }),
  /** Adds the photos to the end of the album with the key `to`. */
  v.strictObject({ type: v.picklist(['move', 'copy']), photos: ids, to: v.string() }),
])

const FOUR_DIGITS = v.regex(/^(\d{4})?$/, 'must have four digits, such as 2024')

/** The settings of an album, as texts of fields. `address`: the last segment of the album's address. */
const change = v.strictObject({
  name: v.exactOptional(v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))),
  year: v.exactOptional(v.pipe(v.string(), FOUR_DIGITS, v.transform(Number))),
  shared: v.exactOptional(v.picklist(['', 'all'])),
  category: v.exactOptional(v.string()),
  level: v.exactOptional(v.picklist(['public', 'listed', 'unlisted'])),
  address: v.exactOptional(v.string()),
})
const edit = v.strictObject({ path: v.pipe(path, v.nonEmpty()), value: v.optional(v.unknown()) })

const documentAct = v.variant('type', [
  v.strictObject({ type: v.literal('changeAlbum'), id: v.string(), change }),
  v.strictObject({ type: v.literal('newCategory'), name: v.string() }),
  v.strictObject({ type: v.literal('newAlbum'), name: v.string(), category: v.string() }), // unlisted
  v.strictObject({ type: v.literal('write'), edits: v.array(edit) }), // without a value: removes
  /** These three acts insert into, remove from and swap within a list. */
  v.strictObject({ type: v.literal('put'), path, at, value: v.unknown() }),
  v.strictObject({ type: v.literal('take'), path, at }),
  v.strictObject({ type: v.literal('swap'), path, at, to: at }),
])

/** Member names and indices that lead from a document to a value. */
export type Path = v.InferOutput<typeof path>
export type Act = v.InferOutput<typeof act>
export type DocumentAct = v.InferOutput<typeof documentAct>
export type Move = v.InferOutput<typeof move>
export type RequestedAct = Act | Move
export type RequestedDocumentAct = DocumentAct | Move
export type ActRequest<A = RequestedAct> = { revision: string; act: A }

const body = <A extends v.GenericSchema>(requested: A) =>
  v.pipe(
    v.string(),
    v.parseJson({}, 'is not JSON'),
    v.strictObject({ revision: v.string(), act: requested }),
  )
export const ActBody = body(v.variant('type', [act, move]))
export const DocumentActBody = body(v.variant('type', [documentAct, move]))
