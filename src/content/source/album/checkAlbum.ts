import type { Diagnostic } from '../diagnostic.ts'
import { parseSrc } from '../addresses/parseSrc.ts'
import { PHOTO_RULES } from './photoRules.ts'
import type { CheckedAlbum, IndexedAlbum, Purpose } from './rule.ts'
import { importedFrom } from './importedFrom.ts'
import { isShown } from './coverOf.ts'

function firstIndexes(keys: readonly (string | undefined)[]): Map<string, number> {
  const first = new Map<string, number>()
  for (const [index, key] of keys.entries())
    if (key !== undefined && !first.has(key)) first.set(key, index)
  return first
}

export function checkAlbum(
  album: CheckedAlbum,
  purpose: Purpose,
  elsewhere: (address: string) => string | undefined = () => undefined,
): Diagnostic[] {
  const { file, photos, cover } = album
  const shown = photos.map(({ src, hide }) => (hide || src.trim() === '' ? undefined : src.trim()))
  const indexed: IndexedAlbum = {
    ...album,
    elsewhere,
    firstOf: { id: firstIndexes(photos.map(({ id }) => id)), address: firstIndexes(shown) },
  }
  const found: Diagnostic[] = []
  const fileOf = importedFrom(album)
  for (const [index, photo] of photos.entries()) {
    const { src } = photo
    const picture = fileOf(photo)
    const entry = { photo, index, address: src.trim(), src: parseSrc(src), picture }
    for (const { code, severity, find } of PHOTO_RULES) {
      const weight = severity[purpose]
      const problem = weight && find(entry, indexed)
      if (!problem) continue
      const { field, ...said } = problem
      const path = `photos[${index}].${field}`
      found.push({ code, severity: weight, file, path, photo: photo.id, picture, ...said })
    }
  }
  if (cover !== undefined && !photos.some((photo) => photo.id === cover && isShown(photo)))
    found.push({
      code: 'unknown-cover',
      severity: 'error',
      file,
      path: 'cover',
      message: `names the photo ${cover}, which is hidden or not in the album`,
      remedy: 'Name the id of one of its photos',
    })
  return found
}
