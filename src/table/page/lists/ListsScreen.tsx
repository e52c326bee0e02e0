import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Icon, LineIcon } from '../../../page/Icon'
import { TOOL_ICONS } from '../../../page/toolIcons'
import { CoverFace } from '../../../photography/lists/Cover'
import { coverClassName, coverSizes } from '../../../photography/lists/coverSizes'
import type { AlbumLists } from '../../../darkroom/catalog/listAlbums'
import { DocumentScreen, Ways } from '../words/DocumentScreen'
import { type Field, Fields } from '../words/fields'
import { useTable } from '../state/tableStore'
import { type Send, textAt, useDocument } from '../words/useDocument'
import { TextButton, TOOL } from '../tools/Tool'
import { hold } from '../state/shots'
import { number, photographs, words } from '../state/words'
import { type Listed, listAlbumsOf, listCategories, listsAfter, showList } from './catalogLists'

const toTop = (start: HTMLElement | null) => start?.scrollIntoView()

/** Edits the list of categories, or the albums of one category: order, settings and visibility. */
export function ListsScreen({ path }: { path: string }) {
  const document = useDocument('catalog.json')
  const { state, send, acts } = document
  const list = useTable((s) => s.list)
  const settings = useTable((s) => s.settings)
  if (!state?.lists) return <DocumentScreen title="Albums" document={document} />
  const { value } = state
  const lists = listsAfter(state.lists, acts)
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
          <div key={category?.id} ref={toTop} className="flex flex-wrap items-end gap-x-5 pb-4">
            {category && <TextButton onClick={() => showList('')}>All categories</TextButton>}
            <Fields
              creates="onEnter"
              value={{}}
              fields={[{ path: ['name'], label: shown.newName, isName: true }]}
              onSave={(next) => shown.add(textAt(next, ['name']))}
            />
          </div>
          <RemovedAlbums removed={lists.removed} send={send} />
          <ul
            className={`gap-x-gap gap-y-14 pb-14 [overflow-anchor:none] [&>li>button]:scroll-mt-1.5 ${shown.className}`}
          >
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
              flushSync(() => showList(category?.id ?? ''))
              toTop(window.document.querySelector('[data-light-table] main'))
            }}
          />
        )}
      </div>
    </DocumentScreen>
  )
}

const RemovedAlbums = ({ removed, send }: Pick<AlbumLists, 'removed'> & { send: Send }) =>
  removed.map(({ at, album: value }) => {
    const { id, name, category } = value
    const putBack = () => {
      void send({ type: 'put', path: ['albums'], at, value })
      showListed({ id: `/${id}`, category })
    }
    return (
      <p key={id} className="mt-5 flex flex-wrap items-center gap-x-5 border-t border-line">
        {`${name} is in no list now, and its page is gone with the next publishing. Its photographs stay in its file.`}
        <TextButton onClick={putBack}>Put back</TextButton>
      </p>
    )
  })

type CoverProps = { entry: Listed; isChosen: boolean; children: ReactNode }

function ListedCover({ entry, isChosen, children }: CoverProps) {
  const { id, name, year, cover, level, count, hidden, boxes, open } = entry
  return (
    <li aria-label={name} className={`@container relative scroll-mt-1.5 ${coverClassName(boxes)}`}>
      <button
        type="button"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- its album was opened and closed
        autoFocus={useTable((s) => s.list === id)}
        className={`group absolute inset-0 text-start @max-[15rem]:**:data-[item=cover-label]:text-lead ${cover ? '' : 'border border-line-strong'} ${isChosen ? 'shadow-selected forced-colors:outline-4' : ''}`}
        onClick={open}
      >
        <span className="sr-only">Open </span>
        <CoverFace {...{ name, year }} photo={cover} sizes={coverSizes(boxes, cover)} isFirst />
      </button>
      <div className="@container absolute inset-x-0 top-full flex min-h-11 items-center gap-x-2.5 text-note font-medium whitespace-nowrap @max-[15rem]:gap-x-1 @max-[13rem]:flex-wrap">
        {children}
        <span className="flex-none font-semibold @max-[13rem]:pointer-events-none @max-[13rem]:order-last @max-[13rem]:-mt-2.5 @max-[13rem]:basis-full">
          {words.levels[level].split(':')[0]}
        </span>
        {count !== undefined && (
          <span className="truncate text-ink-muted @max-[22rem]:hidden">{`${photographs(count)}${hidden ? `, ${number(hidden)} more hidden` : ''}`}</span>
        )}
        <button
          type="button"
          data-settings={id}
          aria-label={`Settings of ${name}`}
          aria-expanded={isChosen}
          className="ms-auto icon-button transition-color hover:text-accent"
          onClick={() => (isChosen ? showListed(entry) : useTable.setState({ settings: id }))}
        >
          <LineIcon path={TOOL_ICONS.settings} />
        </button>
      </div>
    </li>
  )
}

type SettingsProps = { entry: Listed; fields: readonly Field[]; note: string; onRemove: () => void }

// Undo and redo may open the settings too, and keep the focus. The list is narrower then.
const focusFirst = (sheet: HTMLElement | null) => {
  document.querySelector('li:has([aria-expanded=true])')?.scrollIntoView({ block: 'nearest' })
  if (!document.activeElement?.matches(`[${TOOL}]`)) sheet?.querySelector('input')?.focus()
}

function showListed({ id, category }: Pick<Listed, 'id' | 'category'>) {
  const button = () => document.querySelector<HTMLElement>(`[data-settings="${CSS.escape(id)}"]`)
  // Without the settings, the list is wider.
  hold(() => showList(category === undefined ? '' : id), true, button())
  button()?.focus()
}

const ListSettings = ({ entry, fields, note, onRemove }: SettingsProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key of the sheet
  <aside
    ref={focusFirst}
    aria-label={`Settings of ${entry.name}`}
    onKeyDown={({ key }) => key === 'Escape' && showListed(entry)}
    className="side-sheet self-start beside:sticky beside:top-bar-row"
  >
    <div className="flex items-center justify-between pt-1.5">
      <h2 className="voice-nature text-lead">{entry.name}</h2>
      <TextButton aria-label="Close the settings" onClick={() => showListed(entry)}>
        <Icon name="close" className="ms-auto size-6" />
      </TextButton>
    </div>
    <Fields value={entry.value} fields={fields} onSave={entry.save} />
    <p className="pb-3 text-note text-ink-muted">{note}</p>
    {!entry.hasAlbums && (
      <TextButton aria-label={`Remove ${entry.name}`} onClick={onRemove}>
        Remove
      </TextButton>
    )}
  </aside>
)
