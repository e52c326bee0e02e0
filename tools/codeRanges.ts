import type { Range } from '../src/fonts/wantedLetters.ts'

/** All code points of these ranges. */
export const codesOf = (ranges: readonly Range[]): number[] =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** The ranges of ascending code points. */
export function rangesOf(codes: readonly number[]): [from: number, to: number][] {
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
}
