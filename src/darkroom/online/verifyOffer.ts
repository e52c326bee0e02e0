import { hostOf } from '../../images/hosts/hostOf.ts'
import type { Candidate, Offer } from '../../images/host.ts'
import { pictureOf } from './pictureOf.ts'
import type { Line } from './line.ts'
import { type Picture, showSame } from './picture.ts'

/**
 * What the host of a picture really offers: widths that were asked for and came, showing the same.
 * `undefined` where it serves the picture at one width only.
 */
export async function verifyOffer(
  url: string,
  original: Picture,
  line: Line,
): Promise<Offer | undefined> {
  const at = new URL(url)
  const offer = hostOf(at)?.offer?.(at, original)
  if (offer?.template && offer.widths)
    return verifyTemplate(url, original, line, offer.template, offer.widths)
  const claimed = offer?.candidates?.filter(({ src }) => src !== url) ?? []
  const real: Candidate[] = []
  for (const { src } of claimed) {
    const picture = await sameAt(src, original, line)
    if (picture && picture.width < original.width) real.push({ src, width: picture.width })
  }
  return listed(real, { src: url, width: original.width })
}

async function verifyTemplate(
  url: string,
  original: Picture,
  line: Line,
  template: string,
  widths: number[],
): Promise<Offer | undefined> {
  const answers = async (width: number) =>
    (await sameAt(template.replace('{W}', `${width}`), original, line))?.width === width
  const [least] = widths
  const most = widths.at(-1)!
  // One width alone, or a host that answers each with the same file, is no choice.
  if (least === undefined || least >= original.width || !(await answers(least))) return undefined
  const smaller = widths.filter((width) => width < original.width)
  if (most === original.width && (await answers(most))) return { template, widths: smaller }
  // Large pictures are more than some hosts transform: then the smaller ones, and it as it is.
  const largest = smaller.at(-1)!
  if (largest !== least && !(await answers(largest))) return undefined
  return listed(
    smaller.map((width) => ({ src: template.replace('{W}', `${width}`), width })),
    { src: url, width: original.width },
  )
}

async function sameAt(src: string, original: Picture, line: Line) {
  const picture = pictureOf(await line.look(new URL(src).href))
  return picture && showSame(picture, original) ? picture : undefined
}

function listed(smaller: Candidate[], original: Candidate): Offer | undefined {
  const byWidth = new Map(smaller.map((candidate) => [candidate.width, candidate]))
  const ascending = [...byWidth.values()].toSorted((a, b) => a.width - b.width)
  return ascending.length ? { candidates: [...ascending, original] } : undefined
}
