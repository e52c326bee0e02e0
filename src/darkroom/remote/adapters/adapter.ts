import type { Candidate, Offer } from '../../../images/host.ts'
import { SMALLER_WIDTHS } from '../../../images/widths.ts'

/** The parts of a `URL` that adapters read. Pure code has no type `URL`. */
export type Address = {
  href: string
  origin: string
  hostname: string
  pathname: string
  search: string
}

export type PixelSize = { width: number; height: number }

/** An outside image host. Adapters only derive addresses. Each address is requested before it is used. */
export type Adapter = {
  id: string
  matches(at: Address): boolean
  /** One address for all sizes and formats of a photo. Default: the address itself. */
  canonical?(at: Address): string
  offer?(at: Address, size: PixelSize): Offer | undefined
  /** Converts the address of a smaller version to that of the largest one. */
  larger?(at: Address): string | undefined
  unstable?: string
}

export const within = (hostname: string, domain: string) =>
  hostname === domain || hostname.endsWith(`.${domain}`)

/** px; the site's own widths and one for zooming in */
const WIDTHS = [...SMALLER_WIDTHS, 1600, 2560]

/** The widths of a photo on a host that makes any width. The last is the photo's own. */
export const widthsUpTo = (width: number) => [...WIDTHS.filter((w) => w < width), width]

const LEAST = 300 // px; the site draws no photo smaller than this

/** A version whose longer side is `edge` px. Empty if it would not be smaller, or would be below `LEAST`. */
export function fitLongEdge(size: PixelSize, edge: number, src: string): Candidate[] {
  const longer = Math.max(size.width, size.height)
  const width = Math.round((size.width * edge) / longer)
  return edge < longer && width >= LEAST ? [{ src, width }] : []
}
