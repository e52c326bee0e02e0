export type FoundNumbers = {
  /** Those with all words first; then those with most, or with the rarer word; then in the order of their numbers. */
  numbers: number[]
  /** How many have all words. */
  whole: number
}

/** Merges the photographs that have each word. */
export function mergeFound(words: readonly ReadonlySet<number>[]): FoundNumbers {
  // A rare word says more than `the`.
  const rarest = words.toSorted((a, b) => a.size - b.size)
  const scores = new Map<number, number>()
  for (const [rank, numbers] of rarest.entries())
    for (const number of numbers)
      scores.set(
        number,
        (scores.get(number) ?? 0) + 2 ** words.length + 2 ** (words.length - rank - 1),
      )
  const all = words.length * 2 ** words.length + 2 ** words.length - 1
  const numbers = [...scores.keys()].toSorted((a, b) => scores.get(b)! - scores.get(a)! || a - b)
  const firstOther = numbers.findIndex((number) => scores.get(number) !== all)
  return { numbers, whole: firstOther < 0 ? numbers.length : firstOther }
}
