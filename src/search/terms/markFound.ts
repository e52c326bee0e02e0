import { foldText } from '../../content/foldText.ts'
import { splitWords, type Word } from './splitWords.ts'
import { termsOf } from './termsOf.ts'

type Piece = { text: string; isFound: boolean }

const COMPOUND = 10 // the least number of letters of a word that can be found by its end

type Span = readonly [from: number, to: number]

/** The positions of terms in a run. If folding changes the number of letters, a match is the whole run. */
function spansInRun(text: string, { from, to, folded }: Word, terms: ReadonlySet<string>): Span[] {
  return [...terms].flatMap((term): Span[] => {
    const at = folded.indexOf(term)
    if (at < 0) return []
    const isEven =
      folded.length === to - from && foldText(text.slice(from, from + at)).length === at
    return [isEven ? [from + at, from + at + term.length] : [from, to]]
  })
}

/** Whether a term is this word, its ending, or the word without its article. */
function isFoundWord(word: Word, terms: ReadonlySet<string>): boolean {
  if (terms.has(word.folded)) return true
  if (termsOf(word).parts.some((part) => terms.has(part))) return true
  return word.folded.length >= COMPOUND && [...terms].some((term) => word.folded.endsWith(term))
}

/** Splits a caption into pieces that are found or not. Consecutive found words form one piece. */
export function markFound(text: string, terms: ReadonlySet<string>): Piece[] {
  const spans = splitWords(text)
    .flatMap((word): Span[] =>
      word.isRun
        ? spansInRun(text, word, terms)
        : isFoundWord(word, terms)
          ? [[word.from, word.to]]
          : [],
    )
    .toSorted(([a], [b]) => a - b)
  const pieces: Piece[] = []
  let at = 0
  for (const [from, to] of spans) {
    const between = text.slice(at, from)
    const last = pieces.at(-1)
    if (last?.isFound && /^\s*$/.test(between))
      last.text += between + text.slice(at + between.length, to)
    else {
      if (between) pieces.push({ text: between, isFound: false })
      pieces.push({ text: text.slice(from, to), isFound: true })
    }
    at = Math.max(at, to)
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isFound: false })
  return pieces
}
