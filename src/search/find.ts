import { runFinder, type SearchIndex } from '../content/searchIndex'
import { type Match, matchTerm } from './shard'
import { type Found, mergeFound } from './terms/mergeFound'
import { type QueryWord, queryWords } from './terms/termsOf'

export type Answer = Found & {
  /** How many words were looked for. */
  words: number
  /** The terms that were found, which captions mark. */
  terms: ReadonlySet<string>
}

/** Shorter words are nearly many others. */
const MISTYPED_FROM = 5

async function matchWord(index: SearchIndex, { terms, isStart, run }: QueryWord): Promise<Match> {
  const matches = await Promise.all(
    terms.map((term) =>
      matchTerm(index, term, isStart, run === undefined && term.length >= MISTYPED_FROM),
    ),
  )
  const [first, ...others] = matches.map(({ numbers }) => numbers)
  const numbers = new Set(
    [...first!].filter((number) => others.every((other) => other.has(number))),
  )
  return { numbers, terms: run === undefined ? matches.flatMap((match) => match.terms) : [run] }
}

const answers = new Map<string, Answer>()

/** Finds photographs by words of their captions, albums, keywords, years, cameras and lenses. */
export async function find(index: SearchIndex, text: string): Promise<Answer> {
  const known = answerOf(index, text)
  if (known) return known
  const words = queryWords(text)
  const matches = await Promise.all(words.map((word) => matchWord(index, word)))
  const answer = {
    ...mergeFound(matches.map(({ numbers }) => numbers)),
    words: words.length,
    terms: new Set(matches.flatMap(({ terms }) => terms)),
  }
  answers.set(`${index.files} ${text}`, answer)
  return answer
}

/** An answer that was given before, so that a page comes back with its results. */
export const answerOf = ({ files }: SearchIndex, text: string): Answer | undefined =>
  answers.get(`${files} ${text}`)

/** Those of a year alone. */
export function ofYear(index: SearchIndex, answer: Answer, year: number): Answer {
  const runOf = runFinder(index.runs)
  const isOfYear = (number: number) => runOf(number)[0] === year
  const numbers = answer.numbers.filter(isOfYear)
  return {
    ...answer,
    numbers,
    whole: answer.numbers.slice(0, answer.whole).filter(isOfYear).length,
  }
}
