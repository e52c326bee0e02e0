import type { ReactNode } from 'react'
import type { Path } from '../contract'
import { BUTTON } from './DocumentScreen'
import { type Field, Fields } from './fields'
import { TextButton } from './TextButton'
import type { Send } from './useDocument'

type Props = {
  name: string
  value: unknown
  fields: readonly Field[]
  onSave: (next: unknown) => void
  /** The list in the document, the place in it, and those before and after it that it may change with. */
  list: { path: Path; at: number; before: number | undefined; after: number | undefined }
  canGo?: boolean
  send: Send
  children?: ReactNode
}

/** An entry of a list: its fields, its way up and down, and out. */
export function ListEntry({
  name,
  value,
  fields,
  onSave,
  list,
  canGo = true,
  send,
  children,
}: Props) {
  const { path, at, before, after } = list
  const ways = [
    [before, '↑', 'up'],
    [after, '↓', 'down'],
  ] as const
  return (
    <li aria-label={name} className="border-b border-line">
      <div className="flex flex-wrap items-end">
        <Fields {...{ value, fields, onSave }} />
        <span className="ms-auto flex">
          {ways.map(([to, arrow, way]) => (
            <button
              key={arrow}
              type="button"
              className={BUTTON}
              aria-label={`Move ${name} ${way}`}
              disabled={to === undefined}
              onClick={() => to !== undefined && void send({ type: 'swap', path, at, to })}
            >
              {arrow}
            </button>
          ))}
          {canGo && (
            <TextButton
              aria-label={`Remove ${name}`}
              onPress={() => void send({ type: 'take', path, at })}
            >
              Remove
            </TextButton>
          )}
        </span>
      </div>
      {children}
    </li>
  )
}
