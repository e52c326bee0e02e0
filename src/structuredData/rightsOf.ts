import type { ImageObject } from 'schema-dts'
import type { Album, AlbumPhoto } from '../content/album'
import { site } from '../content/site'
import { ID } from './ids'

type Rights = Pick<
  Exclude<ImageObject, string>,
  'creator' | 'creditText' | 'copyrightNotice' | 'license' | 'acquireLicensePage'
>

/** Who made a photograph, and who owns the rights. The year is that of the capture, or the album's. */
export function rightsOf({ capture }: AlbumPhoto, { year }: Album): Rights {
  const from = capture?.taken?.slice(0, 4) ?? year
  return {
    creator: { '@id': ID.person },
    creditText: site.name,
    copyrightNotice: ['©', from, site.name].filter(Boolean).join(' '),
  }
}
