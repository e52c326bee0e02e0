/** Time, as an argument. */
export type Clock = {
  /** ms since 1970 */
  now(): number
  sleep(ms: number): Promise<void>
  /** Rings once after `ms`, unless the function that it returns is called first. */
  alarm(ms: number, ring: () => void, about: string): () => void
}

export const wallClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((wake) => void setTimeout(wake, ms)),
  alarm(ms, ring) {
    const timer = setTimeout(ring, ms)
    return () => clearTimeout(timer)
  },
}
