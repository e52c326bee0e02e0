// Values in parsed JSON, by their paths.

type Path = (string | number)[]
type Edit = { path: Path; value?: unknown }

export const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null

export const valueAt = (whole: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), whole)

/** Sets a value without mutation, or removes it. Missing objects on the path are created, and objects that become empty removed. */
export function withValue(whole: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  if (Array.isArray(whole))
    return whole
      .map((one: unknown, i) => (i === first ? withValue(one, rest, value) : one))
      .filter((one) => one !== undefined)
  const { [first]: before, ...others } = isObject(whole) ? whole : {}
  const member = withValue(before, rest, value)
  if (member === undefined || (rest.length && JSON.stringify(member) === '{}')) return others
  return { ...(isObject(whole) ? whole : {}), [first]: member }
}

/** The smallest edits that turn `before` into `after`. Lists of different length are replaced whole. */
export function editsBetween(before: unknown, after: unknown, path: Path): Edit[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const isList = Array.isArray(before)
  const isSameKind = isObject(before) && isObject(after) && isList === Array.isArray(after)
  if (!isSameKind || (isList && before.length !== after.length))
    return [after === undefined ? { path } : { path, value: after }]
  return Object.keys({ ...before, ...after }).flatMap((key) =>
    editsBetween(before[key], after[key], [...path, isList ? Number(key) : key]),
  )
}

/** `write` sets values; `put`, `take` and `swap` change the list at `path`. The outcome of other acts is not known here. */
type DocumentAct = {
  type: string
  edits?: Edit[]
  path?: Path
  at?: number
  to?: number
  value?: unknown
}

/** The value after an act. Does not mutate it. */
export function valueAfter(whole: unknown, act: DocumentAct): unknown {
  const { type, edits = [], path = [], at = 0, to = at, value } = act
  const list = valueAt(whole, path)
  const entries: unknown[] = Array.isArray(list) ? list : []
  const [one, other] = [entries[at], entries[to]]
  switch (type) {
    case 'write':
      return edits.reduce((now, edit) => withValue(now, edit.path, edit.value), whole)
    case 'put':
      return withValue(whole, path, entries.toSpliced(at, 0, value))
    case 'take':
      return withValue(whole, path, entries.toSpliced(at, 1))
    case 'swap':
      if (one === undefined || other === undefined) return whole
      return withValue(whole, path, entries.with(at, other).with(to, one))
    default:
      return whole
  }
}

/** Whether a value has what an act writes. */
export const isWritten = (whole: unknown, act: DocumentAct): boolean =>
  act.type === 'write' && !editsBetween(valueAfter(whole, act), whole, []).length

/** Whether an act changes an entry at an index of at least `from`. */
export function namesPlace({ type, edits, at, to, path = [] }: DocumentAct, from = 0): boolean {
  const parts = edits ? edits.flatMap((edit) => edit.path) : [...path, at, to]
  return type !== 'put' && parts.some((part) => typeof part === 'number' && part >= from)
}

/** The texts that acts write. */
export function textsIn(acts: readonly DocumentAct[]): string[] {
  const values = acts.flatMap(({ edits = [], value }) => [...edits.map((one) => one.value), value])
  return values.filter((one) => typeof one === 'string')
}

type KeyedEntry = { key: number; value: unknown }

/** The entries of a list with keys for React. An entry keeps its key when it moves, and when it changes in its place. */
export function keyEntries(list: unknown, rows: readonly KeyedEntry[]): KeyedEntry[] {
  const values: unknown[] = Array.isArray(list) ? list : []
  const left = new Set(rows)
  const moved = values.map((value) => {
    const row = rows.find((one) => left.has(one) && !editsBetween(one.value, value, []).length)
    return row && left.delete(row) ? row.key : undefined
  })
  const inPlace = rows.map((row) => (left.has(row) ? row.key : undefined))
  const unused = Math.max(-1, ...rows.map(({ key }) => key)) + 1
  return values.map((value, i) => ({ value, key: moved[i] ?? inPlace[i] ?? unused + i }))
}
