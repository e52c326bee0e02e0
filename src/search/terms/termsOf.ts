import { splitWords, type Word } from './splitWords.ts'

const LETTER = /[^\p{M}]\p{M}*/gu
const ARTICLE = /^ال(?=..)/

/** Neighbouring letters in pairs, which find a word without knowing where it ends. */
function pairsOf(run: string): string[] {
  const letters = run.match(LETTER) ?? []
  return letters.slice(1).map((letter, i) => letters[i]! + letter)
}

/**
 * The terms by which a word is found: itself, and what is only a part of it. `compoundParts`: the later parts
 * of a long word, such as `betrieb` of `rechenzentrumsbetrieb`.
 */
export function termsOf(
  { folded, isRun }: Pick<Word, 'folded' | 'isRun'>,
  compoundParts: (word: string) => readonly string[] = () => [],
): { whole: string[]; parts: readonly string[] } {
  // A single letter is looked for as the beginning of a pair, so the last one stands alone.
  if (isRun)
    return { whole: [], parts: [...pairsOf(folded), folded.match(LETTER)?.at(-1) ?? folded] }
  if (ARTICLE.test(folded)) return { whole: [folded], parts: [folded.replace(ARTICLE, '')] }
  return { whole: [folded], parts: compoundParts(folded) }
}

/** A word that is looked for. A photograph has it if it has all `terms`. `isStart`: words may begin with it. */
export type QueryWord = { terms: string[]; isStart: boolean; run?: string }

/** More are not looked for. */
const MOST_WORDS = 8

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
