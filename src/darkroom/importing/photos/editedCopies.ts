import { parse } from 'node:path/posix'
import type { AlbumJson } from '../../album/albumFile.ts'
import { importedName, ownPhotos } from '../../album/importedFiles.ts'
import type { IdentifiedFile } from './identifyFiles.ts'

/** `a/IMG_0001.HEIC` → `a/img_0001` */
function plainStem(file: string): string {
  const { dir, name } = parse(importedName(file))
  return `${dir}/${name.toLowerCase()}`
}

/** The original's stem, if the file is named like an iPhone's edited copy: `IMG_E0001.JPG`. */
const originalStem = (file: string): string | undefined =>
  /\/img_e\d{4,}$/.test(plainStem(file))
    ? plainStem(file).replace(/img_e(\d+)$/, 'img_$1')
    : undefined

/** Whether one file is the edited copy of the other, by their names. The extensions may differ. */
export const isEditedCopy = (copy: string, original: string): boolean =>
  originalStem(copy) === plainStem(original)

/** `original`: the file that this one replaces. */
export type ChosenFile = IdentifiedFile & { original?: IdentifiedFile }

/**
 * Leaves out the originals of edited copies, unless the album has both or `keepBoth` is set.
 * @returns `both`: the copies that the album has beside their originals
 */
export function chooseEdited(
  files: readonly IdentifiedFile[],
  album: AlbumJson | undefined,
  keepBoth: boolean,
): { chosen: ChosenFile[]; both: IdentifiedFile[] } {
  const photos = ownPhotos(album)
  const originals = new Map<IdentifiedFile, IdentifiedFile>()
  const both: IdentifiedFile[] = []
  const byStem = new Map(files.map((file) => [plainStem(file.name), file]))
  for (const copy of files) {
    const original = byStem.get(originalStem(copy.name) ?? '')
    if (!original) continue
    const isReplaced = photos.get(copy.id)?.id === original.id
    if (photos.has(copy.id) && photos.has(original.id)) both.push(copy)
    // With `keepBoth`, a replaced photo is restored from its record.
    else if (!keepBoth || isReplaced) originals.set(copy, original)
  }
  const left = new Set(originals.values())
  const chosen = files.flatMap((file) => {
    const original = originals.get(file)
    return left.has(file) ? [] : { ...file, ...(original ? { original } : {}) }
  })
  return { chosen, both }
}
