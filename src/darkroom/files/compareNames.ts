import { foldCase } from '../../content/foldCase.ts'

/** Compares names in natural order: `2.jpg` before `10.jpg`. The order is the same on every machine. */
export function compareNames(a: string, b: string): number {
  const parts = (name: string) => foldCase(name).split(/(\d+)/)
  const left = parts(a)
  const right = parts(b)
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const [l, r] = [left[i]!, right[i]!]
    const byNumber = i % 2 === 1 ? Number(l) - Number(r) : 0
    if (byNumber !== 0) return byNumber
    if (l !== r) return l < r ? -1 : 1
  }
  return left.length - right.length || (a < b ? -1 : Number(a > b))
}
