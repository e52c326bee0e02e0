import { site } from '../content/site'

/** An address from the root, or on another host, in full. Those from the root have the base path already. */
export const absolute = (address: string): string => new URL(address, site.url).href

/** The canonical address of a page of the site. */
export const urlOf = (path: string): string => `${site.url}${path}`

/** The stable ids of what several pages tell of. */
export const ID = {
  person: urlOf('/#person'),
  website: urlOf('/#website'),
  page: (path: string) => urlOf(`${path}#page`),
  photo: (path: string) => urlOf(`${path}#photo`),
} as const
