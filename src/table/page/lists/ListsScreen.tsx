import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { CategoryRow, AlbumLists } from '../../../darkroom/album/listAlbums'
import { LineIcon } from '../../../page/Icon'
import { albumBoxes } from '../../../photography/lists/albumBoxes'
import { categoryBoxes, spreadClassName } from '../../../photography/lists/categoryBoxes'
import { CoverFace } from '../../../photography/lists/Cover'
import { coverClassName, coverSizes } from '../../../photography/lists/coverSizes'
import { DocumentScreen } from '../words/DocumentScreen'
import { startEditing } from '../editing'
import { type Field, Fields } from '../words/fields'
import { useTable } from '../tableStore'
import { ICONS } from '../tools/Tool'
import { TextButton } from '../tools/TextButton'
import { type Send, useDocument } from '../words/useDocument'
import { editsBetween } from '../words/values'
import { ListSettings } from './ListSettings'
import { Ways } from './Ways'
import { number, photographs, words } from '../words/words'

const LEVEL: Field = { path: ['level'], label: 'Who finds it', kind: Object.entries(words.levels) }
const CATEGORY: Field[] = [
  { path: ['name'], label: 'Category', isName: true },
  LEVEL,
  { path: ['order'], label: 'Its albums', kind: Object.entries(words.orders) },
  { path: ['description'], label: words.fields.description!, kind: 'text' },
]

const NEW_ALBUM: Field = { path: ['name'], label: words.newAlbum, isName: true }
const NEW_CATEGORY: Field = { ...NEW_ALBUM, label: words.newCategory }

/** The categories, each with its listed data and its settings in `catalog.json`. */
function categoryEntries({ categories }: AlbumLists, document: unknown, send: Send) {
  const boxes = categoryBoxes(categories.length)
  const { categories: values } = document as { categories: object[] }
  return categories.map((category, at) => {
    const value = { level: category.level, ...values[at] }
    const save = (next: unknown) =>
      send({ type: 'write', edits: editsBetween(value, next, ['categories', at]) })
    const open = () => showList(category.id)
    return { ...category, at, boxes: boxes[at]!, value, fields: CATEGORY, save, open }
  })
}

function albumEntries({ id, layout }: CategoryRow, lists: AlbumLists, send: Send) {
  const albums = lists.albums.filter(({ category }) => category === id)
  const categories = lists.categories.map((one) => [one.id, one.name] as const)
  const fields: Field[] = [
    { path: ['name'], label: 'Album', isName: true },
    { path: ['year'], label: 'Year' },
    { path: ['address'], label: 'Address' },
    { path: ['category'], label: 'Category', kind: categories },
    LEVEL,
  ]
  return albums.map((album, i) => {
    const save = (next: unknown) => {
      const edits = editsBetween(album, next, []).map(({ path: [name], value }) => [
        name,
        name === 'year' ? Number(value ?? 0) : value,
      ])
      const change = Object.fromEntries(edits) as { category?: string }
      // The settings stay open, and the screen changes to the album's new category.
      if (change.category) useTable.setState({ list: change.category })
      choose(album.id)
      return send({ type: 'changeAlbum', id: album.id, change })
    }
    const boxes = albumBoxes(layout, i, albums.length)
    return {
      ...album,
      boxes,
      value: album,
      fields,
      save,
      open: () => void startEditing(album.address),
    }
  })
}

type Entry = ReturnType<typeof categoryEntries | typeof albumEntries>[number] & {
  year?: number | undefined
  address?: string
  count?: number
}

const choose = (settings?: string) => useTable.setState({ settings })

/** Edits the list of categories, or the albums of one category: order, settings and visibility. */
export function ListsScreen({ path }: { path: string }) {
  const document = useDocument('catalog.json')
  const { state, send } = document
  const list = useTable((s) => s.list)
  const settings = useTable((s) => s.settings)
  if (!state?.lists) return <DocumentScreen title="Albums" document={document} />
  const { lists, value } = state
  const category = lists.categories.find((one) =>
    list === undefined ? one.path === path.split('/')[2] : one.id === list,
  )
  const entries: Entry[] = category
    ? albumEntries(category, lists, send)
    : categoryEntries(lists, value, send)
  const entry = entries.find(({ id, address }) => settings === id || settings === `/${address}`)
  const own = [category ? 'albums' : 'categories']
  const close = () => {
    flushSync(() => choose())
    window.document
      .querySelector<HTMLElement>(`[data-settings="${CSS.escape(entry!.id)}"]`)
      ?.focus()
  }
  const add = (next: unknown) => {
    const { name } = next as { name: string }
    return category
      ? send({ type: 'newAlbum', name, category: category.id })
      : send({ type: 'newCategory', name })
  }
  return (
    <DocumentScreen title={category?.name ?? 'Albums'} document={document}>
      <div className="flex gap-x-10">
        <main className={`min-w-0 flex-1 ${entry ? 'not-beside:hidden' : ''}`}>
          <div className="flex flex-wrap items-end gap-x-5 pb-4">
            {category && <TextButton onPress={() => showList('')}>All categories</TextButton>}
            <Fields value={{}} fields={[category ? NEW_ALBUM : NEW_CATEGORY]} onSave={add} />
          </div>
          <ul
            className={`gap-x-gap gap-y-14 pb-14 ${category ? 'grid grid-cols-12 narrow:flex narrow:flex-col' : spreadClassName(entries.length)}`}
          >
            {entries.map((one, i) => (
              <ListedCover
                key={one.id}
                entry={one}
                isChosen={one === entry}
                onChoose={() => choose(one.id)}
              >
                <Ways
                  name={one.name}
                  path={own}
                  // Albums sorted newest first cannot be moved by hand.
                  places={category?.order ? [one.at] : entries.map(({ at }) => at)}
                  index={category?.order ? 0 : i}
                  send={send}
                />
                {number(i + 1)}
              </ListedCover>
            ))}
          </ul>
          <RemovedAlbums removed={lists.removed} send={send} />
        </main>
        {entry && (
          <ListSettings
            key={entry.id}
            {...entry}
            note={category ? words.addresses : words.emptyCategories}
            onClose={close}
            onRemove={() => {
              void send({ type: 'take', path: own, at: entry.at })
              focusTitle()
            }}
          />
        )}
      </div>
    </DocumentScreen>
  )
}

/** Removed albums, each with a button that puts it back. */
function RemovedAlbums({ removed, send }: { removed: AlbumLists['removed']; send: Send }) {
  return removed.map(({ at, album }) => (
    <p key={album.id} className="mt-5 flex flex-wrap items-center gap-x-5 border-t border-line">
      {`${album.name} is in no list now, and its page is gone with the next publishing. Its photographs stay in its file.`}
      <TextButton onPress={() => void send({ type: 'put', path: ['albums'], at, value: album })}>
        Put back
      </TextButton>
    </p>
  ))
}

/** Shows the albums of a category, or all categories for ''. The title gets focus: the button unmounts. */
const showList = (list: string) => {
  useTable.setState({ list })
  focusTitle()
}

const focusTitle = () => document.querySelector<HTMLElement>('[data-light-table] h1')?.focus()

type CoverProps = { entry: Entry; isChosen: boolean; onChoose: () => void; children: ReactNode }

/** A cover as the site shows it, with its place, visibility and settings button below. */
function ListedCover({ entry, isChosen, onChoose, children }: CoverProps) {
  const { id, name, year, cover, level, count, boxes, open } = entry
  return (
    <li aria-label={name} className={`relative ${coverClassName(boxes)}`}>
      <button
        type="button"
        aria-label={`Open ${name}`}
        className={`group absolute inset-0 text-start ${cover ? '' : 'border border-line-strong'} ${isChosen ? 'shadow-selected forced-colors:outline-4' : ''}`}
        onClick={open}
      >
        <CoverFace {...{ name, year }} photo={cover} sizes={coverSizes(boxes, cover)} isFirst />
      </button>
      <div className="@container absolute inset-x-0 top-full flex min-h-11 items-center gap-x-2.5 text-note font-medium whitespace-nowrap">
        {children}
        <span className="font-semibold">{words.levels[level].split(':')[0]}</span>
        {count !== undefined && (
          <span className="text-ink-muted @max-[22rem]:hidden">{photographs(count)}</span>
        )}
        <button
          type="button"
          data-settings={id}
          aria-label={`Settings of ${name}`}
          aria-expanded={isChosen}
          className="ms-auto grid size-11 flex-none place-items-center transition-color hover:text-accent"
          onClick={onChoose}
        >
          <LineIcon path={ICONS.settings} />
        </button>
      </div>
    </li>
  )
}
