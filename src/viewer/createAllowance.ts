/**
 * Returns a function that says whether something may happen at a time (ms): `burst` times at once, then once
 * per `each` ms. Each `true` counts as done.
 */
export function createAllowance({ burst, each }: { burst: number; each: number }) {
  let left = burst
  let since = 0
  return (time: number): boolean => {
    const earned = Math.floor((time - since) / each)
    const now = Math.min(burst, left + earned)
    if (now < 1) return false
    left = now - 1
    since += earned * each
    return true
  }
}
