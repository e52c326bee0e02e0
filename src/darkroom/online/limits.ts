/** How much of a host is asked for, and how long it is waited for. */
export type Limits = {
  /** bytes of one answer */
  bytes: number
  /** ms from asking to the last byte, redirects included */
  patience: number
  /** redirects that are followed */
  redirects: number
  /** tries at a host that says it is busy */
  tries: number
  /** ms; a host that asks for a longer pause is left alone */
  longestPause: number
  /** ms before the second try where the host names no pause; doubled for each further one */
  pause: number
  /** addresses asked at once */
  atOnce: number
}

export const LIMITS: Limits = {
  bytes: 50_000_000,
  patience: 30_000,
  redirects: 5,
  tries: 3,
  longestPause: 60_000,
  pause: 300,
  atOnce: 4,
}
