/** The Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[b.length]!
}

export function nearest(typed: string, candidates: readonly string[]): string | undefined {
  return candidates.toSorted((a, b) => distance(typed, a) - distance(typed, b))[0]
}

/** ` Did you mean import?`, or nothing without candidates. */
export function didYouMean(typed: string, candidates: readonly string[]): string {
  const near = nearest(typed, candidates)
  return near === undefined ? '' : ` Did you mean ${near}?`
}
