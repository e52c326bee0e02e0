import letters from './letters.gen.json' with { type: 'json' }
import type { Range, WANTED } from './wantedLetters.ts'

/** Letters that both faces have, by subset. Written by `npm run fonts`. */
export const LETTERS = letters as unknown as typeof WANTED &
  Readonly<Record<string, readonly Range[]>>

/** `sign`: one code point. */
export function hasLetter(kind: string, sign: string): boolean {
  const code = sign.codePointAt(0)!
  return LETTERS[kind]?.some(([from, to]) => code >= from && code <= to) ?? false
}
