import { takeRejectedAgain } from './editing'
import { cancelLift } from './moving'
import { Notice, type NoticeProps } from './Notice'
import { focusShot } from './shots'
import { useTable } from './tableStore'
import { photographs, words } from './words'

/** Above the tools, what the owner must know: that nothing is written just now, or was not, and why. */
export function Notices() {
  const isWaiting = useTable((s) => s.saving === 'waiting')
  const rejected = useTable((s) => s.rejected.length)
  const problem = useTable((s) => s.problem)
  const placed = useTable(({ lift }) => (lift?.by === 'press' ? lift.ids.size : 0))
  const notices: NoticeProps[] = []
  if (placed)
    notices.push({
      text: `${photographs(placed)} lifted. Press the one that is to follow.`,
      choices: [['Leave where it was', cancelLift]],
    })
  if (isWaiting) notices.push({ text: words.waiting, choices: [] })
  if (rejected) {
    const leave = () => useTable.setState({ rejected: [] })
    const choices: NoticeProps['choices'] = [
      ['Write it now', takeRejectedAgain],
      ['Leave it', leave],
    ]
    notices.push({ text: words.conflict(rejected), choices })
  }
  if (problem !== undefined) {
    const close = () => useTable.setState({ problem: undefined })
    notices.push({ text: problem, choices: [[words.close, close]] })
  }
  return notices.map(({ text, choices }) => (
    <Notice
      key={text}
      text={text}
      choices={choices.map(([word, choose]) => [
        word,
        () => {
          focusShot(useTable.getState().current)
          choose()
        },
      ])}
    />
  ))
}
