import type { Photo } from '../../content/schema.ts'
import { parsePublishedName } from '../../images/publishedName.ts'
import type { AlbumJson, ImportedFile } from './albumFile.ts'

/** Normalises a file name for an album: composed (macOS decomposes accents), with slashes, without braces. */
export const importedName = (name: string): string =>
  name.normalize('NFC').replaceAll('\\', '/').replaceAll(/[{}]/g, '')

/** Returns the imported photos by the ids of their files' bytes. */
export function ownPhotos(album: AlbumJson | undefined): Map<string, Photo> {
  const imported = new Set(album?.imported?.map(({ bytes }) => bytes))
  const own = new Map<string, Photo>()
  for (const photo of album?.photos ?? []) {
    const bytes = parsePublishedName(photo.src)?.id
    if (bytes && (bytes === photo.id || imported.has(bytes))) own.set(bytes, photo)
  }
  return own
}

/** Adds files to the list of imported files. A later export takes the place of the file that it replaces. */
export function withImported(
  before: readonly ImportedFile[] = [],
  files: readonly (ImportedFile & { replaces?: string | undefined })[],
): ImportedFile[] {
  const news = new Map(files.map((one) => [one.replaces ?? one.bytes, one]))
  const had = new Set(before.map(({ bytes }) => bytes))
  const later = files.filter(({ bytes, replaces }) => !had.has(replaces ?? bytes))
  return [...before.map((one) => news.get(one.bytes) ?? one), ...later].map(
    ({ bytes, file, taken }) => ({ bytes, file, taken }),
  )
}
