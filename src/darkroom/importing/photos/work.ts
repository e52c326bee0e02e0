import { readFile } from 'node:fs/promises'
import type { AlbumJson } from '../../album/albumFile.ts'
import { importedName } from '../../album/importedFiles.ts'
import { stemOf } from '../../files/publishedName.ts'
import { captureOf } from '../../formats/metadata/capture.ts'
import { readTags } from '../../formats/metadata/tags.ts'
import { RECIPE } from '../../pictures/recipe.ts'
import type { PhotoDetails, RenderOptions } from '../../pictures/renderPhoto.ts'
import type { IdentifiedFile } from './identifyFiles.ts'
import type { ImportOptions } from '../importOptions.ts'
import type { FileMatch } from './matchFiles.ts'
import type { ImportedPhoto } from '../mergeAlbum.ts'
import type { Target } from '../target.ts'

/** A file to render. `photo`: the id of its photo; `replaces`: see Match. */
export type Work = {
  file: IdentifiedFile
  photo: string
  replaces: string | undefined
  /** What was read of the file that this one replaces. */
  before?: ImportedPhoto['before']
  options: RenderOptions
}

export async function takenOf(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined)
  return bytes && captureOf(readTags(bytes))?.taken
}

export function workFor(
  file: IdentifiedFile,
  { photo: old, replaces }: FileMatch,
  album: AlbumJson | undefined,
  { widths, jpeg, maxPixels, dryRun }: ImportOptions,
): Work {
  const { id } = file
  // A photo keeps its id through later exports, so another photo may have the id of these bytes.
  const isUsed = album?.photos.some((photo) => photo.id === id)
  return {
    file,
    photo: old?.id ?? (isUsed ? `${id}-2` : id),
    replaces,
    options: {
      id,
      widths: widths ?? old?.widths ?? RECIPE.widths,
      rotate: old?.rotate ?? 0,
      jpeg: jpeg || old?.jpeg === true,
      maxPixels,
      encode: !dryRun,
    },
  }
}

export function entryOf(
  { file, photo, replaces, before, options }: Work,
  details: PhotoDetails,
  { base }: Target,
): ImportedPhoto {
  const { id, rotate, jpeg, widths } = options
  const taken = details.capture?.taken
  const isUsual = widths.join() === RECIPE.widths.join()
  return {
    id: photo,
    src: `${base}${stemOf(id, rotate)}-${details.width}.avif`,
    details,
    rotate,
    widths: isUsual ? undefined : [...widths],
    jpeg,
    before,
    from: { bytes: id, file: importedName(file.name), ...(taken ? { taken } : {}), replaces },
  }
}
