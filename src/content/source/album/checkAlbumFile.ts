import { isObject } from '../../jsonValues.ts'
import { checkAddresses } from '../addresses/checkAddresses.ts'
import type { Report } from '../diagnostic.ts'
import { checkShape } from '../json/checkShape.ts'
import { AlbumFile, type Photo } from '../schema/album.ts'

/** Photos without faults, by their JSON. */
export type SoundPhotos = ReadonlyMap<string, Photo>

type CheckWith = { file: string; placeholders: Record<string, string> }

function checkWhole(json: unknown, { file, placeholders }: CheckWith, report: Report) {
  const album = checkShape(json, AlbumFile, file, placeholders, report)
  checkAddresses(album, file, report)
  return album
}

/**
 * Checks the shape and the addresses of an album's JSON, and fills its placeholders. Photos that were found
 * `sound` with the same placeholders are not checked again, which would take 25 ms for 1,000 photos.
 * Returns the sound photos of this version. `album` is `undefined` if its shape is faulty.
 */
export function checkAlbumFile(
  json: unknown,
  sound: SoundPhotos,
  checkWith: CheckWith,
  report: Report,
): { album: AlbumFile | undefined; sound: SoundPhotos } {
  if (!isObject(json) || !Array.isArray(json['photos']))
    return { album: checkWhole(json, checkWith, report), sound: new Map() }
  const texts = json['photos'].map((photo) => JSON.stringify(photo))
  const changed = json['photos'].filter((_, i) => !sound.has(texts[i]!))
  let isSound = true
  const some = checkWhole({ ...json, photos: changed }, checkWith, () => (isSound = false))
  // The places of faults are those in the whole album.
  if (!some || !isSound) return { album: checkWhole(json, checkWith, report), sound: new Map() }
  const checked = some.photos.values()
  const photos = texts.map((text) => sound.get(text) ?? checked.next().value!)
  return {
    album: { ...some, photos },
    sound: new Map(texts.map((text, i) => [text, photos[i]!])),
  }
}
