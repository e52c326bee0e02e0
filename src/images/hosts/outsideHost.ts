import type { Offer } from '../host.ts'

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
 * An outside image host, as it is understood when an album is published. Adapters only derive
 * addresses: what they offer counts once the host has been asked and has answered so.
 */
export type OutsideHost = {
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
