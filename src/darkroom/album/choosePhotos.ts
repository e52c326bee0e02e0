import { parse } from 'node:path'
import { foldCase } from '../../content/foldCase.ts'
import { importedFrom } from '../../content/source/album/importedFrom.ts'
import { didYouMean } from '../diagnostics/didYouMean.ts'
import { UsageError } from '../diagnostics/exit.ts'
import type { AlbumJson } from './albumFile.ts'

/** The paths of photos by id, by the names that an owner knows: their paths, file names and ids. */
function pathsByName(album: AlbumJson): Map<string, Map<string, string>> {
  const all = new Map<string, Map<string, string>>()
  const fileOf = importedFrom(album)
  for (const photo of album.photos) {
    const path = fileOf(photo) ?? ''
    const { base, name } = parse(path)
    for (const one of [path, base, name].map(foldCase))
      if (one !== '') all.set(one, (all.get(one) ?? new Map()).set(photo.id, path))
  }
  for (const { id } of album.photos) all.set(foldCase(id), new Map([[id, id]]))
  return all
}

/** Finds the ids of photos by paths, file names or ids. Throws a UsageError unless each name has one photo. */
export function choosePhotos(album: AlbumJson, key: string, names: readonly string[]): string[] {
  const all = pathsByName(album)
  return names.map((name) => {
    const found = all.get(foldCase(name)) ?? new Map<string, string>()
    const [id, ...others] = found.keys()
    if (others.length)
      throw new UsageError(
        `${name}: is the name of ${found.size} photos of ${key}. Give one by its path: ${[...found.values()].join(', ')}. Nothing changed.`,
      )
    if (id !== undefined) return id
    throw new UsageError(
      `${name}: is not a photo of ${key}, neither by its file nor by its id.${didYouMean(name, [...all.keys()])}`,
    )
  })
}
