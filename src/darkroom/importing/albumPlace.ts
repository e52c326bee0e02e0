import type { CategoryId } from '../../content/schema.ts'
import type { Content } from '../../content/source/content.ts'
import { type AlbumJson, readAlbumFile } from '../album/albumFile.ts'
import { findAlbumNamed } from '../album/findAlbumNamed.ts'
import { ownPhotos } from '../album/importedFiles.ts'
import { checkKey } from '../album/newAlbum.ts'
import { UsageError } from '../diagnostics/exit.ts'
import type { Target } from './target.ts'

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

/** An album that is imported into. `existing`: in the catalog; `before`: its file, which may be there without. */
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
  target: Target,
) {
  const place = findPlace(content, album)
  const before = await readAlbumFile(root, place.file)
  checkBase(target, before)
  return { ...place, before }
}

/** Throws if photos of another address would move to this site without being asked to. */
function checkBase({ isAssumed }: Target, album: AlbumJson | undefined): void {
  if (!isAssumed) return
  const away = [...ownPhotos(album).values()].find(({ src }) => src.startsWith('https://'))
  if (away)
    throw new UsageError(
      `--base-url: the album is published at ${away.src.replace(/[^/]*$/, '')}. Give --out and --base-url as before, or --base-url /photos to move it here.`,
    )
}
