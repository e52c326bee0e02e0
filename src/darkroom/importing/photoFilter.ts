import { UsageError } from '../diagnostics/exit.ts'

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

/** `and` between two terms: not within quotes. */
const AND = /\s+and\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/i

/** What a keyword holds in quotes alone: signs of a comparison, and words that others have for joining. */
const OPERATOR = /[<>=!]|\s(or|not)\s/i

/** A word as it is compared: in one form, whatever its letter case. */
const plain = (word: string) => word.normalize('NFC').toLowerCase()

/**
 * Reads `rating >= 3`, `keyword = web`, `keyword = "black and white"`, `keyword != family`, and several joined by
 * `and`. A keyword's letter case does not matter. Throws on anything else.
 */
export function readFilter(text: string): PhotoFilter {
  const all = text.split(AND).map(readTerm)
  return (labels) => all.every((is) => is(labels))
}

function readTerm(term: string): PhotoFilter {
  const [, stars, limit] = /^\s*rating\s*(>=|<=|!=|>|<|=)\s*([0-5])\s*$/i.exec(term) ?? []
  if (stars) return ({ rating }) => COMPARE[stars]!(rating, Number(limit))
  const [, sign, quoted, bare] =
    /^\s*keyword\s*(=|!=)\s*(?:"([^"]+)"|([^"]*[^"\s]))\s*$/i.exec(term) ?? []
  if (sign === undefined || (bare && OPERATOR.test(bare)))
    throw new UsageError(
      `--only: cannot read "${term.trim()}". Write rating >= 3, keyword = web, keyword != web or keyword = "black and white", joined by "and", all in '…'.`,
    )
  const wanted = plain((quoted ?? bare)!.trim())
  return ({ keywords }) => keywords.some((one) => plain(one) === wanted) === (sign === '=')
}
