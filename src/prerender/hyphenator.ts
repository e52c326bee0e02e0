import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
/** Of the package `hyphen`, which has a folder for each language. */
const LANGUAGES = dirname(require.resolve('hyphen'))

/**
 * A word of thirteen letters or more, such as Verschiedenes; shorter ones fit their boxes. An address or a
 * word with a hyphen has other signs, and is none.
 */
const LONG_WORD = /(?<![^\s\p{Ps}\p{Pi}"])\p{L}{13,}(?=[\p{Pe}\p{Pf}\p{Pi}".,:;!?…]*(?!\S))/gu
/** One with fewer than three letters before or after it. */
const BREAK_NEAR_END = /^(..)\u00ad|\u00ad(..)$/gu

/** What puts soft hyphens between the syllables of long words; none for a language without patterns. */
export function hyphenatorOf(lang: string): ((text: string) => string) | undefined {
  const folder = join(LANGUAGES, lang.split('-')[0]!)
  if (!existsSync(folder)) return undefined
  const { hyphenateSync } = require(folder) as { hyphenateSync: (word: string) => string }
  return (text) =>
    text.replaceAll(LONG_WORD, (word) => hyphenateSync(word).replaceAll(BREAK_NEAR_END, '$1$2'))
}
