import type { ReactNode } from 'react'
import { Notice } from './Notice'
import { Screen } from './Screen'
import { TextButton } from './TextButton'
import { useTable } from './tableStore'
import type { useDocument } from './useDocument'
import { describeMove } from './words'

/** A button beside fields. */
export const BUTTON =
  'min-h-11 min-w-11 px-1.5 font-medium transition-color hover:text-accent disabled:opacity-30'

type Props = { title: string; document: ReturnType<typeof useDocument>; children: ReactNode }

/** A screen upon which a document is edited: undo, redo, the way to publishing, and what went wrong. */
export function DocumentScreen({ title, document, children }: Props) {
  const { state, send, problem, close } = document
  return (
    <Screen
      title={title}
      onDone={() => {
        useTable.setState({ page: undefined })
        // The site's own pages know the words as they were.
        window.location.reload()
      }}
      actions={
        <>
          {(['undo', 'redo'] as const).map((type) => (
            <button
              key={type}
              type="button"
              className={BUTTON}
              disabled={!state?.[type]}
              onClick={() => void send({ type })}
            >
              {describeMove(type, state?.[type])}
            </button>
          ))}
          <TextButton onPress={() => useTable.setState({ isPublishOpen: true })}>
            Publish
          </TextButton>
        </>
      }
    >
      {problem !== undefined && <Notice text={problem} choices={[['Close', close]]} />}
      {children}
    </Screen>
  )
}
