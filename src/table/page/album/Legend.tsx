import { memo } from 'react'
import { FontFallback } from '../../../page/FontFallback'
import type { Finding } from '../../../darkroom/album/photoFindings'
import { Icon, LineIcon } from '../../../page/Icon'
import type { TablePhoto } from '../../contract'
import { remove, writeCaption } from '../actions'
import { act } from '../editing'
import { MoreMenu } from '../tools/MoreMenu'
import { select } from './moving'
import { focusShot } from './shots'
import { TextButton } from '../tools/Tool'
import { useTable } from '../tableStore'
import { named, number } from '../words/words'

/** `place`: in the album, counted from 1. Only the controls of the current photograph are in the tab order. */
type Props = { one: TablePhoto; place: number } & Record<
  'isSelected' | 'isCurrent' | 'isWritten',
  boolean
>

/** Below a picture: its checkbox, place and caption. A click on the caption edits it. */
export const Legend = memo(function Legend(props: Props) {
  const { one, place, isSelected, isCurrent, isWritten } = props
  const { id, photo, findings } = one
  // The finding shows instead of the caption, and has a button to write one.
  const isUndescribed = !photo.alt && findings?.some(({ code }) => code === 'empty-alt')
  const tabIndex = isCurrent ? 0 : -1
  const name = named(place, photo.alt)
  const empty = photo.decorative ? 'Decorative' : 'Write a description'
  const call = photo.decorative ? `Decorative, describe ${name}` : `${empty} of ${name}`
  return (
    <div
      className="@container relative flex min-h-11 flex-wrap items-start leading-caption text-ink-muted"
      onFocus={() => useTable.setState({ current: id })}
    >
      <button
        type="button"
        tabIndex={tabIndex}
        aria-pressed={isSelected}
        aria-label={`Select ${name}`}
        className="-ms-3 icon-button"
        onClick={({ shiftKey }) => select(id, shiftKey ? 'to' : 'one')}
      >
        <span
          className={`grid size-5 place-items-center border-rule ${
            isSelected
              ? 'border-accent bg-accent text-on-accent forced-colors:border-highlight forced-colors:bg-highlight'
              : 'border-ink-muted'
          }`}
        >
          {isSelected && <Icon name="tick" className="size-4 stroke-3" />}
        </span>
      </button>
      <span className="me-2.25 pt-3.5 text-note font-medium @max-[6.5rem]:hidden">
        {isWritten ? `${number(place)}, description` : number(place)}
      </span>
      {!isWritten && !isUndescribed && (
        <p className="min-w-0 flex-1 basis-0 wrap-break-word @max-[12rem]:order-last @max-[12rem]:basis-full">
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={photo.alt ? `${photo.alt}, write anew` : call}
            className={`min-h-11 min-w-11 py-2.75 text-start transition-color hover:text-accent ${
              photo.alt
                ? 'voice-nature leading-caption text-pretty whitespace-pre-line normal-nums'
                : 'font-semibold text-ink underline decoration-1 underline-offset-4'
            }`}
            onClick={() => writeCaption(id)}
          >
            <FontFallback text={photo.alt || empty} />
          </button>
        </p>
      )}
      <MoreMenu id={id} name={`More for ${name}`} tabIndex={tabIndex} />
    </div>
  )
})

const decorate = (id: string) => {
  act({ type: 'decorate', photos: [id] })
  focusShot(id)
}

const BUTTONS: Record<string, Record<string, (id: string) => void>> = {
  'empty-alt': { 'Write one': writeCaption, 'Mark as decorative': decorate },
  'alt-is-filename': { 'Write one': writeCaption },
  'coordinates-in-alt': { 'Write another': writeCaption },
  'duplicate-url': { 'Remove this one': (id) => remove([id]) },
}

type FindingProps = { id: string; finding: Finding; tabIndex: number }

export function FindingLine({ id, finding: { code, text, remedy }, tabIndex }: FindingProps) {
  const buttons = BUTTONS[code]
  const words = buttons ? text : `${text} ${remedy}`
  const said = code === 'empty-alt' ? 'No description.' : words
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <p className="flex min-w-0 gap-2 py-2 font-semibold text-ink">
        <LineIcon path="M6 21V4M6 4h12l-3 4 3 4H6" className="mt-0.75 size-5" />
        <span className="min-w-0 wrap-break-word">{said}</span>
      </p>
      {Object.entries(buttons ?? {}).map(([word, press]) => (
        <TextButton key={word} tabIndex={tabIndex} onPress={() => press(id)}>
          {word}
        </TextButton>
      ))}
    </div>
  )
}
