import { runFinder, type SearchIndex } from '../content/searchIndex'
import type { FoundNumbers } from './terms/mergeFound'

export type SearchAnswer = FoundNumbers & {
  /** The number of words in the query. */
  words: number
  /** The terms that were found, to mark them in captions. */
  terms: ReadonlySet<string>
}

const answers = new Map<string, SearchAnswer>()

const nameOf = ({ files }: SearchIndex, text: string, year?: number) =>
  `${files} ${year ?? ''} ${text}`

export function keepAnswer(index: SearchIndex, text: string, answer: SearchAnswer): void {
  answers.set(nameOf(index, text), answer)
}

/** An earlier answer. It is always the same object, so that a page restores its results. */
export function answerOf(
  index: SearchIndex,
  text: string,
  year?: number,
): SearchAnswer | undefined {
  const known = answers.get(nameOf(index, text, year))
  const all = answers.get(nameOf(index, text))
  if (known || !all || year === undefined) return known
  const answer = ofYear(index, all, year)
  answers.set(nameOf(index, text, year), answer)
  return answer
}

function ofYear(index: SearchIndex, answer: SearchAnswer, year: number): SearchAnswer {
  const runOf = runFinder(index.runs)
  const isOfYear = (number: number) => runOf(number)[0] === year
  const whole = answer.numbers.slice(0, answer.whole).filter(isOfYear).length
  return { ...answer, numbers: answer.numbers.filter(isOfYear), whole }
}
