import { EXIT, CommandError } from '../diagnostics/exit.ts'

/** What a filter can ask of a photo. `rating`: 0 for none. */
type Labels = { keywords: readonly string[]; rating: number }

/** Whether a photo is wanted. */
export type PhotoFilter = (labels: Labels) => boolean

const COMPARE: Record<string, (a: number, b: number) => boolean> = {
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
}

/**
 * Reads `rating >= 3`, `keyword = web`, `keyword != family`, and several joined by `and`. A keyword's
 * letter case does not matter. Throws on anything else.
 */
export function readFilter(text: string): PhotoFilter {
  const all = text.split(/\s+and\s+/i).map(readTerm)
  return (labels) => all.every((is) => is(labels))
}

function readTerm(term: string): PhotoFilter {
  const [, stars, limit] = /^\s*rating\s*(>=|<=|!=|>|<|=)\s*([0-5])\s*$/i.exec(term) ?? []
  if (stars) return ({ rating }) => COMPARE[stars]!(rating, Number(limit))
  const [, sign, word] = /^\s*keyword\s*(=|!=)\s*(.*\S)\s*$/i.exec(term) ?? []
  if (sign === undefined)
    throw new CommandError(
      EXIT.usage,
      `--only: cannot read "${term.trim()}". Write rating >= 3, keyword = web or keyword != web, joined by "and", all in quotes.`,
    )
  const wanted = word!.toLowerCase()
  return ({ keywords }) => keywords.some((one) => one.toLowerCase() === wanted) === (sign === '=')
}
