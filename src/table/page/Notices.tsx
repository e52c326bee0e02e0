import { takeRejectedAgain } from './editing'
import { cancelLift } from './moving'
import { focusShot } from './shots'
import { useTable } from './tableStore'
import { words } from './words/words'

type Notice = { text: string; choices: [word: string, choose: () => void][] }

/** Above the tools, what the owner must know: that nothing is written just now, or was not, and why. */
export function Notices() {
  const isWaiting = useTable((s) => s.saving === 'waiting')
  const rejected = useTable((s) => s.rejected.length)
  const problem = useTable((s) => s.problem)
  const placed = useTable(({ lift }) => (lift?.by === 'press' ? lift.ids.size : 0))
  const notices: Notice[] = []
  if (placed) notices.push({ text: words.pressGoal(placed), choices: [[words.stay, cancelLift]] })
  if (isWaiting) notices.push({ text: words.waiting, choices: [] })
  if (rejected) {
    const leave = () => useTable.setState({ rejected: [] })
    const choices: Notice['choices'] = [
      [words.takeAgain, takeRejectedAgain],
      [words.leave, leave],
    ]
    notices.push({ text: words.conflict(rejected), choices })
  }
  if (problem !== undefined) {
    const close = () => useTable.setState({ problem: undefined })
    notices.push({ text: problem, choices: [[words.close, close]] })
  }
  return notices.map(({ text, choices }) => (
    <div
      key={text}
      role="alert"
      className="flex flex-wrap items-center gap-x-5 border-t border-line-strong px-margin py-2 font-medium"
    >
      {text}
      {choices.map(([word, choose]) => (
        <button
          key={word}
          type="button"
          className="min-h-11 font-semibold underline decoration-1 underline-offset-4 transition-color hover:text-accent"
          onClick={() => {
            focusShot(useTable.getState().current)
            choose()
          }}
        >
          {word}
        </button>
      ))}
    </div>
  ))
}
