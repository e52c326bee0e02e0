import type { Reporter } from '../report/reporter.ts'
import type { Fault } from './checks/fault.ts'

/** `where`, `place`: where the photo is listed, for events and for messages. `more`: added if it failed. */
type Listed = { src: string; where: object; place: string; more?: string }

type Result = { linked?: unknown; mirror?: unknown; faults: Fault[] }

/** Reports the faults of linked or mirrored photos. @returns the number of photos that failed */
export function reportFaults(
  reporter: Reporter,
  photos: readonly Listed[],
  results: ReadonlyMap<string, Result>,
): number {
  let failed = 0
  for (const { src, where, place, more = '' } of photos) {
    const { faults = [], linked, mirror } = results.get(src) ?? {}
    const isFailed = !linked && !mirror && faults.length > 0
    if (isFailed) failed += 1
    // If a photo failed, report only its first fault.
    for (const { code, message, remedy } of isFailed ? faults.slice(0, 1) : faults) {
      reporter.line(`${place}: ${message}. ${remedy}.${more}`)
      const named = isFailed ? { kind: code } : { id: code }
      const fields = { ...where, src, ...named, cause: message, remedy }
      reporter.event(isFailed ? 'failed' : 'finding', fields)
    }
  }
  return failed
}
