import letters from './letters.gen.json' with { type: 'json' }
import type { Range, WANTED } from './wantedLetters.ts'

/**
 * Those that both faces have: `npm run fonts` writes them. Beside the two kinds of `WANTED`, which the packages
 * call `latin` and `latin-ext`, each other subset in use is one, by its name there: `greek`.
 */
export const LETTERS = letters as unknown as typeof WANTED &
  Readonly<Record<string, readonly Range[]>>

/** Whether the font files of a kind have a code point. */
export const hasLetter = (kind: string, code: number): boolean =>
  LETTERS[kind]?.some(([from, to]) => code >= from && code <= to) ?? false

/** What the packages call a kind of letters. */
export const subsetOf = (kind: string): string =>
  kind === 'basic' ? 'latin' : kind === 'extended' ? 'latin-ext' : kind
