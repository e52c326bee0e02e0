import { LineIcon } from '../../../page/Icon'
import type { Finding } from '../../../darkroom/album/photoFindings'
import { remove, writeCaption } from '../actions'
import { act } from '../editing'
import { focusShot } from './shots'
import { TextButton } from '../tools/TextButton'

const decorate = (id: string) => {
  act({ type: 'decorate', photos: [id] })
  focusShot(id)
}

/** Buttons by the code of the finding that they remedy. */
const BUTTONS: Record<string, Record<string, (id: string) => void>> = {
  'empty-alt': { 'Write one': writeCaption, 'Mark as decorative': decorate },
  'alt-is-filename': { 'Write one': writeCaption },
  'coordinates-in-alt': { 'Write another': writeCaption },
  'duplicate-url': { 'Remove this one': (id) => remove([id]) },
}

type Props = { id: string; finding: Finding; tabIndex: number }

/** What the darkroom found about a photograph, with buttons that remedy it. */
export function FindingLine({ id, finding: { code, text, remedy }, tabIndex }: Props) {
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
