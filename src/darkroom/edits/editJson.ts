import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { UsageError } from '../diagnostics/exit.ts'

// These functions edit the text of a JSON file. They keep every other byte.

type JsonPath = (string | number)[]

/** The entries of a list, the texts between them (`gaps`), and the text before the first entry (`lead`). */
export type Entries = { texts: string[]; gaps: string[]; lead: string }

/** Recently parsed texts, because one action parses the same texts several times. */
const parsed: { text: string; tree: Node }[] = []
const PARSED = 4

function treeOf(text: string): Node {
  const earlier = parsed.find((one) => one.text === text)
  if (earlier) return earlier.tree
  const tree = parseTree(text)!
  parsed.unshift({ text, tree })
  parsed.length = Math.min(parsed.length, PARSED)
  return tree
}

/** ms; the answer has been sent by then */
const PAUSE = 100

/** Parses a text while idle, so that the next edit does not wait for it. */
export const parseAhead = (text: string): void => void setTimeout(() => treeOf(text), PAUSE).unref()

function nodeAt(text: string, path: JsonPath, type: 'object' | 'array') {
  const node = findNodeAtLocation(treeOf(text), path)
  if (node?.type !== type) throw new UsageError(`${path.join('.')}: is not there. Nothing changed.`)
  return { ...node, children: node.children ?? [] }
}

const endOf = ({ offset, length }: Node) => offset + length
const textOf = (text: string, node: Node) => text.slice(node.offset, endOf(node))
const splice = (text: string, from: number, to: number, by: string) =>
  text.slice(0, from) + by + text.slice(to)

/**
 * Sets a member of an object; `undefined` removes it. A new member is indented like its neighbours. It
 * follows the members that precede it in `fields`, or comes last.
 */
export function setValue(
  text: string,
  path: JsonPath,
  value: unknown,
  fields: readonly string[] = [],
): string {
  const node = findNodeAtLocation(treeOf(text), path)
  const literal = JSON.stringify(value)
  if (node && value !== undefined) return splice(text, node.offset, endOf(node), literal)
  if (!node && value === undefined) return text
  const [above, key] = [path.slice(0, -1), path.at(-1)]
  if (typeof key === 'number') return withEntries(text, above, takeAt(key))
  // If the object is missing, create it with this member.
  if (!node && above.length && !findNodeAtLocation(treeOf(text), above))
    return setValue(text, above, { [String(key)]: value }, fields)
  const object = nodeAt(text, above, 'object')
  const all = object.children
  if (node) {
    const member = node.parent!
    const at = all.indexOf(member)
    const [before, after] = [all[at - 1], all[at + 1]]
    return before
      ? splice(text, endOf(before), endOf(member), '')
      : splice(text, member.offset, after ? after.offset : endOf(member), '')
  }
  const [first] = all
  const name = JSON.stringify(key)
  if (!first) return splice(text, object.offset, endOf(object), `{${name}: ${literal}}`)
  const lead = text.slice(object.offset + 1, first.offset)
  const colon = text.slice(endOf(first.children![0]!), first.children![1]!.offset)
  const rank = fields.indexOf(String(key))
  const before = all.findLast(({ children }) => {
    const other = fields.indexOf(String(children?.[0]?.value))
    return rank < 0 || (other >= 0 && other < rank)
  })
  return before
    ? splice(text, endOf(before), endOf(before), `,${lead}${name}${colon}${literal}`)
    : splice(text, first.offset, first.offset, `${name}${colon}${literal},${lead}`)
}

/** Changes a list. Keeps the texts between the remaining entries. */
export function withEntries(
  text: string,
  path: JsonPath,
  change: (entries: Entries) => void,
): string {
  const list = nodeAt(text, path, 'array')
  const nodes = list.children
  // An empty list has no layout to copy. `path` is empty if the whole file is a list.
  const indent = path.length ? '    ' : '  '
  const [first, last] = [nodes[0], nodes.at(-1)]
  const entries: Entries = {
    texts: nodes.map((node) => textOf(text, node)),
    gaps: nodes.slice(1).map((node, i) => text.slice(endOf(nodes[i]!), node.offset)),
    lead: first ? text.slice(list.offset + 1, first.offset) : `\n${indent}`,
  }
  const tail = last ? text.slice(endOf(last), endOf(list) - 1) : `\n${indent.slice(2)}`
  change(entries)
  const { texts, gaps, lead } = entries
  const inside = texts.map((one, i) => `${gaps[i - 1] ?? ''}${one}`).join('')
  const by = texts.length ? `[${lead}${inside}${tail}]` : '[]'
  return splice(text, list.offset, endOf(list), by)
}

/** The index of an entry's gap: the one before it, or after it for the first entry. */
const gapBy = (at: number) => Math.max(at - 1, 0)

export const takeAt =
  (at: number) =>
  ({ texts, gaps }: Entries): void => {
    gaps.splice(gapBy(at), 1)
    texts.splice(at, 1)
  }

/** Exchanges two entries, if both exist. */
export const swapAt =
  (at: number, to: number) =>
  ({ texts }: Entries): void => {
    const [one, other] = [texts[at], texts[to]]
    if (one === undefined || other === undefined) return
    texts.splice(at, 1, other)
    texts.splice(to, 1, one)
  }

/** Inserts an entry. If the list is too short, the entry goes to the end. */
export const putAt =
  (at: number, entry: string) =>
  ({ texts, gaps, lead }: Entries): void => {
    const place = Math.min(at, texts.length)
    if (texts.length) gaps.splice(gapBy(place), 0, gaps[0] ?? `,${lead}`)
    texts.splice(place, 0, entry)
  }

/** Inserts a value. Creates the list if it is missing. */
export const putInto = (text: string, path: JsonPath, at: number, value: unknown): string =>
  path.length === 0 || findNodeAtLocation(treeOf(text), path)
    ? withEntries(text, path, (all) => putAt(at, entryLike(all, value))(all))
    : setValue(text, path, [value])

/** Formats a value like the first entry: on several lines or on one. */
function entryLike({ texts: [neighbour = '\n'], lead }: Entries, value: unknown): string {
  if (neighbour.includes('\n')) return JSON.stringify(value, null, 2).replaceAll('\n', lead)

  return JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ')
}
