import { splitWords, type Word } from './splitWords.ts'

const LETTER = /[^\p{M}]\p{M}*/gu
const ARTICLE = /^ال(?=..)/

/** The pairs of adjacent letters. They find a word although the ends of words are unknown. */
function pairsOf(run: string): string[] {
  const letters = run.match(LETTER) ?? []
  return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`)
}

/** `parts`: pairs of letters of a run, a word without its article, or the later parts of a compound. */
export function termsOf(
  { folded, isRun }: Pick<Word, 'folded' | 'isRun'>,
  compoundParts: (word: string) => readonly string[] = () => [],
): { whole: string[]; parts: readonly string[] } {
  // A query of one letter matches the beginnings of pairs. The last letter begins none, so it is a term.
  if (isRun)
    return { whole: [], parts: [...pairsOf(folded), folded.match(LETTER)?.at(-1) ?? folded] }
  if (ARTICLE.test(folded)) return { whole: [folded], parts: [folded.replace(ARTICLE, '')] }
  return { whole: [folded], parts: compoundParts(folded) }
}

/** A word of a query. A photograph matches if it has all `terms`. `isStart`: longer words match too. */
export type QueryWord = { terms: string[]; isStart: boolean; run?: string }

const MOST_WORDS = 8 // further words of a query are ignored

export function queryWords(text: string): QueryWord[] {
  const words = splitWords(text).map(({ folded, isRun }): QueryWord => {
    if (!isRun) return { terms: [folded], isStart: true }
    const pairs = pairsOf(folded)
    return pairs.length
      ? { terms: pairs, isStart: false, run: folded }
      : { terms: [folded], isStart: true, run: folded }
  })
  const known = new Set<string>()
  return words
    .filter(({ terms }) => {
      const name = terms.join(' ')
      return !known.has(name) && known.add(name)
    })
    .slice(0, MOST_WORDS)
}
