import type { AlbumLists, CategoryRow } from '../../../darkroom/album/listAlbums'
import { albumBoxes } from '../../../photography/lists/albumBoxes'
import { categoryBoxes, spreadClassName } from '../../../photography/lists/categoryBoxes'
import type { CoverBoxes } from '../../../photography/lists/coverSizes'
import { startEditing } from '../editing'
import type { Field } from '../words/fields'
import type { Send } from '../words/useDocument'
import { useTable } from '../tableStore'
import { editsBetween, textAt, valueAt, withValue } from '../words/values'
import { words } from '../words/words'
import { showList } from './showList'

/** An album or a category, with its settings as `value`. */
export type Listed = Pick<CategoryRow, 'id' | 'name' | 'level' | 'cover'> &
  Partial<Pick<AlbumLists['albums'][number], 'year' | 'address' | 'count'>> & {
    /** Its index in `catalog.json`. */
    at: number
    boxes: CoverBoxes
    value: unknown
    save: (next: unknown) => Promise<boolean>
    open: () => void
  }

/** All categories, or the albums of one. `member`: the list in `catalog.json`. */
export type CatalogList = {
  title: string
  member: 'categories' | 'albums'
  className: string
  entries: Listed[]
  /** The fields of an entry's settings. */
  fields: readonly Field[]
  note: string
  /** The label of the field for a new entry. */
  added: string
  add: (name: string) => Promise<boolean>
  /** Albums sorted newest first cannot be moved by hand. */
  isSorted: boolean
}

const LEVEL: Field = { path: ['level'], label: 'Who finds it', kind: Object.entries(words.levels) }

/** @param document the content of `catalog.json` */
export function listCategories(
  { categories }: AlbumLists,
  document: unknown,
  send: Send,
): CatalogList {
  const boxes = categoryBoxes(categories.length)
  return {
    title: 'Albums',
    member: 'categories',
    className: spreadClassName(categories.length),
    entries: categories.map((category, at) => {
      const path = ['categories', at]
      const value = withValue(valueAt(document, path), ['level'], category.level)
      const save = (next: unknown) =>
        send({ type: 'write', edits: editsBetween(value, next, path) })
      const open = () => showList(category.id)
      return { ...category, at, boxes: boxes[at]!, value, save, open }
    }),
    fields: [
      { path: ['name'], label: 'Category', isName: true },
      LEVEL,
      { path: ['order'], label: 'Its albums', kind: Object.entries(words.orders) },
      { path: ['description'], label: 'Description', kind: 'text' },
    ],
    note: words.emptyCategories,
    added: words.newCategory,
    add: (name) => send({ type: 'newCategory', name }),
    isSorted: false,
  }
}

export function listAlbumsOf(category: CategoryRow, lists: AlbumLists, send: Send): CatalogList {
  const albums = lists.albums.filter((album) => album.category === category.id)
  return {
    title: category.name,
    member: 'albums',
    className: 'grid grid-cols-12 narrow:flex narrow:flex-col',
    entries: albums.map((album, i) => {
      const save = (next: unknown) => {
        const edits = editsBetween(album, next, []).map(({ path: [name], value }) => [
          name,
          name === 'year' ? Number(value ?? 0) : value,
        ])
        // The settings stay open, and the screen changes to the album's new category.
        useTable.setState({ list: textAt(next, ['category']), settings: album.id })
        return send({ type: 'changeAlbum', id: album.id, change: Object.fromEntries(edits) })
      }
      const open = () => void startEditing(album.address)
      const boxes = albumBoxes(category.layout, i, albums.length)
      return { ...album, boxes, value: album, save, open }
    }),
    fields: [
      { path: ['name'], label: 'Album', isName: true },
      { path: ['year'], label: 'Year' },
      { path: ['address'], label: 'Address' },
      {
        path: ['category'],
        label: 'Category',
        kind: lists.categories.map(({ id, name }) => [id, name]),
      },
      LEVEL,
    ],
    note: words.addresses,
    added: words.newAlbum,
    add: (name) => send({ type: 'newAlbum', name, category: category.id }),
    isSorted: category.order !== undefined,
  }
}
