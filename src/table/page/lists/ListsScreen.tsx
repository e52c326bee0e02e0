import type { AlbumLists } from '../../../darkroom/album/listAlbums'
import { DocumentScreen } from '../words/DocumentScreen'
import { Fields } from '../words/fields'
import { useTable } from '../tableStore'
import { TextButton } from '../tools/TextButton'
import { type Send, useDocument } from '../words/useDocument'
import { textAt } from '../words/values'
import { ListedCover } from './ListedCover'
import { listAlbumsOf, listCategories, showList } from './catalogLists'
import { ListSettings, showListed } from './ListSettings'
import { Ways } from './Ways'
import { number } from '../words/words'

/** Edits the list of categories, or the albums of one category: order, settings and visibility. */
export function ListsScreen({ path }: { path: string }) {
  const document = useDocument('catalog.json')
  const { state, send } = document
  const list = useTable((s) => s.list)
  const settings = useTable((s) => s.settings)
  if (!state?.lists) return <DocumentScreen title="Albums" document={document} />
  const { lists, value } = state
  const album = lists.albums.find(({ id }) => `/${id}` === (settings ?? list))
  const at = album?.category ?? list
  const category =
    lists.categories.find(({ id }) => id === at) ??
    (at === '' ? undefined : lists.categories.find((one) => one.path === path.split('/')[2]))
  const shown = category ? listAlbumsOf(category, lists, send) : listCategories(lists, value, send)
  const { path: own, entries, fields, note } = shown
  // Albums sorted newest first cannot be moved by hand.
  const places = category?.order ? [] : entries.map(({ at }) => at)
  const entry = entries.find(({ id }) => id === settings)
  return (
    <DocumentScreen title={category?.name ?? 'Albums'} document={document}>
      <div className="flex gap-x-10">
        <main className={`min-w-0 flex-1 ${entry ? 'not-beside:hidden' : ''}`}>
          <div className="flex flex-wrap items-end gap-x-5 pb-4">
            {category && <TextButton onPress={() => showList('')}>All categories</TextButton>}
            <Fields
              isNew
              value={{}}
              fields={[{ path: ['name'], label: shown.newName, isName: true }]}
              onSave={(next) => shown.add(textAt(next, ['name']))}
            />
          </div>
          <RemovedAlbums removed={lists.removed} send={send} />
          <ul className={`gap-x-gap gap-y-14 pb-14 ${shown.className}`}>
            {entries.map((one, i) => (
              <ListedCover key={one.id} entry={one} isChosen={one === entry}>
                <Ways name={one.name} at={one.at} path={own} {...{ places, send }} />
                {number(i + 1)}
              </ListedCover>
            ))}
          </ul>
        </main>
        {entry && (
          <ListSettings
            key={entry.id}
            {...{ entry, fields, note }}
            onRemove={() => {
              void send({ type: 'take', path: own, at: entry.at })
              showList(category?.id ?? '')
            }}
          />
        )}
      </div>
    </DocumentScreen>
  )
}

/** Removed albums, each with a button that puts it back. */
const RemovedAlbums = ({ removed, send }: Pick<AlbumLists, 'removed'> & { send: Send }) =>
  removed.map(({ at, album: value }) => {
    const { id, name, category } = value
    const show = () => showListed({ id: `/${id}`, category })
    return (
      <p key={id} className="mt-5 flex flex-wrap items-center gap-x-5 border-t border-line">
        {`${name} is in no list now, and its page is gone with the next publishing. Its photographs stay in its file.`}
        <TextButton onPress={() => void send({ type: 'put', path: ['albums'], at, value }, show)}>
          Put back
        </TextButton>
      </p>
    )
  })
