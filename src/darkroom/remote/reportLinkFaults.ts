import type { LooseAlbum } from '../album/looseAlbum.ts'
import type { Reporter } from '../report/reporter.ts'
import type { LinkResult } from './linkPhoto.ts'

/** Where a photo is listed: in the album or in the list of addresses. `place`: its name in messages. */
type Place = { file: string; place: string } & ({ index: number } | { line: number })

/** Reports the faults of linked photos. @returns the number of photos that could not be linked */
export function reportLinkFaults(
  reporter: Reporter,
  photos: LooseAlbum['photos'],
  results: ReadonlyMap<string, LinkResult>,
  placeOf: (src: string, i: number) => Place,
): number {
  let failed = 0
  for (const [i, { src }] of photos.entries()) {
    const { faults = [], linked } = results.get(src) ?? {}
    const isFailed = !linked && faults.length > 0
    if (isFailed) failed += 1
    const { place, ...where } = placeOf(src, i)
    // If a photo cannot be linked, report only its first fault.
    for (const { code, message, remedy } of isFailed ? faults.slice(0, 1) : faults) {
      reporter.line(`${place}: ${message}. ${remedy}.`)
      const named = isFailed ? { kind: code } : { id: code }
      reporter.event(isFailed ? 'failed' : 'finding', {
        ...where,
        src,
        ...named,
        cause: message,
        remedy,
      })
    }
  }
  return failed
}
