import { readFile } from 'node:fs/promises'
import type { AlbumJson } from '../../album/albumFile.ts'
import { importedName } from '../../album/importedFiles.ts'
import { captureOf } from '../../formats/metadata/capture.ts'
import { parseTags } from '../../formats/metadata/tags.ts'
import { recipeOfPhoto } from '../../pictures/recipe.ts'
import type { PhotoDetails } from '../../pictures/renderPhoto.ts'
import type { IdentifiedFile } from './identifyFiles.ts'
import type { PhotoOptions } from './photoOptions.ts'
import type { FileMatch } from './matchFiles.ts'
import type { ImportedPhoto } from './importedPhoto.ts'

/** A file to render. `photo`: the photo's id; `replaces`: the id of the bytes that it replaces. */
export type Work = ReturnType<typeof workFor> & { recorded?: ImportedPhoto['recorded'] }

export type Made = { details: PhotoDetails; name: string }

export async function readTaken(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined)
  return bytes && captureOf(parseTags(bytes))?.taken
}

export function workFor(
  file: IdentifiedFile,
  { photo: old, replaces }: FileMatch,
  album: AlbumJson | undefined,
  { recipe, jpeg, maxPixels, dryRun }: PhotoOptions,
) {
  const { id } = file
  // A photo keeps its id when a later export replaces it, so these bytes may be the id of another photo.
  const isUsed = album?.photos.some((photo) => photo.id === id)
  return {
    file,
    photo: old?.id ?? (isUsed ? `${id}-2` : id),
    replaces,
    options: {
      id,
      recipe: recipeOfPhoto(recipe, old),
      rotate: old?.rotate ?? 0,
      jpeg: jpeg || old?.jpeg === true,
      maxPixels,
      encode: !dryRun,
    },
  }
}

export function importedPhotoOf(
  { file, photo, replaces, recorded, options }: Work,
  { details, name }: Made,
): ImportedPhoto {
  const { id, rotate, jpeg } = options
  const taken = details.capture?.taken
  return {
    id: photo,
    src: `/photos/${name}`,
    details,
    rotate,
    jpeg,
    recorded,
    from: { bytes: id, file: importedName(file.name), taken, replaces },
  }
}
