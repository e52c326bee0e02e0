import type { PropsWithChildren } from 'react'
import { allAnswered } from '../editing'
import { Screen, useCommandKeys } from '../tools/Screen'
import { useTable, warn } from '../tableStore'
import { TextButton, Tool } from '../tools/Tool'
import type { useDocument } from './useDocument'
import { describeMove, words } from './words'

type Props = PropsWithChildren<{ title: string; document: ReturnType<typeof useDocument> }>

function leave() {
  const unsaved = document.querySelectorAll<HTMLInputElement>('[data-light-table] [data-unsaved]')
  if (unsaved.length) warn(words.refusedInput([...unsaved].map(({ value }) => value)))
  useTable.setState({ page: undefined })
  // After the reload, the edit button gets focus.
  window.addEventListener('pagehide', () => useTable.setState({ left: '' }))
  window.location.reload()
}

/** The screen of a document: undo, redo, a button to publish, and errors. */
export function DocumentScreen({ title, document, children }: Props) {
  const { state, send } = document
  const move = (type: 'undo' | 'redo') => () => void send({ type })
  useCommandKeys({ z: move('undo'), Z: move('redo'), y: move('redo') })
  const tool = (id: 'undo' | 'redo', word: string) => {
    const names = [describeMove(id, state?.[id]), '', word] as const
    return <Tool {...{ id, names }} onPress={move(id)} isOff={!state?.[id]} />
  }
  return (
    <Screen
      title={title}
      // Waits for pending writes, then reloads, because the site still has the old text.
      onDone={() => void send().then(allAnswered).then(leave)}
      actions={
        <>
          {tool('undo', 'Undo')}
          {tool('redo', 'Redo')}
          <TextButton onPress={() => useTable.setState({ isPublishOpen: true })}>
            Publish
          </TextButton>
        </>
      }
    >
      {children}
    </Screen>
  )
}
