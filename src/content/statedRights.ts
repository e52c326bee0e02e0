import type { Album, AlbumPhoto } from './album.ts'
import { licenseUrl } from './licenses.ts'

/** A photograph's rights for machines. `license` and `acquire` are addresses. */
type StatedRights = { credit: string; copyright: string; license?: string; acquire?: string }

/** The default rights are the owner's, since the year of capture or of the album. */
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
