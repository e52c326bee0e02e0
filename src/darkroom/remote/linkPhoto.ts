import type { Candidate, Offer } from '../../images/host.ts'
import { SMALLER_WIDTHS } from '../../images/widths.ts'
import { stemOf } from '../files/publishedName.ts'
import type { PhotoDetails } from '../pictures/renderPhoto.ts'
import { RECIPE } from '../pictures/recipe.ts'
import { type Fault, finding } from './checks/fault.ts'
import { verifyOffer } from './checks/verifyOffer.ts'
import { isTemporary } from './client/probe.ts'
import { renderFetched, type Fetched, fetchPhoto } from './fetchPhoto.ts'
import type { Remote } from './withRemote.ts'

/** What was learnt of a photo on an outside host. */
export type Linked = PhotoDetails & {
  id: string
  /** What its host can do; absent where it had no time to say. */
  offer?: Offer
}

export type LinkResult = { linked?: Linked; faults: Fault[] }

/** A host that was asked for its smaller versions and has no time to answer. */
const BUSY: Fault = {
  ...finding(
    'busy-width',
    'may be had smaller, but its host is busy',
    'Link the album again later; until then its widths stay as they were',
  ),
  field: 'widths',
}

/**
 * Learns everything the album file needs of an outside photo: its pixels, colours and placeholder, how
 * it was taken, and what its host can do. With `thumbs`, small variants are published for a host that
 * has one size only.
 */
export async function linkPhoto(src: string, remote: Remote, thumbs: boolean): Promise<LinkResult> {
  const { fetched, faults } = await fetchPhoto(src, remote.prober)
  if (!fetched) return { faults }
  const { url, picture, id } = fetched
  const { width, height } = picture
  let isBusy = false
  const verified = await verifyOffer(url, picture, async (address) => {
    const probe = await remote.prober.probe(address)
    isBusy ||= isTemporary(probe)
    return probe
  })
  if (isBusy) faults.push(BUSY)
  const wantsThumbs = thumbs && !verified && !isBusy && width > SMALLER_WIDTHS[0]
  const widths = wantsThumbs ? SMALLER_WIDTHS : RECIPE.widths
  const options = { widths, rotate: 0, reuse: wantsThumbs, publish: wantsThumbs } as const
  const result = await renderFetched(fetched, options, remote)
  if ('fault' in result) return { faults: [...faults, result.fault] }
  const { details } = result
  const offer = verified ?? (wantsThumbs ? withThumbs(fetched, details) : {})
  return { faults, linked: { ...details, id, width, height, ...(isBusy ? {} : { offer }) } }
}

/** The site's own small variants, and the outside original as the largest. */
function withThumbs({ url, picture, id }: Fetched, details: PhotoDetails): Offer {
  const widths = new Set([...SMALLER_WIDTHS.filter((w) => w < details.width), details.width])
  const smaller: Candidate[] = [...widths]
    .filter((width) => width < picture.width)
    .map((width) => ({ src: `/photos/${stemOf(id, 0)}-${width}.avif`, width }))
  return { candidates: [...smaller, { src: url, width: picture.width }] }
}
