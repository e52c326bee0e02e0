import type { Person, WebSite } from 'schema-dts'
import { about } from 'virtual:content/about'
import { site } from '../content/site'
import { absolute, ID, urlOf } from './ids'

/** The owner and the site, as on every page. */
export const OWNER = {
  '@type': 'Person',
  '@id': ID.person,
  name: site.name,
  url: urlOf('/'),
} as const satisfies Person

export const WEBSITE = {
  '@type': 'WebSite',
  '@id': ID.website,
  name: site.name,
  url: urlOf('/'),
} as const satisfies WebSite

/** The owner with portrait and profile, for pages about them. */
export function fullOwner(): Person {
  const { portrait, network } = about
  return {
    ...OWNER,
    ...(portrait ? { image: absolute(portrait.src) } : {}),
    ...(network ? { sameAs: absolute(network.url) } : {}),
  }
}
