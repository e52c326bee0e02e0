import type { Reporter } from '../report/reporter.ts'
import type { LinkResult } from './linkPhoto.ts'
import type { Link } from './listLinks.ts'

/** Reports the faults of linked photos. @returns the number of photos that could not be linked */
export function reportLinkFaults(
  reporter: Reporter,
  links: readonly Link[],
  results: ReadonlyMap<string, LinkResult>,
): number {
  let failed = 0
  for (const { src, where, place } of links) {
    const { faults = [], linked } = results.get(src) ?? {}
    const isFailed = !linked && faults.length > 0
    if (isFailed) failed += 1
    // If a photo cannot be linked, report only its first fault.
    for (const { code, message, remedy } of isFailed ? faults.slice(0, 1) : faults) {
      reporter.line(`${place}: ${message}. ${remedy}.`)
      const named = isFailed ? { kind: code } : { id: code }
      const fields = { ...where, src, ...named, cause: message, remedy }
      reporter.event(isFailed ? 'failed' : 'finding', fields)
    }
  }
  return failed
}
