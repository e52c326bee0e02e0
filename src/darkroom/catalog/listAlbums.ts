import type { Content } from '../../content/source/content.ts'
import { inListOrder } from '../../content/source/catalog/categoryLists.ts'
import type { TakenEntry } from '../edits/journal.ts'
import { albumsIn, type CatalogAlbum } from './editCatalog.ts'

export type AlbumLists = ReturnType<typeof listAlbums>
export type CategoryRow = AlbumLists['categories'][number]
export type AlbumRow = AlbumLists['albums'][number]

/**
 * Returns the albums of `catalog.json` in list order, with defaults settled and names as they are written.
 * @param taken all albums that the owner has ever removed
 */
export function listAlbums(
  text: string,
  { albums, categories }: Pick<Content, 'albums' | 'categories'>,
  taken: readonly TakenEntry[],
) {
  const entries = albumsIn(text)
  const present = new Set(entries.map(({ id }) => id))
  const placeOf = new Map(albums.map((album, at) => [album, at]))
  return {
    categories: categories.map(({ id, name, level, path, layout, order, cover }) => {
      return { id, name, level, path, layout, order, cover }
    }),
    albums: categories
      .flatMap((category) =>
        inListOrder(
          category,
          albums.filter((album) => album.category === category.id),
        ),
      )
      .map((album) => {
        const at = placeOf.get(album)!
        const { name } = entries[at]!
        // `address`: its last segment.
        const { id, key: address, year, category, level, shared, cover, photos } = album
        const hidden = photos.filter(({ hide }) => hide).length
        const count = photos.length - hidden
        return { at, id, name, year, category, level, shared, address, cover, count, hidden }
      }),
    /** The removed albums and their former places, the latest first. */
    removed: taken
      .filter(({ id }) => !present.has(id))
      .map((one) => ({ at: one.at, album: JSON.parse(one.text) as CatalogAlbum }))
      .toReversed(),
  }
}

/**
 * Tells of the album that has another address. An undo may give an unlisted album a former address again,
 * which others may know by now.
 * @param isMove by undo or redo, which restore the aliases of that time
 */
export function noteAddress(
  before: AlbumLists | undefined,
  after: AlbumLists | undefined,
  isMove: boolean,
): string | undefined {
  for (const { id, name, address, level } of after?.albums ?? []) {
    const then = before?.albums.find((one) => one.id === id)
    if (!then || (then.address === address && then.level === level)) continue
    if (isMove && level === 'unlisted')
      return `“${name}” has its former address again: ${address}. Whoever knows it finds the album. To prevent that, change the address in its settings.`
    if (then.address === address) continue
    const former = level === 'unlisted' ? 'No former address leads' : 'Its former address leads'
    return `“${name}” is now at ${address}.${isMove ? '' : ` ${former} there.`}`
  }
  return undefined
}
