import type { SearchIndex } from '../content/searchIndex'
import { answerOf, keepAnswer, type SearchAnswer } from './answers'
import { type Match, matchTerm } from './shard'
import { mergeFound } from './terms/mergeFound'
import { type QueryWord, queryWords } from './terms/termsOf'

/** Letters. Typing errors in shorter words are not corrected, because too many words are similar. */
const MISTYPED_FROM = 5

async function matchWord(index: SearchIndex, { terms, isStart, run }: QueryWord): Promise<Match> {
  const matches = await Promise.all(
    terms.map((term) =>
      matchTerm(index, term, isStart, run === undefined && term.length >= MISTYPED_FROM),
    ),
  )
  const numbers = matches
    .map((match) => match.numbers)
    .reduce((both, own) => new Set(Array.from(both).filter((number) => own.has(number))))
  return { numbers, terms: run === undefined ? matches.flatMap((match) => match.terms) : [run] }
}

/** Searches photographs by words in captions, albums, keywords, years, cameras and lenses. */
export async function searchPhotos(index: SearchIndex, text: string): Promise<SearchAnswer> {
  const known = answerOf(index, text)
  if (known) return known
  const words = queryWords(text)
  const matches = await Promise.all(words.map((word) => matchWord(index, word)))
  return keepAnswer(index, text, {
    ...mergeFound(matches.map(({ numbers }) => numbers)),
    wordCount: words.length,
    terms: new Set(matches.flatMap(({ terms }) => terms)),
  })
}
