import type { Adapter, Address } from './adapter.ts'
import { cdnAdapters } from './cdnAdapters.ts'
import { flickr } from './flickr.ts'
import { googlePhotos } from './googlePhotos.ts'
import { imgur } from './imgur.ts'
import { ipx } from './ipx.ts'
import { smugmug } from './smugmug.ts'

/** Adapters that match a host name come first. The others match paths, which any host may have. */
export const HOSTS: Adapter[] = [imgur, flickr, smugmug, googlePhotos, ...cdnAdapters, ipx]

export function hostOf(at: Address): Adapter | undefined {
  return HOSTS.find((host) => host.matches(at))
}

export const canonicalOf = (at: Address): string => hostOf(at)?.canonical?.(at) ?? at.href
