import { editsBetween, valueAfter, valueAt, withValue } from '../../../content/jsonValues'
import type { AlbumLists, AlbumRow, CategoryRow } from '../../../darkroom/catalog/listAlbums'
import { albumBoxes } from '../../../photography/lists/albumBoxes'
import { categoryBoxes, spreadClassName } from '../../../photography/lists/categoryBoxes'
import type { CoverBoxes } from '../../../photography/lists/coverSizes'
import type { RequestedDocumentAct } from '../../contract'
import { focusTitle } from '../state/shots'
import { startEditing } from '../state/editing'
import type { Field } from '../words/fields'
import { useTable } from '../state/tableStore'
import type { Send } from '../words/useDocument'
import { words } from '../state/words'

/** An album or a category, with its settings as `value`. The id of an album begins with a slash. */
export type Listed = Pick<CategoryRow, 'id' | 'name' | 'level' | 'cover'> &
  Partial<Pick<AlbumRow, 'year' | 'category' | 'count' | 'hidden'>> & {
    at: number // its index in `catalog.json`
    hasAlbums?: boolean
    boxes: CoverBoxes
    value: unknown
    save: (next: unknown, before: unknown) => Promise<boolean>
    open: () => void
  }

const LEVEL: Field = { path: ['level'], label: 'Who finds it', kind: Object.entries(words.levels) }

/** The lists as they will be once the acts are written, but for new albums and categories, whose ids are not known. */
export function listsAfter(lists: AlbumLists, acts: readonly RequestedDocumentAct[] = []) {
  const inFile = { ...lists, albums: lists.albums.toSorted((a, b) => a.at - b.at) }
  const { albums, categories } = acts.reduce<unknown>(valueAfter, inFile) as AlbumLists
  const albumsOf = ({ id, level, order }: CategoryRow) => {
    const ordered = order ? [...new Set([...lists.albums, ...albums])] : albums
    const rows = ordered.map((album): AlbumRow => {
      const changes = acts.map((act) => ('change' in act && act.id === album.id ? act.change : {}))
      const at = albums.indexOf(album)
      // Of an album that is put back, only its entry in the file is known.
      return Object.assign({ level, address: album.id }, album, ...changes, { at })
    })
    return rows.filter(({ category, at }) => category === id && at >= 0)
  }
  return {
    categories,
    albums: categories.flatMap(albumsOf),
    removed: lists.removed.filter(({ album }) => !albums.some(({ id }) => id === album.id)),
  }
}

export function listCategories({ categories, albums }: AlbumLists, catalog: unknown, send: Send) {
  const boxes = categoryBoxes(categories.length)
  const entries = categories.map((category, at): Listed => {
    const path = ['categories', at]
    const value = withValue(valueAt(catalog, path), ['level'], category.level)
    const save = (next: unknown, before: unknown) =>
      send({ type: 'write', edits: editsBetween(before, next, path) })
    const hasAlbums = albums.some((album) => album.category === category.id)
    const open = () => showList(category.id)
    return { ...category, at, hasAlbums, boxes: boxes[at]!, value, save, open }
  })
  const fields: Field[] = [
    { path: ['name'], label: 'Category', isName: true },
    LEVEL,
    { path: ['order'], label: 'Its albums', kind: Object.entries(words.orders) },
    { path: ['description'], label: 'Description', kind: 'text' },
  ]
  const className = spreadClassName(categories.length)
  const add = (name: string) => send({ type: 'newCategory', name })
  return { path: ['categories'], className, entries, fields, add, ...words.categories }
}

export function listAlbumsOf(category: CategoryRow, lists: AlbumLists, send: Send) {
  const albums = lists.albums.filter((album) => album.category === category.id)
  const entries = albums.map((album, i): Listed => {
    const save = (next: unknown, before: unknown) => {
      const edits = editsBetween(before, next, [])
      const change = Object.fromEntries(edits.map(({ path: [name], value = '' }) => [name, value]))
      useTable.setState({ settings: `/${album.id}` }) // they stay open at another address
      return send({ type: 'changeAlbum', id: album.id, change })
    }
    const open = () => void startEditing(`~${album.id}`)
    const boxes = albumBoxes(category.layout, i, albums.length)
    return { ...album, id: `/${album.id}`, boxes, value: album, save, open }
  })
  const categories = lists.categories.map(({ id, name }) => [id, name] as const)
  const fields: Field[] = [
    { path: ['name'], label: 'Album', isName: true },
    { path: ['year'], label: 'Year' },
    { path: ['address'], label: 'Address' },
    { path: ['category'], label: 'Category', kind: categories },
    LEVEL,
    { path: ['shared'], label: 'Photos also in public albums', kind: Object.entries(words.shared) },
  ]
  const className = 'grid grid-cols-12 narrow:flex narrow:flex-col'
  const add = (name: string) => send({ type: 'newAlbum', name, category: category.id })
  return { path: ['albums'], className, entries, fields, add, ...words.albums }
}

/** Shows the albums of a category or beside an album, or all categories for ''. The title gets focus: the button unmounts. */
export function showList(list: string): void {
  useTable.setState({ list, settings: undefined })
  focusTitle()
}
