import { sha256 } from '../../../sha256.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { photoServedFrom } from '../addresses/photosBase.ts'
import { parseJson } from '../json/parseJson.ts'
import type { Photo } from '../schema/album.ts'
import type { Level, Rights } from '../schema/fields.ts'
import { checkAlbum } from './checkAlbum.ts'
import { checkAlbumFile, type SoundPhotos } from './checkAlbumFile.ts'
import { coverOf, isShown } from './coverOf.ts'
import { mergeRights } from './mergeRights.ts'
import { mirroredPhoto } from './mirroredPhoto.ts'

export const NO_ALBUM_FILE =
  'Create the file, or set "file" in catalog.json to the name of the album\'s file'

type ReadAlbum = {
  photos: Photo[]
  cover: Photo | undefined
  /** The owner named a photo other than the first. */
  isCoverChosen: boolean
  diagnostics: Diagnostic[]
  sound: SoundPhotos
}

/** The last version of each album file, by name. */
export type AlbumMemory = Map<string, { from: string; filledWith: string; album: ReadAlbum }>

/** `base`: the address of published pictures, if not this site. `rights`: the site's. */
type ReadWith = {
  level: Level
  base: string | undefined
  placeholders: Record<string, string>
  rights: Rights | undefined
}

function readAlbum(
  bytes: Buffer,
  file: string,
  { level, base, placeholders, rights: siteRights }: ReadWith,
  known: SoundPhotos,
): ReadAlbum {
  const diagnostics: Diagnostic[] = []
  const report = (found: Diagnostic) => diagnostics.push(found)
  const json = parseJson(bytes, file, report)
  const { album: content, sound } = checkAlbumFile(json, known, { file, placeholders }, report)
  if (!content) return { photos: [], cover: undefined, isCoverChosen: false, diagnostics, sound }
  diagnostics.push(...checkAlbum({ ...content, file, level }, 'build'))
  const cover = coverOf(content)
  const shown = content.use === 'mirror' ? content.photos.map(mirroredPhoto) : content.photos
  const photos = shown.map((photo) => {
    const rights = mergeRights(photo.rights, content.rights, siteRights)
    return photoServedFrom(base, rights ? { ...photo, rights } : photo)
  })
  return {
    photos,
    cover: cover && photos.find(({ id }) => id === cover.id),
    // An import names the first photo.
    isCoverChosen: cover?.id === content.cover && cover !== content.photos.find(isShown),
    diagnostics,
    sound,
  }
}

/** Reads an album file. Returns the remembered object if the file and the options have not changed. */
export function rememberAlbum(
  memory: AlbumMemory,
  bytes: Buffer,
  file: string,
  readWith: ReadWith,
): ReadAlbum {
  const from = sha256(bytes) + JSON.stringify(readWith)
  const filledWith = JSON.stringify(readWith.placeholders)
  const known = memory.get(file)
  if (known?.from === from) return known.album
  const sound = known?.filledWith === filledWith ? known.album.sound : new Map<string, Photo>()
  const album = readAlbum(bytes, file, readWith, sound)
  memory.set(file, { from, filledWith, album })
  return album
}
