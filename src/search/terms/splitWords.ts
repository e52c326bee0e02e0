import { foldText } from '../../content/foldText.ts'

/** A word of a text. `isRun`: letters of a script without spaces, in which the ends of words are unknown. */
export type Word = { folded: string; from: number; to: number; isRun: boolean }

const SPACELESS = `\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々ﾞﾟｰ\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}`
const WORD = new RegExp(
  `((?:[${SPACELESS}]\\p{M}*)+)|(?:(?![${SPACELESS}])[\\p{L}\\p{N}][\\p{M}\\u00ad]*)+`,
  'gu',
)

export function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: said, 1: run, index }) => ({
    folded: foldText(said.replaceAll('\u00ad', '')),
    from: index,
    to: index + said.length,
    isRun: run !== undefined,
  }))
}
