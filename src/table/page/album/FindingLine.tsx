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

const KNOWN: Record<string, [text: string, remedies: Record<string, (id: string) => void>]> = {
  'empty-alt': ['No description.', { 'Write one': writeCaption, 'Mark as decorative': decorate }],
  'alt-is-filename': ['The description is the name of a file.', { 'Write one': writeCaption }],
  'coordinates-in-alt': ['The description has coordinates.', { 'Write another': writeCaption }],
  'duplicate-url': ['Twice in this album.', { 'Remove this one': (id) => remove([id]) }],
}

type Props = { id: string; finding: Finding; tabIndex: number }

/** What the darkroom found about a photograph, with buttons that remedy it. */
export function FindingLine({ id, finding: { code, message, remedy }, tabIndex }: Props) {
  const [text = `${message}. ${remedy}.`, remedies = {}] = KNOWN[code] ?? []
  return (
    <div className="flex flex-wrap items-center gap-x-2 ps-8">
      <LineIcon path="M6 21V4M6 4h12l-3 4 3 4H6" className="size-5" />
      <p className="font-semibold text-ink">{text}</p>
      {Object.entries(remedies).map(([word, press]) => (
        <TextButton key={word} tabIndex={tabIndex} onPress={() => press(id)}>
          {word}
        </TextButton>
      ))}
    </div>
  )
}
