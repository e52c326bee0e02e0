import { isObject } from '../../content/jsonValues.ts'

/** The most letters of a text that stands for a name. */
const LETTERS = 40

/** The name of the first named entry on a path below `whole`, otherwise the start of the text at its end. */
export function nameAt(whole: unknown, path: readonly (string | number)[]): string | undefined {
  let value = whole
  for (const key of path) {
    value = isObject(value) ? value[key] : undefined
    if (isObject(value) && typeof value.name === 'string') return value.name
  }
  if (typeof value !== 'string') return undefined
  const letters = Array.from(value)
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS).join('').trimEnd()}…` : value
}
