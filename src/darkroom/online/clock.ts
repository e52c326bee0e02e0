import { setTimeout as setTimer } from 'node:timers/promises'

/** Time, as an argument. */
export type Clock = {
  /** ms since 1970 */
  now(): number
  /** Ends early where `stop` is aborted. */
  sleep(ms: number, stop?: AbortSignal): Promise<void>
  /** Rings once after `ms`, unless the function that it returns is called first. */
  alarm(ms: number, ring: () => void, about: string): () => void
}

export const wallClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) => setTimer(ms, undefined, signal ? { signal } : {}).catch(() => {}),
  alarm(ms, ring) {
    const timer = setTimeout(ring, ms)
    return () => clearTimeout(timer)
  },
}
