import { site } from '../content/site'

/** Makes an address absolute. An address from the root already includes the base path. */
export const absolute = (address: string): string => new URL(address, site.url).href

export const urlOf = (path: string): string => `${site.url}${path}`

/** The stable ids of things that several pages describe. */
export const ID = {
  person: urlOf('/#person'),
  website: urlOf('/#website'),
  page: (path: string) => urlOf(`${path}#page`),
  photo: (path: string) => urlOf(`${path}#photo`),
} as const
