import { closestMatch } from 'leven'

/** ` Did you mean import?`, or nothing without candidates. */
export function didYouMean(typed: string, candidates: readonly string[]): string {
  const near = closestMatch(typed, candidates)
  return near === undefined ? '' : ` Did you mean ${near}?`
}
