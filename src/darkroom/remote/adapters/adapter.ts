import type { Candidate, Offer } from '../../../images/host.ts'
import { LONGEST_SIDE, SMALLER_WIDTHS } from '../../../images/widths.ts'

/** What an adapter reads of an address; a `URL` is one. */
export type Address = {
  href: string
  origin: string
  hostname: string
  pathname: string
  search: string
}

/** px, after orientation. */
export type Size = { width: number; height: number }

/**
 * An outside image host. Adapters only derive addresses: what they offer counts once the host has been
 * asked and has answered so.
 */
export type Adapter = {
  id: string
  matches(at: Address): boolean
  /** Same for every size and format of one photo; the address itself where absent. */
  canonical?(at: Address): string
  /** Smaller versions of the picture at this address; `undefined` where there is nothing to derive. */
  offer?(at: Address, size: Size): Offer | undefined
  /** Where the picture is a smaller version: the address of the largest that can be derived. */
  larger?(at: Address): string | undefined
  /** Why addresses of this host do not last. */
  unstable?: string
}

/** Whether a host name is the domain or lies within it; `notwp.com` is not within `wp.com`. */
export const within = (hostname: string, domain: string) =>
  hostname === domain || hostname.endsWith(`.${domain}`)

/** px; what is asked of a host that makes any width: the site's own widths, and one for zooming in. */
const WIDTHS = [...SMALLER_WIDTHS, LONGEST_SIDE, 2560]

/** The widths to ask for of a photo of this width: never beyond, and its own at the end. */
export const widthsUpTo = (width: number) => [...WIDTHS.filter((w) => w < width), width]

/** px; smaller than this no page of the site draws a photo. */
const LEAST = 300

/** The candidate of a version whose longer side is `edge` px; none where it is no smaller, or too small. */
export function fitLongEdge(size: Size, edge: number, src: string): Candidate[] {
  const longer = Math.max(size.width, size.height)
  const width = Math.round((size.width * edge) / longer)
  return edge < longer && width >= LEAST ? [{ src, width }] : []
}
