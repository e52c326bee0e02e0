import { type ActLabel, isMove, labelOf, type Move, type UndoLabels } from '../../contract'

type Step<A> = { label: ActLabel; act?: A }

/** A step that the server has not named. */
const EARLIER: Step<never> = { label: { type: 'earlier', photos: [] } }

/** The acts of a queue that no undo takes back, and the next labels. `isSure`: it moves no step from before, whose effect is not known. */
export function settle<A extends Parameters<typeof labelOf>[0]>(
  { undo, redo }: UndoLabels,
  queue: readonly (A | Move)[],
) {
  const [last, next] = [undo && { label: undo }, redo && { label: redo }]
  const done: Step<A>[] = last ? [EARLIER, last] : []
  const undone: Step<A>[] = next ? [EARLIER, next] : []
  for (const act of queue) {
    if (!isMove(act)) {
      const label = labelOf(act)
      const isSame = JSON.stringify(label) === JSON.stringify(done.at(-1)?.label)
      // The moves of one focal point are one step.
      if (isSame && act.type === 'focus') done.pop()
      done.push({ label, act })
      undone.length = 0
    } else if (act.type === 'undo') undone.push(...done.splice(-1))
    else done.push(...undone.splice(-1))
  }
  const acts = done.flatMap(({ act }) => act ?? [])
  const isSure = (!last || done.includes(last)) && !(next && done.includes(next))
  return { acts, isSure, undo: done.at(-1)?.label, redo: undone.at(-1)?.label }
}
