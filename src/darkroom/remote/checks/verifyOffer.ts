import { atWidth, type Candidate, type Offer } from '../../../images/host.ts'
import { type ReadPicture, showSame } from '../../pictures/picture.ts'
import { hostOf } from '../adapters/hostOf.ts'
import { pictureOf, type Probe } from '../client/probe.ts'

/** The smaller versions in an album file to request: of a template, the smallest and the largest. */
export function offeredBy({ template, widths = [], candidates = [] }: Offer, src: string) {
  const ends = [...new Set([...widths.slice(0, 1), ...widths.slice(-1)])]
  const filled = template ? ends.map((width) => atWidth(template, width)) : []
  const isOutside = (candidate: Candidate) => candidate.src !== src && URL.canParse(candidate.src)
  return [...filled, ...candidates].filter(isOutside)
}

/** The widths that a host really serves, tested by requests. `undefined` if it serves only one. */
export async function verifyOffer(
  url: string,
  original: ReadPicture,
  probe: (url: string) => Promise<Probe>,
): Promise<Offer | undefined> {
  const at = new URL(url)
  const { template, widths, candidates = [] } = hostOf(at)?.offer?.(at, original) ?? {}
  const whole = { src: url, width: original.width }
  const widthAt = async (src: string) => {
    const picture = pictureOf(await probe(new URL(src).href))
    return picture && showSame(picture, original) ? picture.width : undefined
  }

  async function verifyCandidates(): Promise<Offer | undefined> {
    const verified: Candidate[] = []
    for (const { src } of candidates.filter((candidate) => candidate.src !== url)) {
      const width = await widthAt(src)
      if (width !== undefined && width < original.width) verified.push({ src, width })
    }
    return offerAll(verified, whole)
  }

  async function verifyWidths(template: string, widths: number[]): Promise<Offer | undefined> {
    const answers = async (width: number) => (await widthAt(atWidth(template, width).src)) === width
    const [least] = widths
    // Some hosts send the same file for every width.
    if (least === undefined || least >= original.width || !(await answers(least))) return undefined
    const smaller = widths.filter((width) => width < original.width)
    if (widths.at(-1) === original.width && (await answers(original.width)))
      return { template, widths: smaller }
    // Some hosts do not scale large pictures: offer the smaller widths and the original.
    const largest = smaller.at(-1)!
    if (largest !== least && !(await answers(largest))) return undefined
    const offered = smaller.map((width) => atWidth(template, width))
    return offerAll(offered, whole)
  }

  return template && widths ? verifyWidths(template, widths) : verifyCandidates()
}

function offerAll(smaller: Candidate[], whole: Candidate): Offer | undefined {
  const byWidth = new Map(smaller.map((candidate) => [candidate.width, candidate]))
  const ascending = [...byWidth.values()].toSorted((a, b) => a.width - b.width)
  return ascending.length ? { candidates: [...ascending, whole] } : undefined
}
