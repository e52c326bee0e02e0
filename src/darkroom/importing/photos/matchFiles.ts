import type { Photo } from '../../../content/schema.ts'
import type { AlbumJson } from '../../album/albumFile.ts'
import { importedName, ownPhotos } from '../../album/importedFiles.ts'
import { isEditedCopy } from './editedCopies.ts'

/** `original`: set for an edited copy. `showsSame`: whether the pixels equal the earlier file's. */
type Found = {
  id: string
  name: string
  original?: { id: string }
  taken: () => Promise<string | undefined>
  showsSame: (earlier: string) => Promise<boolean>
}

/**
 * The relation of a file to an album: new, already there, a later export (`replaces`: the id of the earlier
 * bytes), or removed by the owner. `undoes`: with --keep-both, the replaced photo to restore.
 */
export type FileMatch = { photo?: Photo; replaces?: string; isRemoved?: true; undoes?: Photo }

/** Whether the photo was first made of other bytes. */
const isReplaced = ({ id }: Photo, bytes: string) => id !== bytes && /^[0-9a-f]{12}$/.test(id)

/**
 * Matches files with the photos of an album. A later export has the earlier file's name and moment of
 * capture. If either has no moment, both files must be in the same folder, because cameras reuse names. If
 * the moments of files in the same folder differ, equal pixels show that the clock was corrected. An edited
 * copy counts as a later export of its original.
 */
export async function matchFiles(
  album: AlbumJson | undefined,
  found: readonly Found[],
  { before, keepBoth }: { before: ReadonlyMap<string, string>; keepBoth: boolean },
): Promise<Map<string, FileMatch>> {
  const photos = ownPhotos(album)
  const imported = new Map((album?.imported ?? []).map((one) => [one.bytes, one]))
  const here = new Set(found.map(({ id }) => id))
  const replaced = new Set<string>()
  const isFree = (id: string) => !replaced.has(id) && (photos.has(id) || imported.has(id))
  const takenOf = (id: string) => imported.get(id)?.taken ?? photos.get(id)?.capture?.taken

  async function earlierOf(found: Found): Promise<string | undefined> {
    const { name, original, taken, showsSame } = found
    if (original && isFree(original.id)) return original.id
    const there = before.get(name.normalize('NFC'))
    const named = [...imported.values()].filter(
      ({ file }) =>
        importedName(file) === importedName(name) ||
        isEditedCopy(name, file) ||
        isEditedCopy(file, name),
    )
    const candidates = new Set([...(there ? [there] : []), ...named.map(({ bytes }) => bytes)])
    for (const id of candidates) {
      if (here.has(id) || !isFree(id)) continue
      const then = takenOf(id)
      const now = await taken()
      const isThere = id === there
      if (!then || !now ? isThere : then === now || (isThere && (await showsSame(id)))) return id
    }
    return undefined
  }

  const matches = new Map<string, FileMatch>()
  for (const file of found) {
    const { id } = file
    const photo = photos.get(id)
    const earlier = photo || keepBoth ? undefined : await earlierOf(file)
    const old = earlier === undefined ? undefined : photos.get(earlier)
    if (photo)
      matches.set(id, keepBoth && isReplaced(photo, id) ? { photo, undoes: photo } : { photo })
    else if (earlier !== undefined && old) {
      replaced.add(earlier)
      matches.set(id, { photo: old, replaces: earlier })
    } else matches.set(id, earlier !== undefined || imported.has(id) ? { isRemoved: true } : {})
  }
  return matches
}
