import type { ImageObject, PropertyValue } from 'schema-dts'
import { albumPath, photoPath } from '../content/addresses'
import type { Album, AlbumPhoto } from '../content/album'
import type { Capture } from '../content/schema'
import { site } from '../content/site'
import { statedRights } from '../content/statedRights'
import { mediaType } from '../images/mediaType'
import { candidates, largestOf } from '../images/sources'
import { absolute, ID, urlOf } from './ids'

/** The EXIF 3.0 names of these fields. */
const EXIF: readonly [keyof Capture, string][] = [
  ['camera', 'Model'],
  ['lens', 'LensModel'],
  ['focalLength', 'FocalLength'],
  ['aperture', 'FNumber'],
  ['shutter', 'ExposureTime'],
  ['iso', 'PhotographicSensitivity'],
]

const exifOf = (capture: Capture): PropertyValue[] =>
  EXIF.flatMap(([key, name]) => {
    const value = capture[key]
    return value === undefined ? [] : { '@type': 'PropertyValue' as const, name, value }
  })

/** The creator of a photograph, the owner of its rights, and how to get a licence. */
function rightsOf(photo: AlbumPhoto, album: Album) {
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

export function imageInAlbum(album: Album, photo: AlbumPhoto) {
  const { src, alt, width, height } = photo
  const path = photo.canonical ?? photoPath(album, photo)
  return {
    '@type': 'ImageObject',
    '@id': ID.photo(path),
    url: urlOf(path),
    contentUrl: absolute(largestOf(photo)),
    thumbnailUrl: absolute(candidates(photo)[0]?.src ?? src),
    ...(alt ? { caption: alt } : {}),
    ...(width && height ? { width: `${width} px`, height: `${height} px` } : {}),
    ...rightsOf(photo, album),
  } as const satisfies ImageObject
}

export function imageOnPage(album: Album, photo: AlbumPhoto): ImageObject {
  const { alt, capture } = photo
  const exif = capture ? exifOf(capture) : []
  const image = imageInAlbum(album, photo)
  const type = mediaType(image.contentUrl)
  return {
    ...image,
    name: alt || album.title,
    ...(type ? { encodingFormat: type } : {}),
    ...(capture?.taken ? { dateCreated: capture.taken } : {}),
    ...(exif.length ? { exifData: exif } : {}),
    isPartOf: { '@id': ID.page(albumPath(album)) },
    representativeOfPage: true,
  }
}
