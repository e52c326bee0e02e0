import { createRequire } from 'node:module'
import type { Hyphen } from '../shown/hyphenator.ts'

const require = createRequire(import.meta.url)

/** Languages that join compounds into one word. Captions in other languages may still contain German. */
const JOINING = new Set(['da', 'de', 'fi', 'hu', 'is', 'nb', 'nl', 'nn', 'sv'])

const LEAST = { word: 10, part: 4 } as const // letters of a possible compound and of a part

/** The later parts of a long word: `rechenzentrumsbetrieb` → `zentrumsbetrieb`, `betrieb` and others. Some parts are not words. */
export function compoundPartsOf(lang: string): (word: string) => string[] {
  const [code = ''] = lang.split('-')
  const { hyphenateSync }: Hyphen = require(`hyphen/${JOINING.has(code) ? code : 'de'}`)
  return (word) => {
    if (word.length < LEAST.word || !/^\p{Script=Latin}+$/u.test(word)) return []
    const syllables = hyphenateSync(word).split('\u00ad')
    return syllables
      .slice(1)
      .map((_, i) => syllables.slice(i + 1).join(''))
      .filter((part) => part.length >= LEAST.part)
  }
}
