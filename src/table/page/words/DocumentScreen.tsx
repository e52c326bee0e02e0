import type { ReactNode } from 'react'
import { Notice } from '../tools/Notices'
import { Screen, useCommandKeys } from '../tools/Screen'
import { TextButton } from '../tools/TextButton'
import { useTable } from '../tableStore'
import { Tool } from '../tools/Tool'
import type { useDocument } from './useDocument'
import { describeMove } from './words'

type Props = { title: string; document: ReturnType<typeof useDocument>; children?: ReactNode }

function leave() {
  useTable.setState({ page: undefined })
  // Once the page is here again, its way into editing has the focus.
  window.addEventListener('pagehide', () => useTable.setState({ left: '' }))
  window.location.reload()
}

/** A screen upon which a document is edited: undo, redo, the way to publishing, and what went wrong. */
export function DocumentScreen({ title, document, children }: Props) {
  const { state, send, saving, problem, close } = document
  const move = (type: 'undo' | 'redo') => () => void send({ type })
  useCommandKeys({ z: move('undo'), Z: move('redo'), y: move('redo') })
  const tool = (id: 'undo' | 'redo', word: string) => {
    const names = [describeMove(id, state?.[id]), '', word] as const
    return <Tool {...{ id, names }} onPress={move(id)} isOff={!state?.[id]} />
  }
  return (
    <Screen
      {...{ title, saving }}
      // Once all is on disk: the site's own pages know the words as they were.
      onDone={() => void send().then(leave)}
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
      {/* Wherever the page has been scrolled to. */}
      <div className="sticky top-bar-row z-1 bg-paper">
        {problem !== undefined && <Notice text={problem} choices={[['Close', close]]} />}
      </div>
      {children}
    </Screen>
  )
}
