import type { Level } from '../../content/schema.ts'
import type { Content } from '../../content/source/readContent.ts'
import type { TakenEntry } from '../edits/journal.ts'
import { albumsIn, type CatalogAlbum } from './editCatalog.ts'

/** An album as the catalog has it, placeholders unfilled. `address`: the last segment of its own. */
export type ListedAlbum = {
  id: string
  name: string
  year?: number
  category: string
  level: Level
  address: string
}

/** `removed`: albums that were taken out and are not back, the last one first, and where they stood. */
export type Lists = {
  categories: { id: string; name: string; level: Level }[]
  albums: ListedAlbum[]
  removed: { at: number; album: { id: string; name: string } }[]
}

/**
 * What a catalog says of its albums, defaults settled.
 * @param text of `catalog.json`, of which `content` was read
 * @param taken what was ever taken out of it
 */
export function listAlbums(
  text: string,
  { albums, categories }: Pick<Content, 'albums' | 'categories'>,
  taken: readonly TakenEntry[],
): Lists {
  const entries = albumsIn(text)
  const present = new Set(entries.map(({ id }) => id))
  return {
    categories: categories.map(({ id, name, level }) => ({ id, name, level })),
    albums: albums.map(({ key: address, year, category, level }, i) => ({
      id: entries[i]!.id,
      name: entries[i]!.name,
      ...(year === undefined ? {} : { year }),
      category,
      level,
      address,
    })),
    removed: taken
      .filter(({ id }) => !present.has(id))
      .map((one) => ({ at: one.at, album: JSON.parse(one.text) as CatalogAlbum }))
      .toReversed(),
  }
}
