import * as v from 'valibot'
import { CommandError, EXIT } from '../../darkroom/diagnostics/exit.ts'
import type { ActRequest, RequestedListAct } from '../contract.ts'

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
    v.strictObject({ type: v.literal('undo') }),
    v.strictObject({ type: v.literal('redo') }),
  ]),
})

const change = v.partial(
  v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty')),
    year: v.number(),
    category: v.string(),
    level: v.picklist(['public', 'listed', 'unlisted']),
    address: v.string(),
  }),
)

const ListRequest = v.strictObject({
  revision: v.string(),
  act: v.variant('type', [
    v.strictObject({ type: v.literal('orderAlbums'), ids: v.array(v.string()) }),
    v.strictObject({ type: v.literal('changeAlbum'), id: v.string(), change }),
    v.strictObject({ type: v.literal('newAlbum'), name: v.string(), category: v.string() }),
    v.strictObject({ type: v.picklist(['removeAlbum', 'putBackAlbum']), id: v.string() }),
    v.strictObject({ type: v.picklist(['undo', 'redo']) }),
  ]),
})

/** Reads the body of a POST. Throws a CommandError on anything but an ActRequest. */
export const readRequest = (body: string) => read(Request, body) as ActRequest

/** The same of one that is about the lists. */
export const readListRequest = (body: string) =>
  read(ListRequest, body) as ActRequest<RequestedListAct>

function read(schema: typeof Request | typeof ListRequest, body: string): unknown {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    throw new CommandError(EXIT.usage, 'The body is not JSON. Nothing changed.')
  }
  const result = v.safeParse(schema, json)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new CommandError(
    EXIT.usage,
    `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}. Nothing changed.`,
  )
}
