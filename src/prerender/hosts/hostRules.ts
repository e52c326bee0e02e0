import { type OtherAddresses, otherAddresses } from './otherAddresses.ts'
import { basePath } from './basePath.ts'
import { type KeptFromRobots, keptFromRobots } from './keptFromRobots.ts'
import { headersFor, tlsHeaders } from './securityHeaders.ts'

/** All that a host is to know of the site. The file of each host is written from it. */
export type HostRules = {
  hostname: string
  hasTls: boolean
  /** Path below which the site stands, without a slash at its end: `/site`, or empty. */
  base: string
  /** What every answer carries. */
  headers: Readonly<Record<string, string>>
  albums: readonly OtherAddresses[]
  kept: KeptFromRobots
}

type Named = Parameters<typeof otherAddresses>[0]
type Kept = Parameters<typeof keptFromRobots>[0]
/** What of the content rules are made of. */
type RuledContent = Omit<Kept, 'albums' | 'categories'> & {
  albums: readonly (Named['albums'][number] & Kept['albums'][number])[]
  categories: readonly (Named['categories'][number] & Kept['categories'][number])[]
}

/**
 * The rules of a site at an address, e.g. `https://example.com` or `https://me.github.io/site`.
 * @param photosBase the address of its pictures, where they are served from another
 */
export function hostRules(url: string, content: RuledContent, photosBase?: string): HostRules {
  const { hostname, protocol } = new URL(url)
  const hasTls = protocol === 'https:'
  const headers = headersFor(photosBase)
  return {
    hostname,
    hasTls,
    base: basePath(url),
    headers: hasTls ? { ...headers, ...tlsHeaders } : headers,
    albums: otherAddresses(content),
    kept: keptFromRobots(content),
  }
}
