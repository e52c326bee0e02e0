export type FoundNumbers = {
  /** Sorted by the number of words that a photograph has, then by the rarity of the words, then by number. */
  numbers: number[]
  whole: number
}

/** Merges the photographs of each word. Avoids sorting: 10,000 numbers take 30 ms on a slow phone. */
export function mergeFound(words: readonly ReadonlySet<number>[]): FoundNumbers {
  // A rare word is more significant than `the`.
  const weighted = words
    .toSorted((a, b) => a.size - b.size)
    .map((numbers, i) => ({ numbers, weight: 2 ** words.length + 2 ** (words.length - i - 1) }))
  const scores: number[] = []
  for (const { numbers, weight } of weighted)
    for (const number of numbers) scores[number] = (scores[number] ?? 0) + weight
  const byScore: number[][] = []
  for (let number = 0; number < scores.length; number++) {
    const score = scores[number]
    if (score !== undefined) (byScore[score] ??= []).push(number)
  }
  const all = weighted.reduce((sum, { weight }) => sum + weight, 0)
  return {
    numbers: byScore.toReversed().flatMap((own) => own ?? []),
    whole: byScore[all]?.length ?? 0,
  }
}
