import { hasLetter, LETTERS } from './letters.ts'

/** Part of a text: set in the site's font, or in what stands in for it. */
export type FontRun = { readonly text: string; readonly isFallback: boolean }

const BEYOND_LATIN_1 = /[^\0-\u00ff]/
const LETTER = /[\p{L}\p{M}\p{N}]/u
/** Marks that choose between text and emoji, and the box of a keycap: no face sets them by themselves. */
const EMOJI_MARK = /[\ufe0e\ufe0f\u20e3]/

/** Whether a text has a letter, mark or number that the site's fonts lack. Emoji and signs are none. */
function hasMissingLetter(text: string): boolean {
  return Array.from(text).some((sign) => {
    const code = sign.codePointAt(0)!
    if (Object.keys(LETTERS).some((kind) => hasLetter(kind, code))) return false
    return LETTER.test(sign) && !EMOJI_MARK.test(sign)
  })
}

/**
 * Divides a text so that no word is set in two faces: a word with a letter that the site's fonts lack is a
 * run of its own, for the fallback font. Words end at white space. The runs put together are the text;
 * an empty text has none.
 */
export function fontRuns(text: string): FontRun[] {
  if (text === '') return []
  if (!BEYOND_LATIN_1.test(text)) return [{ text, isFallback: false }]
  const runs: FontRun[] = []
  for (const part of text.split(/(\s+)/)) {
    if (part === '') continue
    const isFallback = hasMissingLetter(part)
    const last = runs.at(-1)
    if (last && !last.isFallback && !isFallback)
      runs[runs.length - 1] = { text: last.text + part, isFallback }
    else runs.push({ text: part, isFallback })
  }
  return runs
}
