import { LineIcon } from '../../page/Icon'
import type { Finding } from '../contract'
import { remove } from './actions'
import { TextButton } from './TextButton'
import { words } from './words'
import { writeCaption } from './writing'

/** What mends a finding, where one press can. */
const REMEDIES: Record<string, ((id: string) => void) | undefined> = {
  'empty-alt': writeCaption,
  'alt-is-filename': writeCaption,
  'coordinates-in-alt': writeCaption,
  'duplicate-url': (id) => remove([id]),
}

type Props = { id: string; finding: Finding; tabIndex: number }

/** What is to be mended in a photograph, with its remedy. */
export function FindingLine({ id, finding, tabIndex }: Props) {
  const { code, message, remedy } = finding
  const known = words.findings[code]
  const press = REMEDIES[code]
  return (
    <div className="flex flex-wrap items-center gap-x-2 ps-8">
      <LineIcon path="M6 21V4M6 4h12l-3 4 3 4H6" className="size-5" />
      <p className="font-semibold text-ink">{known?.[0] ?? `${message}. ${remedy}.`}</p>
      {known && press && (
        <TextButton tabIndex={tabIndex} onPress={() => press(id)}>
          {known[1]}
        </TextButton>
      )}
    </div>
  )
}
