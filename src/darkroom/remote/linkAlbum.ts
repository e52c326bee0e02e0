import type { Site } from '../../content/schema.ts'
import { ID_LENGTH } from '../files/publishedName.ts'
import { sha256 } from '../../sha256.ts'
import type { LooseAlbum, LoosePhoto } from '../album/looseAlbum.ts'
import type { Linked, LinkResult } from './linkPhoto.ts'

/** The fields that linking writes, and takes away where they no longer hold. */
const OFFER = ['template', 'widths', 'candidates'] as const

/** Whether small variants of the site's own stand below the outside original. */
export const hasOwnVariants = ({ candidates = [] }: LoosePhoto): boolean =>
  candidates.some(({ src }) => src.startsWith('/photos/'))

/** Addresses that are not in the album yet, as its last photos. */
export function withAddresses(album: LooseAlbum, addresses: string[]): LooseAlbum {
  const known = new Set(album.photos.map(({ src }) => src.trim()))
  const added = [...new Set(addresses)].filter((src) => !known.has(src)).map((src) => ({ src }))
  return { ...album, photos: [...album.photos, ...added] }
}

/**
 * The album with what was learnt of its photos, by their `src`. What the owner wrote stays: order, ids,
 * alt texts, capture data, every other field. Photos of which nothing was learnt stay as they are; they
 * get the id and the empty alt text without which an album cannot be.
 */
export function linkAlbum(
  album: LooseAlbum,
  results: Map<string, LinkResult>,
  { captions = 'from-file' }: Pick<Site, 'captions'> = {},
): LooseAlbum {
  const taken = new Set(album.photos.map(({ id }) => id))
  const photos = album.photos.map((photo) => {
    const linked = results.get(photo.src)?.linked
    if (!linked) return withNames(photo, taken)
    return linkEntry(photo, captions === 'none' ? { ...linked, alt: '' } : linked, taken)
  })
  return { ...album, photos }
}

function withNames(photo: LoosePhoto, taken: Set<string | undefined>): LoosePhoto {
  const { id = freeId(sha256(photo.src).slice(0, ID_LENGTH), taken), alt = '' } = photo
  return { ...photo, id, alt }
}

function linkEntry(photo: LoosePhoto, linked: Linked, taken: Set<string | undefined>) {
  const { id, offer, alt, capture, width, height, color, placeholder } = linked
  const rest: LoosePhoto = { ...photo }
  if (offer) for (const field of OFFER) delete rest[field]
  return {
    ...rest,
    id: photo.id ?? freeId(id, taken),
    alt: photo.alt ?? alt,
    width,
    height,
    color,
    placeholder,
    ...(capture && !('capture' in photo) ? { capture } : {}),
    ...offer,
  }
}

/** The same picture may stand in an album twice; an id may not. */
function freeId(id: string, taken: Set<string | undefined>): string {
  let free = id
  for (let n = 2; taken.has(free); n++) free = `${id}-${n}`
  taken.add(free)
  return free
}
