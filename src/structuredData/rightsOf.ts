import type { ImageObject } from 'schema-dts'
import type { Album, AlbumPhoto } from '../content/album'
import { site } from '../content/site'
import { statedRights } from '../content/statedRights'
import { ID } from './ids'

/** Who made a photograph, who owns the rights, and how to get a licence. */
export function rightsOf(photo: AlbumPhoto, album: Album) {
  const { credit, copyright, license, acquire } = statedRights(photo, album, site.name)
  return {
    // Somebody else's credit says that the owner did not take it.
    creator: credit.includes(site.name)
      ? { '@id': ID.person }
      : { '@type': 'Person', name: credit },
    creditText: credit,
    copyrightNotice: copyright,
    ...(license ? { license } : {}),
    ...(acquire ? { acquireLicensePage: acquire } : {}),
  } as const satisfies Partial<Exclude<ImageObject, string>>
}
