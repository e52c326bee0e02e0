import { useState } from 'react'
import type { Lists as State } from '../../darkroom/album/listAlbums'
import { DocumentScreen } from './DocumentScreen'
import { openAlbum } from './editing'
import { type Field, Fields } from './fields'
import { ListEntry } from './ListEntry'
import { TextButton } from './TextButton'
import { type Send, useDocument } from './useDocument'
import { editsBetween } from './values'
import { words } from './words'

const CATEGORY: Field[] = [
  { path: ['name'], label: 'Category', isName: true },
  { path: ['level'], label: words.fields.level!, kind: Object.entries(words.levels) },
  { path: ['description'], label: words.fields.description!, kind: 'text' },
]

/** The lists in hand: which categories and albums there are, in which order, and who finds them. */
export function Lists() {
  const document = useDocument('catalog.json')
  const { state, send } = document
  const { lists } = state ?? {}
  const categories = (state?.value as { categories: { id: string; name: string }[] })?.categories
  return (
    <DocumentScreen title="Albums" document={document}>
      {lists && (
        <main>
          <NewAlbum {...{ lists, send }} />
          <ul>
            {categories.map((category, i) => (
              <ListEntry
                key={category.id}
                name={category.name}
                value={{ level: lists.categories[i]?.level, ...category }}
                fields={CATEGORY}
                list={{ path: ['categories'], places: [...categories.keys()], index: i }}
                send={send}
              >
                <Albums category={category.id} {...{ lists, send }} />
              </ListEntry>
            ))}
          </ul>
          <Fields
            name="New category"
            value={{}}
            fields={[{ ...NEW, label: 'New category, its name' }]}
            onSave={(next) => send({ type: 'newCategory', name: (next as { name: string }).name })}
          />
          {lists.removed.map(({ at, album }) => (
            <p
              key={album.id}
              className="mt-5 flex flex-wrap items-center gap-x-5 border-t border-line"
            >
              {`${album.name} is in no list now, and its page is gone with the next publishing. Its photographs stay in its file.`}
              <TextButton
                onPress={() => void send({ type: 'put', path: ['albums'], at, value: album })}
              >
                Put back
              </TextButton>
            </p>
          ))}
        </main>
      )}
    </DocumentScreen>
  )
}

type Props = { lists: State; send: Send }

const categoriesIn = ({ categories }: State) =>
  categories.map(({ id, name }) => [id, name] as const)

/** The albums of a category. */
function Albums({ category, lists, send }: Props & { category: string }) {
  const fields: Field[] = [
    { path: ['name'], label: 'Album', isName: true },
    { path: ['year'], label: 'Year' },
    { path: ['address'], label: 'Address' },
    { path: ['category'], label: 'Category', kind: categoriesIn(lists) },
    { path: ['level'], label: 'Who finds it', kind: Object.entries(words.levels) },
  ]
  const own = lists.albums.flatMap((album, at) =>
    album.category === category ? { album, at } : [],
  )
  return (
    <ul className="ps-8 narrow:ps-3">
      {own.map(({ album }, i) => (
        <ListEntry
          key={album.id}
          name={album.name}
          value={album}
          fields={fields}
          onSave={async (next) => {
            const edits = editsBetween(album, next, []).map(({ path: [name], value }) => [
              name,
              name === 'year' ? Number(value ?? 0) : value,
            ])
            const change = Object.fromEntries(edits) as object
            const isDone = await send({ type: 'changeAlbum', id: album.id, change })
            // Its row stands elsewhere now.
            if ('category' in change) requestAnimationFrame(() => focusRow(album.name))
            return isDone
          }}
          open={() => void openAlbum(album.address)}
          list={{ path: ['albums'], places: own.map(({ at }) => at), index: i }}
          send={send}
        />
      ))}
    </ul>
  )
}

const focusRow = (name: string) =>
  document.querySelector<HTMLElement>(`li[aria-label="${CSS.escape(name)}"] select`)?.focus()

const NEW: Field = { path: ['name'], label: 'New album, its name', isName: true }

/** A name, and with Enter there is an album. */
function NewAlbum({ lists, send }: Props) {
  const [category, setCategory] = useState(lists.categories[0]?.id ?? '')
  return (
    <>
      <Fields
        value={{ category }}
        fields={[NEW, { path: ['category'], label: 'Category', kind: categoriesIn(lists) }]}
        onSave={(next) => {
          const { name, category: chosen } = next as { name?: string; category: string }
          setCategory(chosen)
          return name ? send({ type: 'newAlbum', name, category: chosen }) : undefined
        }}
      />
      <p className="w-full pb-4 text-note font-medium text-ink-muted">
        Enter makes it. It begins unlisted: nobody finds it until you say so.
      </p>
    </>
  )
}
