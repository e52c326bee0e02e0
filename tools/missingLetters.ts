import type { PackedFace } from './planLetters.ts'

/** Scripts in use today, by their Unicode names. */
const SCRIPTS = (
  'Latin Greek Cyrillic Armenian Hebrew Arabic Syriac Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil ' +
  'Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Ethiopic Cherokee Khmer Mongolian ' +
  'Hiragana Katakana Hangul Bopomofo Han'
).split(' ')

/** Missing symbols fall back individually. A word with missing letters would mix two fonts. */
const LETTER = /[\p{L}\p{M}\p{N}]/u

function scriptOf(letter: string): string {
  const isOf = (script: string) => new RegExp(`\\p{Script_Extensions=${script}}`, 'u').test(letter)
  return SCRIPTS.find(isOf) ?? 'another script'
}

/**
 * Describes the used letters that the site's fonts lack, one line per script. Empty if they lack none.
 * @param used code points
 */
export function missingLetters(
  used: readonly number[],
  isThere: (code: number) => boolean,
  faces: readonly PackedFace[],
): string[] {
  const letters = used.map((code) => String.fromCodePoint(code)).filter((one) => LETTER.test(one))
  return [...new Set(letters.map(scriptOf))].flatMap((script) => {
    const wanted = letters.filter((one) => scriptOf(one) === script)
    const missing = wanted.filter((one) => !isThere(one.codePointAt(0)!))
    if (missing.length === 0) return []
    const without = faces.filter(({ subsets }) => {
      const sets = [...subsets.values()]
      return !wanted.some((one) => sets.some((set) => set.has(one.codePointAt(0)!)))
    })
    if (without.length === 0)
      return `${missing.length} of ${wanted.length} letters of ${script} are not in both faces, and words with them are set in another: ${missing.join(' ')}`
    const families = [...new Set(without.map(({ family }) => family))].join(' and ')
    return `No letter of ${script} (${wanted.length} wanted) is in ${families}; visitors see their system's font.`
  })
}
