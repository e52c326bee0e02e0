import type { ActLabel, AnyAct, Move, UndoLabels } from '../../contract'
import { isMove, labelOf } from '../../contract'

/** The confirmed states of a file, each a step after the one before. Those behind `at` were undone. */
export type History<S> = { states: readonly S[]; at: number }
type State = UndoLabels & { revision: string }
type Step<A> = { label: ActLabel; act?: A; to?: number } // `to`: the index of the state after it

/** A step that the server has not named. There may be any number of them. */
const EARLIER: Step<never> = { label: { type: 'earlier', photos: [] } }

/** Adds the answer to an act, or begins another history. A copy is a step that leaves its own file as it is. */
export function extend<S extends State>({ states, at }: History<S>, now: S, act?: AnyAct) {
  const to = act?.type === 'undo' ? at - 1 : at + 1
  const isSame = (i: number) => states[i]?.revision === now.revision
  if (act && isMove(act) && isSame(to)) return { states: states.with(to, now), at: to }
  if (isSame(at) && !/undo|redo|copy/.test(act?.type ?? ''))
    return { states: states.with(at, now), at }
  // The server makes one step of the moves of one focal point.
  if (!act || isMove(act) || act.type === 'focus') return { states: [now], at: 0 }
  return { states: [...states.slice(0, to), now], at: to }
}

/** Undoes and redoes in a history what a queue says. Returns the state then, the acts to apply to it, and the next labels. `isSure`: that state is known. */
export function settle<S extends State, A extends Parameters<typeof labelOf>[0]>(
  { states, at }: History<S>,
  queue: readonly (A | Move)[],
) {
  const steps = states.map(({ undo = EARLIER.label }, to) => ({ label: undo, to }))
  const first = states[0]?.undo && steps[0]
  const next = states.at(-1)?.redo
  const later = next && { label: next }
  const listed = (all: (Step<A> | undefined)[]) => all.flatMap((one) => one ?? [])
  const done = listed([first && EARLIER, first, ...steps.slice(1, at + 1)])
  const undone = listed([later, ...steps.slice(at + 1).toReversed()])
  for (const act of queue) {
    if (!isMove(act)) {
      const label = labelOf(act)
      const isSame = JSON.stringify(label) === JSON.stringify(done.at(-1)?.label)
      if (isSame && act.type === 'focus') done.pop()
      done.push({ label, act })
      undone.length = 0
    } else if (act.type === 'redo') done.push(...undone.splice(-1))
    else undone.push(...(done.length === 1 && done[0] === EARLIER ? done : done.splice(-1)))
  }
  const acts = done.flatMap(({ act }) => act ?? [])
  const state = states[done.findLast(({ to }) => to !== undefined)?.to ?? 0]
  const isSure = (!first || done.includes(first)) && !(later && done.includes(later))
  return { state, acts, isSure, undo: done.at(-1)?.label, redo: undone.at(-1)?.label }
}
