import type { PropsWithChildren } from 'react'
import { useCommandKeys } from '../../../page/input/useCommandKeys'
import type { Path } from '../../contract'
import { allAnswered, showPublish, startEditing } from '../state/editing'
import { shield } from '../state/shots'
import { Screen } from '../tools/Screen'
import { speak, useTable, warn } from '../state/tableStore'
import { TextButton, Tool } from '../tools/Tool'
import { describeMove, number, words } from '../state/words'
import type { Send, useDocument } from './useDocument'

type Props = PropsWithChildren<{ title: string; document: ReturnType<typeof useDocument> }>

function leave() {
  const { opener, current } = useTable.getState()
  const unsaved = document.querySelectorAll<HTMLInputElement>('[data-light-table] [data-unsaved]')
  if (unsaved.length) warn(words.refusedInput([...unsaved].map(({ value }) => value)))
  if (opener?.startsWith('~')) return startEditing(opener, current)
  useTable.setState({ page: undefined })
  // After the reload, the album that was left for its settings is open, or the edit button gets focus.
  window.addEventListener('pagehide', () =>
    useTable.setState(({ key, opener }) => ({ left: '', key: key ?? opener, opener: undefined })),
  )
  window.location.reload()
}

/** The screen of a document: undo, redo, a button to publish, and errors. */
export function DocumentScreen({ title, document, children }: Props) {
  const { state, send } = document
  const move = (type: 'undo' | 'redo') => () => void (state?.[type] && send({ type }))
  useCommandKeys({ z: move('undo'), Z: move('redo'), y: move('redo') })
  const tool = (id: 'undo' | 'redo', word: string) => {
    const names = [describeMove(id, state?.[id]), '', word] as const
    return <Tool key={id} {...{ id, names }} onPress={move(id)} isOff={!state?.[id]} />
  }
  return (
    <Screen
      title={title}
      // Waits for pending writes, then reloads, because the site still has the old text.
      onDone={() => void send().then(allAnswered).then(leave)}
      actions={[
        tool('undo', 'Undo'),
        tool('redo', 'Redo'),
        <TextButton key="publish" onClick={showPublish}>
          Publish
        </TextButton>,
      ]}
    >
      {children}
    </Screen>
  )
}

type WaysProps = {
  name: string
  /** `path`: the list. `at`: the index of the entry. `places`: the indices between which entries can be swapped. */
  path: Path
  at: number
  places: readonly number[]
  send: Send
}

/** Buttons that move an entry of a list up and down. The focus follows the entry. */
export function Ways({ name, path, at, places, send }: WaysProps) {
  return (['up', 'down'] as const).map((way) => {
    const place = places.indexOf(at) + (way === 'up' ? -1 : 1)
    const to = places[place]
    const move = (pressed: HTMLElement) => {
      if (to === undefined) return
      void send({ type: 'swap', path, at, to })
      speak(`Moved ${name} ${way}, ${number(place + 1)} of ${number(places.length)}`)
      shield(pressed.closest('ul'))
      pressed.focus({ preventScroll: true })
      pressed.scrollIntoView({ block: 'nearest' })
    }
    return (
      <button
        key={way}
        type="button"
        className="group min-h-11 min-w-11 scroll-my-bar-row px-1.5 font-medium transition-color hover:text-accent"
        aria-label={`Move ${name} ${way}`}
        aria-disabled={to === undefined}
        onClick={({ currentTarget }) => move(currentTarget)}
      >
        <span className="group-aria-disabled:opacity-30">{way === 'up' ? '↑' : '↓'}</span>
      </button>
    )
  })
}
