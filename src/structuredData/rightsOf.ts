import type { ImageObject } from 'schema-dts'
import type { Album, AlbumPhoto } from '../content/album'
import { site } from '../content/site'
import { statedRights } from '../content/statedRights'
import { ID } from './ids'

/** The creator of a photograph, the owner of its rights, and how to get a licence. */
export function rightsOf(photo: AlbumPhoto, album: Album) {
  const { credit, copyright, license, acquire } = statedRights(photo, album, site.name)
  return {
    // If the credit names somebody else, the owner did not take the photograph.
    creator: credit.includes(site.name)
      ? { '@id': ID.person }
      : { '@type': 'Person', name: credit },
    creditText: credit,
    copyrightNotice: copyright,
    ...(license ? { license } : {}),
    ...(acquire ? { acquireLicensePage: acquire } : {}),
  } as const satisfies Partial<Exclude<ImageObject, string>>
}
