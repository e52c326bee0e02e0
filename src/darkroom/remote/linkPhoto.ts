import { atWidth, type Offer } from '../../images/host.ts'
import { templateOf } from '../../images/local.ts'
import { SMALLER_WIDTHS } from '../../images/widths.ts'
import type { PhotoDetails } from '../pictures/renderPhoto.ts'
import { USUAL_RECIPE } from '../pictures/recipe.ts'
import { type Fault, finding } from './checks/fault.ts'
import { verifyOffer } from './checks/verifyOffer.ts'
import { isTemporary } from './client/probe.ts'
import { renderFetched, type Fetched, fetchPhoto } from './fetchPhoto.ts'
import type { Remote } from './withRemote.ts'

export type Linked = Omit<PhotoDetails, 'widths'> & {
  id: string
  /** Absent if the host was busy. */
  offer?: Offer
}

export type LinkResult = { linked?: Linked; faults: Fault[] }

const BUSY = finding(
  'busy-width',
  'may be had smaller, but its host is busy',
  'Link the album again later; until then its widths stay as they were',
  { field: 'widths' },
)

/** Measures an outside photo. `asksThumbs`: publish small variants if the host has only one size. */
export async function linkPhoto(
  src: string,
  remote: Remote,
  asksThumbs: boolean,
): Promise<LinkResult> {
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
  const wantsThumbs = asksThumbs && !verified && !isBusy && width > SMALLER_WIDTHS[0]
  const recipe = wantsThumbs ? { ...USUAL_RECIPE, widths: SMALLER_WIDTHS } : USUAL_RECIPE
  const options = { recipe, rotate: 0, reuse: wantsThumbs, publish: wantsThumbs } as const
  const result = await renderFetched(fetched, options, remote)
  if ('fault' in result) return { faults: [...faults, result.fault] }
  const { widths, ...details } = result.details
  const thumbs = [...widths, details.width].filter((one) => one < width)
  const offer = verified ?? (wantsThumbs ? withThumbs(fetched, result.name, thumbs) : {})
  return { faults, linked: { ...details, id, width, height, ...(isBusy ? {} : { offer }) } }
}

function withThumbs({ url, picture }: Fetched, name: string, widths: number[]): Offer {
  const template = templateOf(`/photos/${name}`)
  const smaller = widths.map((width) => atWidth(template, width))
  return { candidates: [...smaller, { src: url, width: picture.width }] }
}
