import type { Evidence } from './line.ts'

/** Asked too slowly, too early, too often. RFC 9110, 15.5.9; RFC 8470, 5.2; RFC 6585, 4 */
const LATER = new Set([408, 425, 429])

/** Whether an answer says nothing of the address: its host has no time now, or it was not looked at. */
export function isPassing(evidence: Evidence | undefined): boolean {
  if (evidence?.kind === 'refused') return evidence.status >= 500 || LATER.has(evidence.status)
  if (evidence?.kind === 'body') return evidence.picture.unseen !== undefined
  return evidence?.kind === 'failed' && evidence.cause === 'timeout'
}
