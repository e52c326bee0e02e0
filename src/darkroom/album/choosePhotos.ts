import { parse } from 'node:path'
import { importedFrom } from '../../content/source/album/importedFrom.ts'
import { UsageError } from '../diagnostics/exit.ts'
import { didYouMean } from '../diagnostics/didYouMean.ts'
import type { AlbumJson } from './albumFile.ts'

const bare = (name: string) => name.normalize('NFC').toLowerCase()

/** The ids of photos by the names that an owner knows: their file names and ids. */
function idsByName(album: AlbumJson): Map<string, string> {
  const ids = new Map(album.photos.map(({ id }) => [bare(id), id]))
  const fileOf = importedFrom(album)
  for (const photo of album.photos) {
    const { base, name } = parse(fileOf(photo) ?? '')
    for (const one of [base, name]) if (one !== '') ids.set(bare(one), photo.id)
  }
  return ids
}

/** Finds photos by file names or ids. Throws a UsageError that suggests the nearest name. */
export function choosePhotos(album: AlbumJson, key: string, names: readonly string[]): string[] {
  const ids = idsByName(album)
  return names.map((name) => {
    const id = ids.get(bare(name))
    if (id !== undefined) return id
    throw new UsageError(
      `${name}: is not a photo of ${key}, neither by its file nor by its id.${didYouMean(name, [...ids.keys()])}`,
    )
  })
}
