import * as v from 'valibot'
import { CommandError, EXIT } from '../../darkroom/diagnostics/exit.ts'
import type { ActRequest, RequestedDocumentAct } from '../contract.ts'

const id = v.pipe(v.string(), v.maxLength(40))

const ids = v.pipe(v.array(id), v.nonEmpty())

const Request = v.strictObject({
  revision: v.string(),
  act: v.variant('type', [
    v.strictObject({ type: v.literal('order'), ids: v.array(id) }),
    v.strictObject({ type: v.literal('caption'), photo: id, text: v.string() }),
    v.strictObject({
      type: v.picklist(['hide', 'show', 'remove', 'putBack', 'turn']),
      photos: ids,
    }),
    v.strictObject({ type: v.picklist(['move', 'copy']), photos: ids, to: v.string() }),
    v.strictObject({ type: v.literal('cover'), photo: id }),
    v.strictObject({
      type: v.literal('focus'),
      photo: id,
      at: v.tuple([v.number(), v.number()]),
    }),
    v.strictObject({ type: v.picklist(['undo', 'redo']) }),
  ]),
})

const change = v.partial(
  v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty')),
    year: v.number('must be a number'),
    category: v.string(),
    level: v.picklist(['public', 'listed', 'unlisted']),
    address: v.string(),
  }),
)

const path = v.array(v.union([v.string(), v.number()]))
const at = v.pipe(v.number(), v.integer(), v.minValue(0))
const edit = v.strictObject({ path: v.pipe(path, v.nonEmpty()), value: v.optional(v.unknown()) })

const DocumentRequest = v.strictObject({
  revision: v.string(),
  act: v.variant('type', [
    v.strictObject({ type: v.literal('changeAlbum'), id: v.string(), change }),
    v.strictObject({ type: v.literal('newCategory'), name: v.string() }),
    v.strictObject({ type: v.literal('newAlbum'), name: v.string(), category: v.string() }),
    v.strictObject({ type: v.literal('write'), edits: v.array(edit) }),
    v.strictObject({ type: v.literal('put'), path, at, value: v.unknown() }),
    v.strictObject({ type: v.literal('take'), path, at }),
    v.strictObject({ type: v.literal('swap'), path, at, to: at }),
    v.strictObject({ type: v.picklist(['undo', 'redo']) }),
  ]),
})

/** Reads the body of a POST. Throws a CommandError on anything but an ActRequest. */
export const readRequest = (body: string) => read(Request, body) as ActRequest

/** The same of one that is about a document. */
export const readDocumentRequest = (body: string) =>
  read(DocumentRequest, body) as ActRequest<RequestedDocumentAct>

function read(schema: typeof Request | typeof DocumentRequest, body: string): unknown {
  const json = v.pipe(v.string(), v.parseJson({}, 'is not JSON'), schema)
  const result = v.safeParse(json, body)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new CommandError(
    EXIT.usage,
    `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}. Nothing changed.`,
  )
}
