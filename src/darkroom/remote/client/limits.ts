import { setTimeout as sleep } from 'node:timers/promises'

export type Limits = {
  /** bytes of one answer */
  bytes: number
  /** ms from the request to the last byte, redirects included */
  timeout: number
  redirects: number
  /** requests to a host that says it is busy */
  tries: number
  /** ms; a host that asks for a longer pause is not tried again */
  longestPause: number
  /** ms before the second try if the host names no pause; doubled before each further one */
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

/** The timers, as an argument, so that tests need not wait. */
export type Clock = {
  /** Ends early if `stop` is aborted. */
  sleep(ms: number, stop?: AbortSignal): Promise<void>
  /** A signal that aborts the request to `url` after `ms`. */
  timeout(ms: number, url: string): AbortSignal
}

export const wallClock: Clock = {
  sleep: (ms, signal) => sleep(ms, undefined, signal ? { signal } : {}).catch(() => {}),
  timeout: (ms) => AbortSignal.timeout(ms),
}
