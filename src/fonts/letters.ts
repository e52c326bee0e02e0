import letters from './letters.gen.json' with { type: 'json' }
import type { WANTED } from './wantedLetters.ts'

/** Those that both faces have: `npm run fonts` writes them. */
export const LETTERS = letters as unknown as typeof WANTED

/** Whether the font files of a kind have a code point. */
export const hasLetter = (kind: keyof typeof LETTERS, code: number): boolean =>
  LETTERS[kind].some(([from, to]) => code >= from && code <= to)
