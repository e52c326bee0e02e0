import { type Node, parseTree } from 'jsonc-parser'
import { FIELDS } from '../../darkroom/album/albumFile.ts'
import { CommandError, EXIT } from '../../darkroom/diagnostics/exit.ts'

/** A member of an entry, by its `photo`'s id or that of the catalog's album, or of the file itself. `literal`: its value as JSON; `null`: it is not there. */
export type Member = { photo?: string; name: string; literal: string | null }

/** An entry outside the list. `gap`: what stood between it and its neighbour. */
export type TakenEntry = { id: string; at: number; text: string; gap?: string }

/** A change to the text of an album file. Literals and entries are text, so that an undo brings back the very bytes. */
export type Edit =
  | { type: 'order'; ids: string[] }
  | { type: 'members'; members: Member[] }
  | { type: 'take'; ids: string[] }
  | { type: 'put'; entries: TakenEntry[] }

/** How the fields of an album stand in the catalog. */
const CATALOG_FIELDS = [
  'id',
  'name',
  'year',
  'category',
  'alsoIn',
  'title',
  'path',
  'file',
  'level',
  'aliases',
]

const notThere = (id: string) =>
  new CommandError(EXIT.usage, `${id}: is not there. Nothing changed.`)

/** The member of this name: the last one, as `JSON.parse` has it. */
const memberOf = (object: Node, name: string): Node | undefined =>
  object.children?.findLast(({ children }) => children?.[0]?.value === name)
const valueOf = (object: Node, name: string): Node | undefined =>
  memberOf(object, name)?.children?.[1]
/** The list of an album's photos, or of the catalog's albums. A file without one is refused before. */
const listIn = (file: Node): Node => (valueOf(file, 'photos') ?? valueOf(file, 'albums'))!
const idOf = (entry: Node) => valueOf(entry, 'id')!.value as string

const endOf = ({ offset, length }: Node) => offset + length
const textOf = (text: string, node: Node) => text.slice(node.offset, endOf(node))

/** Puts one text into the place of another. */
type Splice = { from: number; to: number; by: string }
const splice = (text: string, splices: Splice[]) =>
  splices
    .toSorted((a, b) => b.from - a.from)
    .reduce((out, { from, to, by }) => out.slice(0, from) + by + out.slice(to), text)

/** The splice that sets, adds or removes a member. An added one stands and is spaced as its neighbours are. */
function spliceOf(text: string, object: Node, { name, literal }: Member): Splice | undefined {
  const all = object.children!
  const member = memberOf(object, name)
  const [first] = all
  if (member) {
    const value = member.children![1]!
    if (literal !== null) return { from: value.offset, to: endOf(value), by: literal }
    const [before, after] = [all[all.indexOf(member) - 1], all[all.indexOf(member) + 1]]
    if (before) return { from: endOf(before), to: endOf(member), by: '' }
    return { from: member.offset, to: after ? after.offset : endOf(member), by: '' }
  }
  if (literal === null) return undefined
  const lead = text.slice(object.offset + 1, first!.offset)
  const colon = text.slice(endOf(first!.children![0]!), first!.children![1]!.offset)
  const added = `${JSON.stringify(name)}${colon}${literal}`
  const fields = memberOf(object, 'src') ? FIELDS : CATALOG_FIELDS
  const rank = fields.indexOf(name)
  const before = all.findLast(({ children }) => {
    const other = fields.indexOf(children![0]!.value as string)
    return other >= 0 && other < rank
  })
  return before
    ? { from: endOf(before), to: endOf(before), by: `,${lead}${added}` }
    : { from: first!.offset, to: first!.offset, by: `${added},${lead}` }
}

/** Texts that were parsed last: an act and its undo ask for the same few again and again. */
const parsed: { text: string; tree: Node }[] = []
const PARSED = 4

function treeOf(text: string): Node {
  const known = parsed.find((one) => one.text === text)
  if (known) return known.tree
  const tree = parseTree(text)!
  parsed.unshift({ text, tree })
  parsed.length = Math.min(parsed.length, PARSED)
  return tree
}

/** An album, and its photos' entries by id. */
function open(text: string): [album: Node, entryOf: (id?: string) => Node] {
  const album = treeOf(text)
  const entries = new Map(listIn(album).children!.map((entry) => [idOf(entry), entry]))
  return [
    album,
    (id) => {
      if (id === undefined) return album
      const entry = entries.get(id)
      if (!entry) throw notThere(id)
      return entry
    },
  ]
}

/** The entries of an album as texts, with what stands between them. */
type Entries = { ids: string[]; texts: string[]; gaps: string[] }

/** Changes the list of photos. What stands between entries that stay is kept. */
function withEntries(text: string, change: (entries: Entries) => void): string {
  const list = listIn(treeOf(text))
  const nodes = list.children!
  const [first, last] = [nodes[0], nodes.at(-1)]
  const entries: Entries = {
    ids: nodes.map(idOf),
    texts: nodes.map((node) => textOf(text, node)),
    gaps: nodes.slice(1).map((node, i) => text.slice(endOf(nodes[i]!), node.offset)),
  }
  const lead = first ? text.slice(list.offset + 1, first.offset) : '\n    '
  const tail = last ? text.slice(endOf(last), endOf(list) - 1) : '\n  '
  change(entries)
  const { texts, gaps } = entries
  const inside = texts.map((one, i) => (i ? (gaps[i - 1] ?? `,${lead}`) + one : one)).join('')
  const by = texts.length ? `[${lead}${inside}${tail}]` : '[]'
  return splice(text, [{ from: list.offset, to: endOf(list), by }])
}

/** Puts the entries into another order, each into the place of another. */
function arrange({ ids, texts }: Entries, wanted: readonly string[]): void {
  const known = new Map(ids.map((id, i) => [id, texts[i]!]))
  if (wanted.length !== ids.length || new Set(wanted).size !== ids.length)
    throw new CommandError(EXIT.usage, 'An order must name each of them once. Nothing changed.')
  const inOrder = wanted.map((id) => {
    const text = known.get(id)
    if (text === undefined) throw notThere(id)
    return text
  })
  texts.splice(0, texts.length, ...inOrder)
}

/** The gap that goes and comes with an entry: before it, or behind the first. */
const gapBy = (at: number) => Math.max(at - 1, 0)

function take({ ids, texts, gaps }: Entries, wanted: readonly string[]): TakenEntry[] {
  const taken: TakenEntry[] = []
  for (let at = ids.length - 1; at >= 0; at--) {
    const id = ids[at]!
    if (!wanted.includes(id)) continue
    const [gap] = gaps.splice(gapBy(at), 1)
    taken.unshift({ id, at, text: texts[at]!, ...(gap === undefined ? {} : { gap }) })
    ids.splice(at, 1)
    texts.splice(at, 1)
  }
  return taken
}

function put({ ids, texts, gaps }: Entries, entries: readonly TakenEntry[], lead: string): void {
  for (const { id, at, text, gap = lead } of entries) {
    if (ids.includes(id)) continue
    const place = Math.min(at, ids.length)
    if (ids.length) gaps.splice(gapBy(place), 0, gap)
    ids.splice(place, 0, id)
    texts.splice(place, 0, text)
  }
}

function setMembers(text: string, members: readonly Member[]): string {
  const [, entryOf] = open(text)
  const splices = members.map((one) => spliceOf(text, entryOf(one.photo), one))
  return splice(
    text,
    splices.filter((one) => one !== undefined),
  )
}

/** Members, each entry once a round: where one goes, another of its entry may stand. */
function roundsOf(members: readonly Member[]): Member[][] {
  const rounds: Member[][] = []
  const times = new Map<string | undefined, number>()
  for (const one of members) {
    const round = times.get(one.photo) ?? 0
    times.set(one.photo, round + 1)
    rounds[round] = [...(rounds[round] ?? []), one]
  }
  return rounds
}

/**
 * Does an edit to the text of an album file. What it is not about stays byte by byte: fields that nobody
 * knows, their order, spaces. Throws a CommandError where it names what is not there.
 */
function editAlbum(text: string, edit: Edit): string {
  if (edit.type === 'members') return roundsOf(edit.members).reduce(setMembers, text)
  return withEntries(text, (entries) => {
    if (edit.type === 'order') arrange(entries, edit.ids)
    else if (edit.type === 'take') take(entries, edit.ids)
    else put(entries, edit.entries, entries.gaps[0] ?? ',\n    ')
  })
}

/** The edit that takes this one back. */
function inverseOf(text: string, edit: Edit): Edit {
  const [album, entryOf] = open(text)
  const ids = listIn(album).children!.map(idOf)
  if (edit.type === 'order') return { type: 'order', ids }
  if (edit.type === 'members') {
    const members = edit.members.map((one) => {
      const value = valueOf(entryOf(one.photo), one.name)
      return { ...one, literal: value ? textOf(text, value) : null }
    })
    return { type: 'members', members }
  }
  if (edit.type === 'take') return { type: 'put', entries: takenFrom(text, edit.ids) }
  return {
    type: 'take',
    ids: edit.entries.flatMap(({ id }) => (ids.includes(id) ? [] : id)),
  }
}

/** The entries of these photos, as they stand in a text. */
export function takenFrom(text: string, ids: readonly string[]): TakenEntry[] {
  let taken: TakenEntry[] = []
  withEntries(text, (entries) => (taken = take(entries, ids)))
  return taken
}

export const editAll = (text: string, edits: readonly Edit[]): string =>
  edits.reduce(editAlbum, text)

/** The edits that take these back. */
export function inverseOfAll(text: string, edits: readonly Edit[]): Edit[] {
  const inverse: Edit[] = []
  edits.reduce((now, edit) => {
    inverse.unshift(inverseOf(now, edit))
    return editAlbum(now, edit)
  }, text)
  return inverse
}

/** Whether a text is as the edits leave it. */
export function isDone(text: string, edits: readonly Edit[]): boolean {
  try {
    return editAll(text, edits) === text
  } catch {
    return false
  }
}
