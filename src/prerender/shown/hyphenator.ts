import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type Hyphen = { hyphenateSync: (word: string) => string }

const require = createRequire(import.meta.url)
const LANGUAGES = dirname(require.resolve('hyphen')) // contains a folder per language

/** A word of 13 letters or more; shorter words fit. Addresses and hyphenated words do not match. */
const LONG_WORD = /(?<![^\s\p{Ps}\p{Pi}"])\p{L}{13,}(?=[\p{Pe}\p{Pf}\p{Pi}".,:;!?…]*(?!\S))/gu
/** A soft hyphen with fewer than three letters before or after it. */
const BREAK_NEAR_END = /^(..)\u00ad|\u00ad(..)$/gu

/** Adds soft hyphens between the syllables of long words. Returns `undefined` for an unknown language. */
export function hyphenatorOf(lang: string): ((text: string) => string) | undefined {
  const folder = join(LANGUAGES, lang.replace(/-.*/, ''))
  if (!existsSync(folder)) return undefined
  const { hyphenateSync }: Hyphen = require(folder)
  return (text) =>
    text.replaceAll(LONG_WORD, (word) => hyphenateSync(word).replaceAll(BREAK_NEAR_END, '$1$2'))
}
