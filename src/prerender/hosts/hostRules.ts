import { type OtherAddresses, otherAddresses, type RuledContent } from './otherAddresses.ts'
import { basePath } from './basePath.ts'
import { type KeptFromRobots, keptFromRobots } from './keptFromRobots.ts'
import { headersFor, tlsHeaders } from './securityHeaders.ts'

export type HostRules = {
  hostname: string
  hasTls: boolean
  /** The path of the site without a slash at its end: `/site`, or empty. */
  base: string
  /** Sent with every answer. */
  headers: Readonly<Record<string, string>>
  albums: readonly OtherAddresses[]
  kept: KeptFromRobots
}

export function hostRules(content: RuledContent): HostRules {
  const { url, photos } = content.site
  const { hostname, protocol } = new URL(url)
  const hasTls = protocol === 'https:'
  const headers = headersFor(photos?.base)
  return {
    hostname,
    hasTls,
    base: basePath(url),
    headers: hasTls ? { ...headers, ...tlsHeaders } : headers,
    albums: otherAddresses(content),
    kept: keptFromRobots(content),
  }
}
