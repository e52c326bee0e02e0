import { type Field, Fields } from '../words/fields'
import { TextButton } from '../tools/TextButton'
import { editsBetween } from '../words/values'
import { Ways, type WaysProps } from './Ways'

type Props = WaysProps & { value: unknown; fields: readonly Field[] }

export function ListEntry({ value, fields, ...ways }: Props) {
  const { name, path, at, send } = ways
  const write = (next: unknown) =>
    send({ type: 'write', edits: editsBetween(value, next, [...path, at]) })
  return (
    <li aria-label={name} className="flex flex-wrap items-end border-b border-line">
      <Fields {...{ value, fields }} onSave={write} />
      <span className="ms-auto flex py-2 ps-3">
        <Ways {...ways} />
        <TextButton
          aria-label={`Remove ${name}`}
          onPress={() => void send({ type: 'take', path, at })}
        >
          Remove
        </TextButton>
      </span>
    </li>
  )
}
