import { type Node, parseTree } from 'jsonc-parser'
import { CommandError, EXIT } from '../../darkroom/diagnostics/exit.ts'
import type { Act } from '../contract.ts'

/** An act as it is written: `literal` is the caption as JSON, so that an undo brings back its very bytes. */
export type Edit =
  { type: 'order'; ids: string[] } | { type: 'caption'; photo: string; literal: string }

/** The value of a member: of the last of that name, as `JSON.parse` has it. */
const valueOf = (object: Node, name: string): Node | undefined =>
  object.children?.findLast(({ children }) => children?.[0]?.value === name)?.children?.[1]

/** The photos' entries. A file without such a list is refused before. */
const entriesOf = (text: string): Node[] => valueOf(parseTree(text)!, 'photos')!.children!
const idOf = (entry: Node) => valueOf(entry, 'id')!.value as string

const textOf = (text: string, { offset, length }: Node) => text.slice(offset, offset + length)
const replace = (text: string, { offset, length }: Node, by: string) =>
  text.slice(0, offset) + by + text.slice(offset + length)

function captionOf(text: string, photo: string): Node {
  const entry = entriesOf(text).find((one) => idOf(one) === photo)
  if (!entry)
    throw new CommandError(EXIT.usage, `${photo}: the album has no such photo. Nothing changed.`)
  return valueOf(entry, 'alt')!
}

/** Puts the entries into another order, each into the place of another: what stands between them stays. */
function arrange(text: string, ids: readonly string[]): string {
  const places = entriesOf(text)
  const entries = new Map(places.map((entry) => [idOf(entry), entry]))
  if (ids.length !== places.length || new Set(ids).size !== ids.length)
    throw new CommandError(
      EXIT.usage,
      'An order must name each photo of the album once. Nothing changed.',
    )
  return places.reduceRight((out, place, i) => {
    const entry = entries.get(ids[i]!)
    if (!entry) throw new CommandError(EXIT.usage, `${ids[i]}: the album has no such photo.`)
    return replace(out, place, textOf(text, entry))
  }, text)
}

export const toEdit = (act: Act): Edit =>
  act.type === 'caption'
    ? { type: act.type, photo: act.photo, literal: JSON.stringify(act.text) }
    : act

/**
 * Does an edit to the text of an album file. What it is not about stays byte by byte: fields that nobody
 * knows, their order, spaces. Throws a CommandError where it names what is not there.
 */
export const editAlbum = (text: string, edit: Edit): string =>
  edit.type === 'order'
    ? arrange(text, edit.ids)
    : replace(text, captionOf(text, edit.photo), edit.literal)

/** The edit that takes this one back. */
export const inverseOf = (text: string, edit: Edit): Edit =>
  edit.type === 'order'
    ? { type: 'order', ids: entriesOf(text).map(idOf) }
    : { ...edit, literal: textOf(text, captionOf(text, edit.photo)) }

/** Whether a text is as an edit leaves it. */
export function isDone(text: string, edit: Edit): boolean {
  try {
    return editAlbum(text, edit) === text
  } catch {
    return false
  }
}
