import { useState } from 'react'

/** The look of what is written or chosen in a form. */
export const FIELD =
  'min-h-11 w-full min-w-0 border-b border-ink-muted bg-transparent text-ink focus:border-accent focus:outline-none'

type ChoiceProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, text: string])[]
  onChange: (value: string) => void
}

/** One of several values, with its label. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className="min-w-48 text-note font-semibold">
      {label}
      <select
        className={`${FIELD} [font-family:inherit] text-body`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

type FieldProps = {
  label: string
  value: string
  wide?: boolean
  isName?: boolean
  onSave: (text: string) => void
}

/** A field that keeps what is written when it is left or with Enter; Escape puts the old words back. */
export function Field({ label, value, wide = false, isName = false, onSave }: FieldProps) {
  const [text, setText] = useState<string>()
  const save = () => {
    if (text !== undefined && text.trim() !== value) onSave(text.trim())
    setText(undefined)
  }
  return (
    <label className={`text-note font-semibold ${wide ? 'min-w-48 flex-1' : 'w-18'}`}>
      {label}
      <input
        className={`${FIELD} ${isName ? 'voice-nature' : '[font-family:inherit]'} text-body`}
        value={text ?? value}
        onChange={({ target }) => setText(target.value)}
        onBlur={save}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save()
          if (key === 'Escape') setText(undefined)
        }}
      />
    </label>
  )
}
