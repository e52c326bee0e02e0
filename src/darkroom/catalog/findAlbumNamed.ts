import type { AlbumSource } from '../../content/source/content.ts'
import { UsageError } from '../diagnostics/exit.ts'
import { didYouMean } from '../diagnostics/didYouMean.ts'

/** Finds an album by its address, id, file or alias. */
export function findAlbumNamed(albums: AlbumSource[], name: string): AlbumSource | undefined {
  const wanted = name.toLowerCase()
  const is = (other: string) => other.toLowerCase() === wanted
  return (
    albums.find((a) => is(a.key)) ??
    albums.find((a) => a.aliases.some(is)) ??
    albums.find((a) => is(a.id) || is(a.file))
  )
}

/** Like `findAlbumNamed`, but throws if there is no such album and suggests the nearest name. */
export function chooseAlbum(albums: AlbumSource[], name: string): AlbumSource {
  const found = findAlbumNamed(albums, name)
  if (found) return found
  const keys = albums.map(({ key }) => key)
  throw new UsageError(`${name}: there is no such album.${didYouMean(name, keys)}`)
}
