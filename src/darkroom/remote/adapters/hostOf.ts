import type { Adapter, Address } from './adapter.ts'
import { cdnAdapters } from './cdnAdapters.ts'
import { flickr } from './flickr.ts'
import { googlePhotos } from './googlePhotos.ts'
import { imgur } from './imgur.ts'
import { ipx } from './ipx.ts'
import { smugmug } from './smugmug.ts'

/** Those known by their name come before those known by a path, which may be anyone's. */
export const HOSTS: Adapter[] = [imgur, flickr, smugmug, googlePhotos, ...cdnAdapters, ipx]

/** The host that an address belongs to; `undefined` for one that is not known. */
export function hostOf(at: Address): Adapter | undefined {
  return HOSTS.find((host) => host.matches(at))
}

/** One address for all sizes of a photo. */
export const canonicalOf = (at: Address): string => hostOf(at)?.canonical?.(at) ?? at.href
