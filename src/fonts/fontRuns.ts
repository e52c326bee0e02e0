import { hasLetter, LETTERS } from './letters.ts'

type FontRun = { readonly text: string; readonly isFallback: boolean }

const BEYOND_LATIN_1 = /[^\0-\u00ff]/
const LETTER = /[\p{L}\p{M}\p{N}]/u
/** Variation selectors and the keycap's box. No typeface has glyphs for them alone. */
const EMOJI_MARK = /[\ufe0e\ufe0f\u20e3]/

/** Whether the fonts lack a letter, mark or number of a text. Emoji do not count. */
function hasMissingLetter(text: string): boolean {
  return Array.from(text).some(
    (sign) =>
      !Object.keys(LETTERS).some((kind) => hasLetter(kind, sign)) &&
      LETTER.test(sign) &&
      !EMOJI_MARK.test(sign),
  )
}

/** Divides a text into runs of one typeface each, so that no word mixes two. Empty text has no runs. */
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
