import type { Evidence } from './line.ts'

/** Asked too slowly, too early, too often. RFC 9110, 15.5.9; RFC 8470, 5.2; RFC 6585, 4 */
const LATER = new Set([408, 425, 429])

/** Whether an answer says nothing of the address, only that its host has no time now. */
export function isPassing(evidence: Evidence | undefined): boolean {
  if (evidence?.kind === 'refused') return evidence.status >= 500 || LATER.has(evidence.status)
  return evidence?.kind === 'failed' && evidence.cause === 'timeout'
}
