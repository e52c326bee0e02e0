import { setTimeout as sleep } from 'node:timers/promises'

export const LIMITS = {
  /** bytes of one answer */
  bytes: 50_000_000,
  /** ms from the request to the last byte, redirects included */
  timeout: 30_000,
  redirects: 5,
  /** requests to a host that says that it is busy */
  tries: 3,
  /** ms; if a host asks for a longer pause, it is not tried again */
  longestPause: 60_000,
  /** ms before the second try if the host names no pause; doubles before each further one */
  pause: 300,
  concurrency: 4,
}
export type Limits = typeof LIMITS

/** Timers, passed as an argument so that tests need not wait. */
export type Clock = {
  /** Ends early when `stop` is aborted. */
  sleep(ms: number, stop?: AbortSignal): Promise<void>
  timeout(ms: number, url: string): AbortSignal
}

export const wallClock: Clock = {
  sleep: (ms, signal) => sleep(ms, undefined, signal ? { signal } : {}).catch(() => {}),
  timeout: (ms) => AbortSignal.timeout(ms),
}
