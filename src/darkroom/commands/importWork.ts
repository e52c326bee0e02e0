import { readFile } from 'node:fs/promises'
import type { Album } from '../album/albumFile.ts'
import { importedName } from '../album/importedFiles.ts'
import type { Match } from '../album/matchFiles.ts'
import type { Entry } from '../album/mergeAlbum.ts'
import type { Source } from '../files/listFolder.ts'
import { stemOf } from '../files/publishedName.ts'
import { captureOf } from '../formats/metadata/capture.ts'
import { readTags } from '../formats/metadata/tags.ts'
import type { RenderOptions } from '../pictures/renderPhoto.ts'
import type { ImportOptions } from './importFolder.ts'
import type { Target } from './target.ts'

/** A file to make a photo of. `photo`: the id of the photo that it becomes; `replaces`: see Match. */
export type Work = {
  source: Source
  photo: string
  replaces: string | undefined
  /** What was read of the file whose place this has taken. */
  before?: Entry['before']
  options: RenderOptions
  widths: number[] | undefined
}

/** When a file says that it was taken. */
export async function takenOf(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined)
  return bytes && captureOf(readTags(bytes))?.taken
}

/** What is to be made of a file. `id`: of its bytes. */
export function workFor(
  id: string,
  source: Source,
  { photo: old, replaces }: Match,
  album: Album | undefined,
  { widths: wanted, usualWidths, jpeg, maxPixels, dryRun }: ImportOptions,
): Work {
  const widths = wanted ?? old?.widths ?? usualWidths
  const isUsual = widths.join() === usualWidths.join()
  // A photo keeps its id when its file is exported anew, so these bytes may find theirs in use.
  const isUsed = album?.photos.some((photo) => photo.id === id)
  return {
    source,
    photo: old?.id ?? (isUsed ? `${id}-2` : id),
    replaces,
    options: {
      id,
      widths,
      rotate: old?.rotate ?? 0,
      jpeg: jpeg || old?.jpeg === true,
      maxPixels,
      encode: !dryRun,
    },
    widths: isUsual ? undefined : [...widths],
  }
}

/** What the album gets of a file that is made. */
export function entryOf(
  { source, photo, replaces, before, widths, options }: Work,
  details: Entry['details'],
  { base }: Target,
): Entry {
  const { id, rotate, jpeg } = options
  const taken = details.capture?.taken
  return {
    id: photo,
    src: `${base}${stemOf(id, rotate)}-${details.width}.avif`,
    details,
    rotate,
    widths,
    jpeg,
    before,
    from: { bytes: id, file: importedName(source.name), ...(taken ? { taken } : {}), replaces },
  }
}
