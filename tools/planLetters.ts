import { type Range, WANTED } from '../src/fonts/wantedLetters.ts'
import { codesOf, rangesOf } from './codeRanges.ts'

/** A font's package: the code points in the file of each subset. */
export type PackedFace = { family: string; subsets: ReadonlyMap<string, ReadonlySet<number>> }

/** The name of the file with the letters of a kind. */
export const subsetOf = (kind: string): string =>
  kind === 'basic' ? 'latin' : kind === 'extended' ? 'latin-ext' : kind

/** No file has it, because it shows nothing. */
const SOFT_HYPHEN = 0xad

/**
 * Chooses the letters from each file, by kind as in `LETTERS`: those of `WANTED` and those in use. A letter
 * in use comes from the first file in which all fonts have it.
 * @param used code points
 */
export function planLetters(
  used: readonly number[],
  faces: readonly PackedFace[],
): Record<string, Range[]> {
  const isIn = (kind: string, code: number) =>
    code === SOFT_HYPHEN || faces.every(({ subsets }) => subsets.get(subsetOf(kind))?.has(code))
  const letters: Record<string, number[]> = {
    basic: codesOf(WANTED.basic).filter((code) => isIn('basic', code)),
    extended: codesOf(WANTED.extended).filter((code) => isIn('extended', code)),
  }
  const base = new Set([...codesOf(WANTED.basic), ...codesOf(WANTED.extended)])
  const scripts = [...faces[0]!.subsets.keys()].filter((subset) => !/^latin(-ext)?$/.test(subset))
  // A script's own file first: joining letters must come from the same file.
  const kinds = [...scripts.toSorted(), 'extended', 'basic']
  for (const code of used) {
    const kind = base.has(code) ? undefined : kinds.find((one) => isIn(one, code))
    if (kind !== undefined) (letters[kind] ??= []).push(code)
  }
  return Object.fromEntries(
    Object.entries(letters).map(([kind, codes]) => [
      kind,
      rangesOf(codes.toSorted((a, b) => a - b)),
    ]),
  )
}
