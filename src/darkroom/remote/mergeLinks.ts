import * as v from 'valibot'
import type { Site } from '../../content/schema.ts'
import { freeId } from '../../content/source/addresses/freeId.ts'
import { AlbumFile } from '../../content/source/schema/album.ts'
import { sha256 } from '../../sha256.ts'
import { faultOf } from '../album/albumFile.ts'
import type { LooseAlbum, LoosePhoto } from '../album/looseAlbum.ts'
import { UsageError } from '../diagnostics/exit.ts'
import { ID_LENGTH } from '../files/photoStem.ts'
import type { Linked, LinkResult } from './linkPhoto.ts'

/**
 * Adds new addresses and the results of linking, by `src`, to the album. Keeps what the owner wrote. A new
 * album gets a cover. Skips addresses without an answer.
 */
export function mergeLinks(
  path: string,
  album: LooseAlbum,
  addresses: readonly string[],
  results: Map<string, LinkResult>,
  { site, isNew }: { site: Pick<Site, 'captions'>; isNew: boolean },
): LooseAlbum & Pick<AlbumFile, 'photos'> {
  const present = new Set(album.photos.map(({ src }) => src.trim()))
  const added = addresses
    .filter((src) => results.get(src)?.linked && !present.has(src))
    .map((src): LoosePhoto => ({ src }))
  const photos = linkPhotos([...album.photos, ...added], results, site)
  const linked = { ...album, photos }
  // Linking leaves faults in other fields to the owner.
  if (!v.is(AlbumFile, linked))
    throw new UsageError(
      `${path}: ${faultOf(linked, AlbumFile)}. Mend it and run the same command again; nothing was changed.`,
    )
  const cover = isNew && !linked.cover ? { cover: linked.photos[0]?.id } : {}
  return { ...cover, ...linked }
}

/** A photo without a result gets the required fields: an id and an empty alt text. */
function linkPhotos(
  photos: readonly LoosePhoto[],
  results: Map<string, LinkResult>,
  { captions }: Pick<Site, 'captions'>,
): LoosePhoto[] {
  const inUse = new Set(photos.flatMap(({ id }) => id ?? []))
  return photos.map((photo) => {
    const linked = results.get(photo.src)?.linked
    const newId = linked?.id ?? sha256(photo.src).slice(0, ID_LENGTH)
    const newAlt = captions === 'none' ? '' : (linked?.alt ?? '')
    // An album may contain a picture twice, but not an id.
    const { id = freeId(newId, inUse), alt = newAlt } = photo
    return { ...photo, id, alt, ...(linked ? linkedFields(photo, linked) : {}) }
  })
}

/** Linking removes an earlier offer that is no longer true. */
const NO_OFFER = { template: undefined, widths: undefined, candidates: undefined }

function linkedFields(photo: LoosePhoto, linked: Linked): Partial<LoosePhoto> {
  const { offer, capture, width, height, color, placeholder } = linked
  return {
    ...(offer && NO_OFFER),
    width,
    height,
    color,
    placeholder,
    ...(capture && !('capture' in photo) ? { capture } : {}),
    ...offer,
  }
}
