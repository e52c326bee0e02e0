import { UsageError } from '../diagnostics/exit.ts'

// These functions edit the text of a JSON file. They keep every other byte.

type JsonPath = (string | number)[]

/** The entries of a list, the texts between them (`gaps`), and the text before the first entry (`lead`). */
type Entries = { texts: string[]; gaps: string[]; lead: string }

/** A value in a text, and its key or index. `start`: the offset of its key, if it has one. */
type Part = { key: string | number; start: number; at: number; end: number }

const STRING = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`
const SCALAR = new RegExp(String.raw`${STRING}|[^\s,:"{}[\]]+`, 'y')
/** The text up to the next bracket outside strings, and the bracket. */
const TO_BRACKET = new RegExp(String.raw`[^"{}[\]]*(?:${STRING}[^"{}[\]]*)*[{}[\]]`, 'y')
const BETWEEN = /[\s,:]*/y
const OPENING = /[{[]/
const CLOSING = /[}\]]/

function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  if (!pattern.test(text)) throw new UsageError('The file is not JSON. Nothing changed.')
  return pattern.lastIndex
}

/** The offset after the value at `at`. */
function endOf(text: string, at: number): number {
  if (!OPENING.test(text.charAt(at))) return after(SCALAR, text, at)
  let end = at
  let depth = 0
  do {
    end = after(TO_BRACKET, text, end)
    depth += OPENING.test(text.charAt(end - 1)) ? 1 : -1
  } while (depth > 0)
  return end
}

/** The members of an object or list. Other values have none. */
function partsOf(text: string, whole: Part): Part[] {
  const parts: Part[] = []
  if (!OPENING.test(text.charAt(whole.at))) return parts
  const isObject = text[whole.at] === '{'
  let start = after(BETWEEN, text, whole.at + 1)
  while (!CLOSING.test(text.charAt(start))) {
    const keyEnd = isObject ? endOf(text, start) : start
    const key = isObject ? (JSON.parse(text.slice(start, keyEnd)) as string) : parts.length
    const at = after(BETWEEN, text, keyEnd)
    const end = endOf(text, at)
    parts.push({ key, start, at, end })
    start = after(BETWEEN, text, end)
  }
  return parts
}

function partAt(text: string, path: JsonPath): Part | undefined {
  const at = after(BETWEEN, text, 0)
  const whole: Part = { key: '', start: at, at, end: text.trimEnd().length }
  return path.reduce<Part | undefined>(
    (part, key) => part && partsOf(text, part).find((one) => one.key === key),
    whole,
  )
}

/** Finds the object or list at a path, which begins with `bracket`. */
function holderAt(text: string, path: JsonPath, bracket: '{' | '[') {
  const part = partAt(text, path)
  if (!part || text[part.at] !== bracket)
    throw new UsageError(`${path.join('.')}: is not there. Nothing changed.`)
  return { ...part, parts: partsOf(text, part) }
}

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
  const part = partAt(text, path)
  const literal = JSON.stringify(value)
  if (part && value !== undefined) return splice(text, part.at, part.end, literal)
  if (!part && value === undefined) return text
  const [above, key] = [path.slice(0, -1), path.at(-1)]
  if (typeof key === 'number') return withEntries(text, above, takeAt(key))
  // If the object is missing, create it with this member.
  if (!part && above.length && !partAt(text, above))
    return setValue(text, above, { [String(key)]: value }, fields)
  const object = holderAt(text, above, '{')
  const all = object.parts
  if (part) {
    const at = all.findIndex(({ start }) => start === part.start)
    const [before, next] = [all[at - 1], all[at + 1]]
    return before
      ? splice(text, before.end, part.end, '')
      : splice(text, part.start, next ? next.start : part.end, '')
  }
  const [first] = all
  const name = JSON.stringify(key)
  if (!first) return splice(text, object.at, object.end, `{${name}: ${literal}}`)
  const lead = text.slice(object.at + 1, first.start)
  const colon = text.slice(endOf(text, first.start), first.at)
  const rank = fields.indexOf(String(key))
  const before = all.findLast((one) => {
    const other = fields.indexOf(String(one.key))
    return rank < 0 || (other >= 0 && other < rank)
  })
  return before
    ? splice(text, before.end, before.end, `,${lead}${name}${colon}${literal}`)
    : splice(text, first.start, first.start, `${name}${colon}${literal},${lead}`)
}

/** Changes a list. Keeps the texts between the remaining entries. */
export function withEntries(
  text: string,
  path: JsonPath,
  change: (entries: Entries) => void,
): string {
  const list = holderAt(text, path, '[')
  const { parts } = list
  // An empty list has no layout to copy. `path` is empty if the whole file is a list.
  const indent = path.length ? '    ' : '  '
  const [first, last] = [parts[0], parts.at(-1)]
  const entries: Entries = {
    texts: parts.map(({ at, end }) => text.slice(at, end)),
    gaps: parts.slice(1).map(({ at }, i) => text.slice(parts[i]!.end, at)),
    lead: first ? text.slice(list.at + 1, first.at) : `\n${indent}`,
  }
  const tail = last ? text.slice(last.end, list.end - 1) : `\n${indent.slice(2)}`
  change(entries)
  const { texts, gaps, lead } = entries
  const inside = texts.map((one, i) => `${gaps[i - 1] ?? ''}${one}`).join('')
  const by = texts.length ? `[${lead}${inside}${tail}]` : '[]'
  return splice(text, list.at, list.end, by)
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
  path.length === 0 || partAt(text, path)
    ? withEntries(text, path, (all) => putAt(at, entryLike(all, value))(all))
    : setValue(text, path, [value])

/** Formats a value like the first entry: on several lines or on one. */
function entryLike({ texts: [neighbour = '\n'], lead }: Entries, value: unknown): string {
  if (neighbour.includes('\n')) return JSON.stringify(value, null, 2).replaceAll('\n', lead)
  return JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ')
}
