import { freeId } from '../../content/source/addresses/freeId.ts'
import type { Site } from '../../content/schema.ts'
import { ID_LENGTH } from '../files/photoStem.ts'
import { sha256 } from '../../sha256.ts'
import type { LooseAlbum, LoosePhoto } from '../album/looseAlbum.ts'
import type { Linked, LinkResult } from './linkPhoto.ts'

/** The fields that linking writes. It removes them when they are no longer true. */
const OFFER = ['template', 'widths', 'candidates'] as const

/** Whether the site publishes small variants of the outside original. */
export const hasOwnVariants = ({ candidates = [] }: LoosePhoto): boolean =>
  candidates.some(({ src }) => src.startsWith('/photos/'))

export function withAddresses(album: LooseAlbum, addresses: string[]): LooseAlbum {
  const present = new Set(album.photos.map(({ src }) => src.trim()))
  const added = [...new Set(addresses)].filter((src) => !present.has(src)).map((src) => ({ src }))
  return { ...album, photos: [...album.photos, ...added] }
}

/**
 * Adds the results of linking, by `src`, to the album. Keeps what the owner wrote. A photo without a result
 * gets the required fields: an id and an empty alt text.
 */
export function linkAlbum(
  album: LooseAlbum,
  results: Map<string, LinkResult>,
  { captions = 'from-file' }: Pick<Site, 'captions'> = {},
): LooseAlbum {
  const inUse = new Set(album.photos.flatMap(({ id }) => id ?? []))
  const photos = album.photos.map((photo) => {
    const linked = results.get(photo.src)?.linked
    const newId = linked?.id ?? sha256(photo.src).slice(0, ID_LENGTH)
    const newAlt = captions === 'none' ? '' : (linked?.alt ?? '')
    // An album may contain a picture twice, but not an id.
    const { id = freeId(newId, inUse), alt = newAlt } = photo
    return { ...photo, id, alt, ...(linked ? linkedFields(photo, linked) : {}) }
  })
  return { ...album, photos }
}

function linkedFields(photo: LoosePhoto, linked: Linked): Partial<LoosePhoto> {
  const { offer, capture, width, height, color, placeholder } = linked
  return {
    ...(offer && Object.fromEntries(OFFER.map((field) => [field, undefined]))),
    width,
    height,
    color,
    placeholder,
    ...(capture && !('capture' in photo) ? { capture } : {}),
    ...offer,
  }
}
