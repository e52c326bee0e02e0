import { useRef, useState } from 'react'
import { withValue } from '../../../content/jsonValues'
import type { Path } from '../../contract'
import { useTable } from '../state/tableStore'
import { textAt } from './useDocument'

/** `lines`: one entry per line. `keywords`: the same, or `all` for `true`. An array: a select's values and texts. */
export type Field = {
  path: Path
  label: string
  kind?: 'line' | 'text' | 'lines' | 'keywords' | readonly (readonly [string, string])[]
  isName?: boolean
}

type Props = {
  value: unknown
  fields: readonly Field[]
  /** Called on Enter, or when focus leaves a field. Resolves with whether the value is on disk. */
  onSave: (next: unknown, before: unknown) => Promise<boolean>
  name?: string
  creates?: 'onEnter' | 'onLeave' | undefined // a new object
}

const partOf = (control: Element | null) => control?.getAttribute('data-part')

type Texts = Readonly<Record<string, string>> // by the index of the field

/** The object with the texts of its fields but the kept ones. The same object if they change nothing. */
const withTexts = (value: unknown, fields: readonly Field[], texts: Texts, kept: Texts = {}) =>
  fields.reduce((now, { path, kind }, i) => {
    const text = texts[i]?.trim()
    if (text === undefined || i in kept || text === textAt(value, path)) return now
    const isList = kind === 'lines' || (kind === 'keywords' && text !== '')
    const lines = isList && text.split(/\s*\n\s*/).filter(Boolean)
    const isAll = kind === 'keywords' && text === 'all'
    return withValue(now, path, isAll || lines || text || undefined)
  }, value)

/** The fields of one object. Escape discards unsaved input. */
export function Fields({ value, fields, onSave, name, creates }: Props) {
  const [draft, setDraft] = useState<Texts>({})
  const [refused, setRefused] = useState<Texts>({})
  /** A closed select changes with each key, so a choice by keys is saved like text. */
  const isTyping = useRef(false)
  const save = async (written = draft, part?: string | null) => {
    // Refused input is sent again in `part` alone, because the rest would be refused with it.
    const isKept = ([i, text]: [string, string]) =>
      !creates && part !== fields[Number(i)]!.path[0] && refused[i] === text
    const kept = Object.fromEntries(Object.entries(written).filter(isKept))
    const next = withTexts(value, fields, written, kept)
    // An earlier refusal does not concern the value that is there.
    if (Object.keys(refused).length > Object.keys(kept).length && next === value)
      useTable.setState({ problem: undefined })
    // What is sent shows in the value. It comes back here if it is refused, behind later input.
    setDraft(kept)
    setRefused(kept)
    if (next === value || (await onSave(next, value))) return
    setDraft((now) => ({ ...written, ...now }))
    setRefused((now) => ({ ...written, ...now }))
    // The message may have pushed the field out of view.
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields
    <div
      role="group"
      aria-label={name}
      className="flex flex-1 flex-wrap items-end gap-x-5 gap-y-2 py-2 narrow:basis-full"
      onBlur={({ currentTarget: group, target, relatedTarget: next }) => {
        // A link's label and address are saved together.
        const isSame = creates || partOf(next) === partOf(target)
        if (creates !== 'onEnter' && (!isSame || !group.contains(next))) void save()
      }}
      onKeyDown={(event) => {
        const { key, target, nativeEvent } = event
        if (Object.keys(draft).length) event.stopPropagation()
        if (key === 'Escape') void save({})
        isTyping.current = key !== 'Enter'
        // A closed select has changed by then. An opened list changes it once, when the choice is made.
        setTimeout(() => (isTyping.current = false))
        const isTyped = target instanceof HTMLTextAreaElement || nativeEvent.isComposing
        if (key === 'Enter' && !isTyped) void save(draft, partOf(event.target as Element))
      }}
    >
      {fields.map(({ path, label, kind = 'line', isName }, i) => {
        // Without a picture, its description would be refused.
        if (path.at(-1) === 'alt' && !textAt(value, [...path.slice(0, -1), 'src'])) return null
        const options = typeof kind === 'string' ? undefined : kind
        const stored = textAt(value, path)
        const text = draft[i] ?? stored
        const write = ({ target }: { target: { value: string } }) => {
          const next = { ...draft, [i]: target.value }
          if (options && !isTyping.current) void save(next)
          else setDraft(next)
        }
        const look = `text-field field-sizing-content resize-none py-2 ${isName ? 'voice-nature' : 'font-inherit'}`
        const isDraft = text !== stored || undefined
        const isRefused = isDraft && i in refused
        const state = { 'data-unsaved': isDraft, 'aria-invalid': isRefused }
        const shared = { 'data-part': path[0], ...state, value: text, onChange: write }
        const list = path.at(-1) === 'icon' ? 'icons' : undefined
        const Control = kind === 'line' ? 'input' : 'textarea'
        return (
          <label
            key={label}
            className={`text-note font-semibold ${kind === 'line' || options ? 'min-w-52 flex-1 [li_&]:min-w-36' : 'w-full'}`}
          >
            {label}
            {options ? (
              <select className={`${look} pe-5 text-ellipsis`} {...shared}>
                {options.map(([one, label]) => (
                  <option key={one} value={one}>
                    {label}
                  </option>
                ))}
              </select>
            ) : (
              <Control className={look} {...{ list }} {...shared} />
            )}
            {isRefused && <span>Not written</span>}
          </label>
        )
      })}
    </div>
  )
}
