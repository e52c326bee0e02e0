import type { CategoryId } from '../../content/schema.ts'
import type { Content } from '../../content/source/content.ts'
import { type AlbumJson, albumFileName, readAlbumFile } from '../album/albumFile.ts'
import { findAlbumNamed } from '../catalog/findAlbumNamed.ts'
import { ownPhotos } from '../album/importedFiles.ts'
import { checkKey } from '../catalog/newAlbum.ts'
import { UsageError } from '../diagnostics/exit.ts'

/** A folder, and the album that its pictures belong to. */
export type AlbumFolder = {
  /** Absolute. `displayName`: in messages; `within` leads the names of its files there. */
  folder: string
  displayName: string
  key: string
  within?: string
  /** Its sub-folders are albums of their own. */
  isShallow?: boolean
  /** Its files come from anywhere, so an equal name does not mean the same photograph. */
  isGathered?: boolean
  /** For a new album; absent: derived from the key and the photos. */
  name?: string
  year?: number | undefined
  category?: CategoryId | undefined
}

/** An album that is imported into. `existing`: in the catalog; `before`: its file, which may exist without it. */
export type AlbumPlace = Awaited<ReturnType<typeof placeOf>>

/** Finds the album of a key, or the place of a new one. Throws a UsageError if there can be none. */
export function findPlace(
  { albums, categories }: Pick<Content, 'albums' | 'categories'>,
  { key, category: chosen }: Pick<AlbumFolder, 'key' | 'category'>,
) {
  const existing = findAlbumNamed(albums, key)
  const category = existing?.category ?? chosen
  if (category === undefined)
    throw new UsageError(
      `${key}: is not an album in catalog.json. Add it there, or choose a category for a new one.`,
    )
  if (!existing) checkKey(key, category, categories)
  const { id, file } = existing ?? { id: key, file: key }
  return { id, file, category, existing }
}

/** Like `findPlace`, with the album's file. Throws a UsageError if the album cannot be imported into. */
export async function placeOf(
  root: string,
  content: Content,
  album: Pick<AlbumFolder, 'key' | 'category'>,
) {
  const place = findPlace(content, album)
  const before = await readAlbumFile(root, place.file)
  checkAddresses(root, place.file, before)
  return { ...place, before }
}

/** Throws if an import would move pictures from another address to `/photos/`. */
function checkAddresses(root: string, file: string, album: AlbumJson | undefined): void {
  const away = [...ownPhotos(album).values()].find(({ src }) => !src.startsWith('/photos/'))
  if (!away) return
  const address = away.src.replace(/[^/]*$/, '')
  throw new UsageError(
    `${albumFileName(root, file)}: has pictures at ${address}, and an import writes to /photos/. Write /photos/ there in place of that address. To serve them from another host, name it as photos.base in site.json.`,
  )
}
