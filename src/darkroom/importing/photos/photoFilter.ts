import { foldCase } from '../../../content/foldCase.ts'
import { UsageError } from '../../diagnostics/exit.ts'

type Labels = { keywords: readonly string[]; rating: number }

export type PhotoFilter = (labels: Labels) => boolean

const COMPARE: Record<string, (a: number, b: number) => boolean> = {
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
}

/** `and` between two terms, outside quotes. */
const AND = /\s+and\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/i

/** A keyword that contains an operator must be quoted. */
const OPERATOR = /[<>=!]|\s(or|not)\s/i

/** Parses `rating >= 3 and keyword != "black and white"`. Keywords ignore case. Throws for anything else. */
export function parseFilter(text: string): PhotoFilter {
  const all = text.split(AND).map(parseTerm)
  return (labels) => all.every((is) => is(labels))
}

function parseTerm(term: string): PhotoFilter {
  const [, stars, limit] = /^\s*rating\s*(>=|<=|!=|>|<|=)\s*([0-5])\s*$/i.exec(term) ?? []
  if (stars) return ({ rating }) => COMPARE[stars]!(rating, Number(limit))
  const [, sign, quoted, bare] =
    /^\s*keyword\s*(=|!=)\s*(?:"([^"]+)"|([^"]*[^"\s]))\s*$/i.exec(term) ?? []
  if (sign === undefined || (bare && OPERATOR.test(bare)))
    throw new UsageError(
      `--only: cannot read "${term.trim()}". Write rating >= 3, keyword = web, keyword != web or keyword = "black and white", joined by "and", all in '…'.`,
    )
  const wanted = foldCase((quoted ?? bare)!.trim())
  return ({ keywords }) => keywords.some((one) => foldCase(one) === wanted) === (sign === '=')
}
