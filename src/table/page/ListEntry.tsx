import type { ReactNode } from 'react'
import type { Path } from '../contract'
import { type Field, Fields } from './fields'
import { TextButton } from './TextButton'
import type { Send } from './useDocument'
import { editsBetween } from './values'

type Props = {
  name: string
  value: unknown
  fields: readonly Field[]
  /** The list in the document, the places of those that change with one another, and which this one is. */
  list: { path: Path; places: readonly number[]; index: number }
  /** In place of writing what is another. */
  onSave?: (next: unknown) => Promise<boolean>
  open?: () => void
  send: Send
  children?: ReactNode
}

/** An entry of a list: its fields, its way up and down, and out. */
export function ListEntry({ name, value, fields, list, send, open, ...rest }: Props) {
  const { path, places, index } = list
  const at = places[index]!
  const write = (next: unknown) =>
    send({ type: 'write', edits: editsBetween(value, next, [...path, at]) })
  const { onSave = write, children } = rest
  const ways = [
    [places[index - 1], '↑', 'up'],
    [places[index + 1], '↓', 'down'],
  ] as const
  return (
    <li aria-label={name} className="border-b border-line">
      <div className="flex flex-wrap items-end">
        <Fields {...{ value, fields, onSave }} />
        <span className="ms-auto flex py-2 ps-3">
          {open && (
            <TextButton aria-label={`Open ${name}`} onPress={open}>
              Open
            </TextButton>
          )}
          {ways.map(([to, arrow, way]) => (
            <button
              key={arrow}
              type="button"
              className="min-h-11 min-w-11 px-1.5 font-medium transition-color hover:text-accent disabled:opacity-30"
              aria-label={`Move ${name} ${way}`}
              disabled={to === undefined}
              onClick={() => to !== undefined && void send({ type: 'swap', path, at, to })}
            >
              {arrow}
            </button>
          ))}
          <TextButton
            aria-label={`Remove ${name}`}
            onPress={() => void send({ type: 'take', path, at })}
          >
            Remove
          </TextButton>
        </span>
      </div>
      {children}
    </li>
  )
}
