import { takeRejectedAgain } from './editing'
import { cancelLift } from './moving'
import { Notice } from './Notice'
import { useTable } from './tableStore'
import { photographs, words } from './words'

/** Above the tools, what the owner must know: that nothing is written just now, or was not, and why. */
export function Notices() {
  const isWaiting = useTable((s) => s.saving === 'waiting')
  const rejected = useTable((s) => s.rejected.length)
  const problem = useTable((s) => s.problem)
  const placed = useTable(({ lift }) => (lift?.by === 'keys' ? lift.ids.size : 0))
  const leave = () => useTable.setState({ rejected: [] })
  const close = () => useTable.setState({ problem: undefined })
  const lifted = `${photographs(placed)} lifted. Press the one that is to follow, or move the pin with the arrow keys and put down with Enter.`
  return (
    <>
      {placed > 0 && (
        <Notice role="note" text={lifted} choices={[['Leave where it was', cancelLift]]} />
      )}
      {isWaiting && <Notice text={words.waiting} />}
      {rejected > 0 && (
        <Notice
          text={words.conflict(rejected)}
          choices={[
            ['Write it now', takeRejectedAgain],
            ['Leave it', leave],
          ]}
        />
      )}
      {problem !== undefined && <Notice text={problem} choices={[['Close', close]]} />}
    </>
  )
}
