import type { LooseAlbum } from '../album/looseAlbum.ts'
import type { Reporter } from '../report/reporter.ts'
import type { LinkResult } from './linkPhoto.ts'

/** Where a photo is named: in the album, or in the list of addresses. `place`: as the owner is told. */
type Place = { file: string; place: string } & ({ index: number } | { line: number })

/** Reports the faults of photos that were linked. @returns how many photos could not be linked */
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
    // Of a photo that cannot be linked the first fault is enough.
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
