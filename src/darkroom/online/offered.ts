import type { Candidate, Offer } from '../../images/host.ts'
import type { Entry, Fault, Seen } from './fault.ts'
import { isPassing } from './isPassing.ts'
import { type Picture, showSame } from './picture.ts'
import { pictureOf } from './pictureOf.ts'

/**
 * The smaller versions that an album file says a host has, as far as they are asked for: every one
 * that is listed, and of a template the smallest and the largest, which stand for the others.
 */
export function offeredBy({ template, widths = [], candidates = [] }: Offer, src: string) {
  const ends = [...new Set([widths.at(0), widths.at(-1)])].filter((width) => width !== undefined)
  const filled = template
    ? ends.map((width) => ({ src: template.replace('{W}', `${width}`), width }))
    : []
  const isOutside = (candidate: Candidate) => candidate.src !== src && URL.canParse(candidate.src)
  return [...filled, ...candidates].filter(isOutside)
}

/** Smaller versions that the site would ask for in vain. */
export function judgeOffered({ offered = [] }: Entry, whole: Picture, seen: Seen): Fault[] {
  const missed = offered.filter(({ src, width }) => {
    const picture = pictureOf(seen(new URL(src).href))
    return !picture || picture.width !== width || !showSame(picture, whole)
  })
  const isBusy = ({ src }: Candidate) => isPassing(seen(new URL(src).href))
  const broken = missed.filter((candidate) => !isBusy(candidate))
  const fault = (some: Candidate[], id: string, cause: string, remedy: string): Fault[] =>
    some.length
      ? [
          {
            id,
            grade: 'finding',
            field: 'widths',
            cause: `${cause} ${some.map(({ width }) => `${width} px`).join(', ')} (${some[0]!.src})`,
            remedy,
          },
        ]
      : []
  return broken.length
    ? fault(broken, 'broken-width', 'is no longer had at', 'Link the album again')
    : fault(missed, 'busy-width', 'is not answered now at', 'Check again later')
}
