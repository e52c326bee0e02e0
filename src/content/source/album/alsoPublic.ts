import { addressStem } from '../../../images/local.ts'
import { parsePublishedName } from '../../../images/publishedName.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { Photo } from '../schema/album.ts'
import type { Level } from '../schema/fields.ts'

export const ALSO_PUBLIC = 'also-public'

/** A name for a picture that is the same for all its sizes. */
export const pictureId = ({ src }: Pick<Photo, 'src'>) =>
  parsePublishedName(src)?.id ?? addressStem(src.trim())

type Checked = { file: string; level: Level; shared?: true | undefined; photos: readonly Photo[] }

type Kept = { file: string; message: string; remedy: string }

function keptBy({ file, level, shared }: Checked, { hide }: Photo): Kept | undefined {
  if (shared || !(hide || level === 'unlisted')) return undefined
  const reason = hide ? `is hidden in ${file}` : `stands in ${file} too, which is unlisted`
  return {
    file,
    message: `${reason}, and everybody sees it here`,
    remedy:
      'Hide it here, or say in the settings of that album at the light table that this is intended ("shared": true in catalog.json)',
  }
}

/** Reports photos of public albums that are also in an unlisted album, or hidden in another album. */
export function alsoPublic(albums: readonly Checked[]): Diagnostic[] {
  const kept = new Map<string, Kept[]>()
  for (const album of albums)
    for (const photo of album.photos) {
      const reason = photo.src.trim() && keptBy(album, photo)
      if (!reason) continue
      const picture = pictureId(photo)
      kept.set(picture, [...(kept.get(picture) ?? []), reason])
    }
  return albums
    .filter(({ level }) => level === 'public')
    .flatMap(({ file, photos }) =>
      photos.flatMap((photo, i): Diagnostic[] => {
        const elsewhere = photo.hide ? [] : (kept.get(pictureId(photo)) ?? [])
        // An album may hide one of two copies of a photo.
        const reason = elsewhere.find((one) => one.file !== file)
        if (!reason) return []
        const place = { file, path: `photos[${i}]`, photo: photo.id }
        return [{ code: ALSO_PUBLIC, severity: 'warning', ...reason, ...place }]
      }),
    )
}
