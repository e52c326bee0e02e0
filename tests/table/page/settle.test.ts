import { expect, test } from 'vitest'
import * as journals from '../../../src/darkroom/edits/journal'
import type { Act, RequestedAct, UndoLabels } from '../../../src/table/contract'
import { isMove, labelOf } from '../../../src/table/contract'
import { settle } from '../../../src/table/page/state/settle'

type File = { text: string; journal: journals.Journal }

/** Adds a line for each act, but keeps one line for the focal point at the end. */
function write(text: string, act: Act, n: number): string {
  const line = `${act.type} ${n}\n`
  return act.type === 'focus' ? text.replace(/focus.*\n$/, '') + line : text + line
}

/** What the server does with an act. Throws if there is nothing to undo or redo. */
function perform({ text, journal }: File, act: RequestedAct, n: number): File {
  if (!isMove(act)) {
    const own = write(text, act, n)
    return {
      text: own,
      journal: journals.withStep(journal, labelOf(act), [{ own: text }, { own }]),
    }
  }
  const [{ own }, next] = journals.withMove(journal, { own: text }, act.type)
  return { text: own, journal: next }
}

function performAll(file: File, queue: RequestedAct[]): File | undefined {
  try {
    return queue.reduce(perform, file)
  } catch {
    return undefined
  }
}

const HIDE: Act = { type: 'hide', photos: ['a'] }
const FOCUS: Act = { type: 'focus', photo: 'b', at: [5, 5] }
const MOVES = [{ type: 'undo' }, { type: 'redo' }] as const

/** All queues of a length. */
const queues = (length: number): RequestedAct[][] =>
  length
    ? queues(length - 1).flatMap((queue) => [HIDE, FOCUS, ...MOVES].map((one) => [...queue, one]))
    : [[]]

const EMPTY: File = { text: '\n', journal: { version: 3, steps: [], done: 0, removed: [] } }
const TURN: Act = { type: 'turn', photos: ['c'] }
const turned = perform(EMPTY, TURN, -2)

test.each<[string, File]>([
  ['without steps', EMPTY],
  ['with steps', perform(turned, TURN, -1)],
  ['with a step that was undone', perform(perform(turned, TURN, -1), { type: 'undo' }, 0)],
])(
  'a file %s has the acts that stand in a queue, and the labels told, once it is written',
  (_, file) => {
    const labels = journals.labelsIn(file.journal) as UndoLabels
    for (const queue of [0, 1, 2, 3, 4, 5].flatMap(queues)) {
      const name = queue.map(({ type }) => type).join(' ')
      const told = settle(labels, queue)
      // Distinct objects, so that an act has its place in the queue as its number.
      const numbered = queue.map((act) => ({ ...act }))
      const stand = settle(labels, numbered).acts
      const end = performAll(file, numbered)
      if (!end) continue // The page drops a queue with an act that is refused.
      const now = journals.labelsIn(end.journal)
      for (const move of ['undo', 'redo'] as const)
        if (told[move]?.type !== 'earlier')
          expect(told[move], `${move} after ${name}`).toEqual(now[move])
      const text = stand.reduce((text, act) => write(text, act, numbered.indexOf(act)), file.text)
      if (told.isSure) expect(end.text, name).toBe(text)
    }
  },
)

test('no step from before is undone or redone by moves that cancel each other', () => {
  const before = { undo: labelOf(HIDE), redo: labelOf(TURN) }
  const sure = (...queue: RequestedAct[]) => settle(before, queue).isSure
  const [undo, redo] = MOVES
  expect(sure(FOCUS, undo)).toBe(true)
  expect(sure(undo, redo)).toBe(true)
  expect(sure(undo)).toBe(false)
  expect(sure(redo)).toBe(false)
  expect(sure(undo, FOCUS, undo)).toBe(false)
})
