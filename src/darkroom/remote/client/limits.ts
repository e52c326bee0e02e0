import { setTimeout as sleep } from 'node:timers/promises'

/** How much of a host is asked for, and how long it is waited for. */
export type Limits = {
  /** bytes of one answer */
  bytes: number
  /** ms from the request to the last byte, redirects included */
  timeout: number
  /** redirects that are followed */
  redirects: number
  /** requests to a host that says it is busy */
  tries: number
  /** ms; a host that asks for a longer pause is left alone */
  longestPause: number
  /** ms before the second try where the host names no pause; doubled for each further one */
  pause: number
  /** addresses at once */
  concurrency: number
}

export const LIMITS: Limits = {
  bytes: 50_000_000,
  timeout: 30_000,
  redirects: 5,
  tries: 3,
  longestPause: 60_000,
  pause: 300,
  concurrency: 4,
}

/** Time, as an argument. */
export type Clock = {
  /** ms since 1970 */
  now(): number
  /** Ends early where `stop` is aborted. */
  sleep(ms: number, stop?: AbortSignal): Promise<void>
  /** Runs `ring` after `ms`, unless the function that it returns is called first. */
  alarm(ms: number, ring: () => void, url: string): () => void
}

export const wallClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) => sleep(ms, undefined, signal ? { signal } : {}).catch(() => {}),
  alarm(ms, ring) {
    const timer = setTimeout(ring, ms)
    return () => clearTimeout(timer)
  },
}
