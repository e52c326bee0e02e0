import { runFinder, type SearchIndex } from '../content/searchIndex'
import type { FoundNumbers } from './terms/mergeFound'

export type SearchAnswer = FoundNumbers & {
  wordCount: number
  /** The terms that were found, to mark them in captions. */
  terms: ReadonlySet<string>
}

const answers = new Map<string, SearchAnswer>()

const nameOf = ({ files }: SearchIndex, text: string, year?: number) =>
  `${files} ${year ?? ''} ${text}`

/** Returns the answer to remember: two searches for the same text can run at the same time. */
export function keepAnswer(index: SearchIndex, text: string, answer: SearchAnswer): SearchAnswer {
  const name = nameOf(index, text)
  const kept = answers.get(name) ?? answer
  answers.set(name, kept)
  return kept
}

/** An earlier answer. It is always the same object, so that a page restores its results. */
export const answerOf = (index: SearchIndex, text: string): SearchAnswer | undefined =>
  answers.get(nameOf(index, text))

/** The results of a year, or all. Also always the same object. */
export function answerIn(
  year: number | undefined,
  index: SearchIndex,
  text: string,
  all: SearchAnswer,
): SearchAnswer {
  if (year === undefined) return all
  const known = answers.get(nameOf(index, text, year))
  if (known) return known
  const runOf = runFinder(index.runs)
  const isOfYear = (number: number) => runOf(number)[0] === year
  const whole = all.numbers.slice(0, all.whole).filter(isOfYear).length
  const answer = { ...all, numbers: all.numbers.filter(isOfYear), whole }
  answers.set(nameOf(index, text, year), answer)
  return answer
}
