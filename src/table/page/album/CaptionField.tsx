import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { captureLine } from '../../../viewer/caption/captureLine'
import type { TablePhoto } from '../../contract'
import { saveDraft, writeCaption } from '../state/actions'
import { frameOf, SHOT } from '../state/shots'
import { idsNow, speak, useTable } from '../state/tableStore'
import { TextButton } from '../tools/Tool'
import { number, ofKeys } from '../state/words'

let isPressed = false // Focus also moves by keys.
for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
  window.addEventListener(type, () => (isPressed = type === 'pointerdown'), true)
const saveLeftDraft = () => document.querySelector('div:focus-within > textarea') ?? saveDraft()

/** Edits a caption, and offers the embedded description and the capture data. */
export function CaptionField({ one, place }: { one: TablePhoto; place: number }) {
  const { id, ownWords, photo } = one
  const taken = captureLine(photo.capture).join(', ')
  const text = useTable((s) => s.draft?.text ?? '')
  const isLast = useTable((s) => s.album?.photos.length === place)
  const field = useRef<HTMLTextAreaElement>(null)
  const hint = useId()
  const write = (value: string) => {
    useTable.setState(({ draft }) => ({ draft: draft && { ...draft, text: value } }))
    field.current?.focus()
  }
  useEffect(() => {
    const { current } = field
    current?.focus({ preventScroll: true })
    current?.setSelectionRange(current.value.length, current.value.length)
    current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  /** Each: label, classes, text, button, and the field's value after a press. */
  const sources = [
    ['In the file', 'voice-nature text-body leading-caption', ownWords, 'Use', ownWords ?? ''],
    ['Taken', '', taken, 'Add', text ? `${text}\n${taken}` : taken],
  ] as const
  const leave = () => frameOf(id)?.focus({ preventScroll: true })
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      useTable.setState({ draft: undefined })
      leave()
    } else if (event.key === 'Enter' && event.target === field.current && !event.shiftKey) {
      leave()
      saveDraft()
      if (isLast) speak('That was the last photograph')
      else writeCaption(idsNow()[place]!)
    } else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of the fields inside
    <div
      className="pb-2"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget: box, relatedTarget: to }) => {
        if (box.contains(to) || !document.hasFocus()) return
        // Rows move when the field closes, so a press on a photograph ends first.
        const isInList = isPressed && to?.closest(`[${SHOT}]`)
        if (isInList) window.addEventListener('click', saveLeftDraft, { once: true })
        else saveDraft()
      }}
    >
      <textarea
        ref={field}
        rows={1}
        value={text}
        aria-label={`Description, photograph ${number(place)}`}
        aria-describedby={hint}
        className="block field-sizing-content min-h-11 w-full resize-none border-b-2 border-accent pt-2.5 pb-2 voice-nature text-body leading-caption text-ink outline-none"
        onChange={({ target }) => write(target.value)}
      />
      {sources
        .filter(([, , hintText]) => hintText && !text.includes(hintText))
        .map(([name, voice, hintText, word, whole]) => (
          <p
            key={name}
            className="flex min-h-11 flex-wrap items-center gap-x-3.5 border-b border-line text-note font-medium"
          >
            <span className="text-ink-muted">{name}</span>
            <span className={`min-w-0 flex-1 py-2 ${voice}`}>{hintText}</span>
            <TextButton aria-label={`${word}: ${hintText}`} onClick={() => write(whole)}>
              {word}
            </TextButton>
          </p>
        ))}
      <p id={hint} className="flex justify-between gap-4 pt-2 text-note font-medium text-ink-muted">
        <span>{`Enter saves${isLast ? '' : ' and goes to the next'}${ofKeys(', Escape puts the old words back')}`}</span>
        <span aria-hidden="true" className="flex-none">
          {text.length}
        </span>
      </p>
    </div>
  )
}
