import type { Path } from '../../contract'

type Members = Record<string, unknown>
const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null

/** The value at a path; `undefined` where there is none. */
export const valueAt = (whole: unknown, path: Path): unknown =>
  path.reduce((value, key) => (isObject(value) ? value[key] : undefined), whole)

/** The same with another value at a path; objects on the way to it come with it, and go with their last member. */
export function withValue(whole: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  if (Array.isArray(whole))
    return (whole as unknown[]).map((one, i) => (i === first ? withValue(one, rest, value) : one))
  const { [first]: before, ...others } = isObject(whole) ? whole : {}
  const member = withValue(before, rest, value)
  if (member === undefined || (rest.length && JSON.stringify(member) === '{}')) return others
  return { ...(isObject(whole) ? whole : {}), [first]: member }
}

/** What makes one value of another, each change as deep as it goes. */
export function editsBetween(
  before: unknown,
  after: unknown,
  path: Path,
): { path: Path; value?: unknown }[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const isList = Array.isArray(before)
  const isSameKind = isObject(before) && isObject(after) && isList === Array.isArray(after)
  if (!isSameKind || (isList && before.length !== after.length))
    return [after === undefined ? { path } : { path, value: after }]
  return Object.keys({ ...before, ...after }).flatMap((key) =>
    editsBetween(before[key], after[key], [...path, isList ? Number(key) : key]),
  )
}
