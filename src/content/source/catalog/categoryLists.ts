import { allows } from '../../allows.ts'
import type { CategorySource } from '../content.ts'
import type { Photo } from '../schema/album.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Level } from '../schema/fields.ts'
import { levelOfAlbum, levelsOf } from './levels.ts'
import { segmentFault } from './segmentFault.ts'

type AlbumEntry = Catalog['albums'][number]

export const isOwnAlbum = ({ id, category }: Pick<AlbumEntry, 'id' | 'category'>): boolean =>
  id === category

/** The last segment of each category's address: that of its own album if lists may name it, or its id. */
export function pathsOf(catalog: Catalog): Map<string, string> {
  const levels = levelsOf(catalog)
  return new Map(
    catalog.categories.map(({ id }) => {
      const own = catalog.albums.find(
        (album) =>
          album.category === id && isOwnAlbum(album) && allows(levelOfAlbum(album, levels), 'list'),
      )
      return [id, own ? (own.path ?? own.id) : id]
    }),
  )
}

export type AlbumPlacement = {
  id: string
  category: string
  alsoIn?: readonly string[]
  level: Level
}
type Placing = { id: string; level: Level; path: string }

type Dated = { year?: number | undefined; photos?: readonly Photo[] }

/** A sort key for albums: the year, then the latest moment of capture. */
function timeOf({ year, photos = [] }: Dated): string {
  const taken = photos.map(({ capture }) => capture?.taken ?? '').toSorted()
  const last = taken.at(-1) ?? ''
  return `${year ?? last.slice(0, 4)} ${last}`
}

export function inListOrder<A extends Dated>(
  { order }: { order?: 'newest' | undefined },
  albums: readonly A[],
): A[] {
  if (order === undefined) return [...albums]
  return albums
    .map((album) => ({ album, time: timeOf(album) }))
    .toSorted((a, b) => (a.time === b.time ? 0 : a.time < b.time ? 1 : -1))
    .map(({ album }) => album)
}

/** The albums in a category's list: in the owner's order, or the newest first. */
export const listedIn = <A extends AlbumPlacement & Dated>(
  category: { id: string; order?: 'newest' | undefined },
  albums: readonly A[],
): A[] =>
  inListOrder(
    category,
    albums.filter(
      ({ category: own, alsoIn = [], level }) =>
        allows(level, 'list') && (own === category.id || alsoIn.includes(category.id)),
    ),
  )

export function showsOf(
  category: Pick<Placing, 'id' | 'level'>,
  albums: readonly AlbumPlacement[],
): 'albums' | 'album' | 'nothing' {
  const [first, second] = allows(category.level, 'list') ? listedIn(category, albums) : []
  if (!first) return 'nothing'
  return !second && isOwnAlbum(first) ? 'album' : 'albums'
}

/** The last segment of the list above an album; `undefined` if no list page leads to it. */
export function parentOf(
  { category: id }: Pick<AlbumPlacement, 'category'>,
  categories: readonly Placing[],
  albums: readonly AlbumPlacement[],
): string | undefined {
  const category = categories.find((c) => c.id === id)
  if (!category || !allows(category.level, 'bundle')) return undefined
  return showsOf(category, albums) === 'album' ? undefined : category.path
}

/** Why a new album of a category cannot have this key as address; `undefined` if it can. */
export function newAlbumFault(
  key: string,
  category: string | undefined,
  categories: readonly Pick<Placing, 'id' | 'path'>[],
): string | undefined {
  const page = categories.find(({ path }) => path.toLowerCase() === key.toLowerCase())
  const isOwn = page !== undefined && page.id === key && page.path === key && category === key
  return page && !isOwn ? 'is the address of another page' : segmentFault(key)
}

/** The categories with lists that every page may name. */
export const bundledLists = <C extends Pick<CategorySource, 'shows' | 'level'>>(
  categories: readonly C[],
): C[] => categories.filter(({ shows, level }) => shows !== 'album' && allows(level, 'bundle'))
