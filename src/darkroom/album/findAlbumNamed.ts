import type { AlbumSource } from '../../content/source/content.ts'
import { UsageError } from '../diagnostics/exit.ts'
import { nearest } from '../diagnostics/nearest.ts'

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
  const near = nearest(
    name,
    albums.map((a) => a.key),
  )
  throw new UsageError(`${name}: there is no such album.${near ? ` Did you mean ${near}?` : ''}`)
}
