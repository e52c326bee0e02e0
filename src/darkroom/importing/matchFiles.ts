import type { Photo } from '../../content/schema.ts'
import type { Album } from '../album/albumFile.ts'
import { importedName, ownPhotos } from '../album/importedFiles.ts'

/**
 * A file of the folder. `id`: of its bytes; `taken` reads when it says that it was taken; `showsSame`
 * compares its pixels with those that the bytes of an id had.
 */
type Found = {
  id: string
  name: string
  taken: () => Promise<string | undefined>
  showsSame: (earlier: string) => Promise<boolean>
}

/**
 * What a file is to an album: new, a photo that it has, a later export of one (`replaces`: the id of the
 * earlier bytes), or one that the owner has removed. `undoes`: the photo that it has replaced, where both
 * are to be kept.
 */
export type Match = { photo?: Photo; replaces?: string; isRemoved?: true; undoes?: Photo }

/** Whether these bytes have replaced those that the photo was made of first. */
const isReplaced = ({ id }: Photo, bytes: string) => id !== bytes && /^[0-9a-f]{12}$/.test(id)

/**
 * Finds what each file is to an album, by its id. A later export has the name of the earlier file and the
 * same moment of capture; where one of them has none, it must stand in the same folder. Cameras count
 * anew, so a name alone says nothing. Of a file in the same place that says another moment, the pixels
 * tell whether its clock was corrected. `before`: the bytes that each name stood for in this folder.
 */
export async function matchFiles(
  album: Album | undefined,
  found: readonly Found[],
  { before, keepBoth }: { before: ReadonlyMap<string, string>; keepBoth: boolean },
): Promise<Map<string, Match>> {
  const photos = ownPhotos(album)
  const imported = new Map((album?.imported ?? []).map((one) => [one.bytes, one]))
  const here = new Set(found.map(({ id }) => id))
  const replaced = new Set<string>()

  async function earlierOf({ name, taken, showsSame }: Found): Promise<string | undefined> {
    const there = before.get(name.normalize('NFC'))
    const named = [...imported.values()].filter(
      ({ file }) => importedName(file) === importedName(name),
    )
    const candidates = new Set([...(there ? [there] : []), ...named.map(({ bytes }) => bytes)])
    for (const id of candidates) {
      if (here.has(id) || replaced.has(id) || !(photos.has(id) || imported.has(id))) continue
      const then = imported.get(id)?.taken ?? photos.get(id)?.capture?.taken
      const now = await taken()
      const isThere = id === there
      if (!then || !now ? isThere : then === now || (isThere && (await showsSame(id)))) return id
    }
    return undefined
  }

  const matches = new Map<string, Match>()
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
