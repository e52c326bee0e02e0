import { packNumbers } from '../../search/terms/postings.ts'
import type { Entry } from '../../search/terms/shards.ts'
import { foldText } from '../../content/foldText.ts'
import { splitWords } from '../../search/terms/splitWords.ts'
import { termsOf } from '../../search/terms/termsOf.ts'
import type { IndexedPhoto } from './photographs.ts'

type Term = {
  numbers: number[]
  /** The word's first spelling; absent if the term is only a part of words. */
  shown?: string
}

type Parts = (word: string) => readonly string[]

const textsOf = ({ photo, year, albumWords, keywords }: IndexedPhoto): string[] => [
  photo.alt,
  albumWords,
  year ? String(year) : '',
  ...keywords,
  photo.capture?.camera ?? '',
  photo.capture?.lens ?? '',
]

/** Collects the terms of all photographs, with the numbers of the photographs for each. */
export function collectTerms(photographs: readonly IndexedPhoto[], compoundParts: Parts) {
  const terms = new Map<string, Term>()
  /** The terms of each text. Many photographs share texts. */
  const known = new Map<string, [term: string, shown?: string][]>()
  const wordsOf = (text: string) => {
    const before = known.get(text)
    if (before) return before
    const found = splitWords(text).flatMap((word): [string, string?][] => {
      const { whole, parts } = termsOf(word, compoundParts)
      const shown = text.slice(word.from, word.to).replaceAll('\u00ad', '')
      return [
        ...whole.map((term): [string, string] => [term, shown]),
        ...parts.map((part): [string] => [part]),
      ]
    })
    known.set(text, found)
    return found
  }
  for (const [number, photograph] of photographs.entries())
    for (const text of textsOf(photograph))
      for (const [name, shown] of wordsOf(text)) {
        let term = terms.get(name)
        if (!term) terms.set(name, (term = { numbers: [] }))
        if (shown !== undefined) term.shown ??= shown
        if (term.numbers.at(-1) !== number) term.numbers.push(number)
      }
  return terms
}

/** The index entries, sorted by code units. A word's spelling is omitted if its term equals it. */
export function indexEntries(terms: ReadonlyMap<string, Term>): Entry[] {
  return [...terms]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { numbers, shown }]): Entry => {
      const packed = packNumbers(numbers)
      if (shown === undefined) return [name, packed, '']
      return shown.toLowerCase() === foldText(shown) ? [name, packed] : [name, packed, shown]
    })
}
