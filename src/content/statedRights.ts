import type { Album, AlbumPhoto } from './album.ts'
import { licenseUrl } from './licenses.ts'

/** What machines are told of a photograph's rights; `license` and `acquire` are addresses. */
export type StatedRights = {
  credit: string
  copyright: string
  license?: string
  acquire?: string
}

/** A photograph without a credit line or copyright notice is the owner's, since its capture or the album's year. */
export function statedRights(
  { rights = {}, capture }: Pick<AlbumPhoto, 'rights' | 'capture'>,
  { year }: Pick<Album, 'year'>,
  owner: string,
): StatedRights {
  const { credit = owner, license, acquire } = rights
  const since = capture?.taken?.slice(0, 4) ?? year
  return {
    credit,
    copyright: rights.copyright ?? ['©', since, credit].filter(Boolean).join(' '),
    ...(license === undefined ? {} : { license: licenseUrl(license) }),
    ...(acquire === undefined ? {} : { acquire }),
  }
}
