import { useState } from 'react'
import { endRejected } from '../editing'
import { cancelLift } from '../album/moving'
import { returnFocus } from '../album/shots'
import { useTable } from '../tableStore'
import { TextButton } from './Tool'
import { describeAll, photographs, words } from '../words/words'

type Props = { text: string; role?: 'alert' | 'note'; choices?: [string, () => void][] }

/** A message and its buttons, which return focus to the current photograph, or to where it was before. */
export function Notice({ text, role = 'alert', choices }: Props) {
  const [before] = useState(() => document.activeElement as HTMLElement | null)
  return (
    <div
      role={role}
      className="flex flex-wrap items-center gap-x-5 border-t border-line-strong px-margin py-2 font-medium whitespace-pre-line"
    >
      {text}
      {choices?.map(([word, choose]) => (
        <TextButton
          key={word}
          onPress={() => {
            returnFocus(before)
            choose()
          }}
        >
          {word}
        </TextButton>
      ))}
    </div>
  )
}

/** The album's messages: lifted photographs, a lost connection, rejected acts and errors. */
export function Notices() {
  const isWaiting = useTable((s) => s.saving === 'waiting')
  const rejected = useTable((s) => describeAll(s.rejected[s.album?.id ?? ''] ?? []))
  const problem = useTable((s) => s.problem)
  const placed = useTable(({ lift }) => (lift?.by === 'keys' ? lift.ids.size : 0))
  const warning = useTable((s) => s.warning)
  const close = (name: 'problem' | 'warning') => () => useTable.setState({ [name]: undefined })
  const lifted = `${photographs(placed)} lifted. Press the one that is to follow, or move the pin with the arrow keys and put down with Enter.`
  return (
    <>
      {placed > 0 && (
        <Notice role="note" text={lifted} choices={[['Leave where it was', cancelLift]]} />
      )}
      {isWaiting && <Notice text={words.waiting} />}
      {rejected && (
        <Notice
          text={words.conflict(rejected)}
          choices={[
            ['Write it now', () => endRejected(true)],
            ['Leave it', () => endRejected(false)],
          ]}
        />
      )}
      {problem !== undefined && <Notice text={problem} choices={[['Close', close('problem')]]} />}
      {warning !== undefined && <Notice text={warning} choices={[['Close', close('warning')]]} />}
    </>
  )
}
