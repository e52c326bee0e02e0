import { expect, test } from 'vitest'
import * as journals from '../../../src/darkroom/edits/journal'
import type { Act, RequestedAct, UndoLabels } from '../../../src/table/contract'
import { isMove, labelOf } from '../../../src/table/contract'
import { extend, type History, settle } from '../../../src/table/page/state/settle'

type File = { text: string; journal: journals.Journal }
type State = UndoLabels & { revision: string }

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

/** What the page is told of a file. The text is its revision here. */
const stateOf = ({ text, journal }: File): State => ({
  revision: text,
  ...(journals.labelsIn(journal) as UndoLabels),
})

/** All files that the acts lead to, one by one, or `undefined` if one of them is refused. */
function performAll(file: File, acts: readonly RequestedAct[], from: number): File[] | undefined {
  try {
    const files = [file]
    acts.forEach((act, i) => files.push(perform(files.at(-1)!, act, from + i)))
    return files
  } catch {
    return undefined
  }
}

const HIDE: Act = { type: 'hide', photos: ['a'] }
const FOCUS: Act = { type: 'focus', photo: 'b', at: [5, 5] }
const TURN: Act = { type: 'turn', photos: ['c'] }
const MOVES = [{ type: 'undo' }, { type: 'redo' }] as const

/** All queues of a length, of distinct acts: each has its place as its number. */
const queues = (length: number): RequestedAct[][] =>
  length
    ? queues(length - 1).flatMap((queue) =>
        [HIDE, FOCUS, ...MOVES].map((one) => [...queue, { ...one }]),
      )
    : [[]]

const EMPTY: File = { text: '\n', journal: { version: 3, steps: [], done: 0, removed: [] } }
const turned = perform(perform(EMPTY, TURN, -2), TURN, -1)

test.each<[string, File]>([
  ['without steps', EMPTY],
  ['with steps', turned],
  ['with a step that was undone', perform(turned, { type: 'undo' }, 0)],
])('a file %s becomes what is shown of answered and waiting acts', (_, opened) => {
  let compared = 0
  for (const answered of [0, 1, 2, 3].flatMap(queues)) {
    const files = performAll(opened, answered, 0)
    if (!files) continue
    let history: History<State> = { states: [stateOf(opened)], at: 0 }
    answered.forEach((act, i) => (history = extend(history, stateOf(files[i + 1]!), act)))
    for (const queue of [0, 1, 2, 3].flatMap(queues)) {
      const end = performAll(files.at(-1)!, queue, 10)?.at(-1)
      const isOffered = (act: RequestedAct, i: number) =>
        !isMove(act) || settle(history, queue.slice(0, i))[act.type] !== undefined
      if (!end || !queue.every(isOffered)) continue
      const name = [...answered, { type: '|' }, ...queue].map(({ type }) => type).join(' ')
      const shown = settle(history, queue)
      const now = journals.labelsIn(end.journal)
      for (const move of ['undo', 'redo'] as const)
        if (shown[move] && shown[move].type !== 'earlier')
          expect(shown[move], `${move} after ${name}`).toEqual(now[move])
      if (now.undo) expect(shown.undo, `undo after ${name}`).toBeDefined()
      if (!shown.isSure) continue
      const text = shown.acts.reduce(
        (text, act) => write(text, act, 10 + queue.indexOf(act)),
        shown.state!.revision,
      )
      expect(text, name).toBe(end.text)
      compared++
    }
  }
  expect(compared).toBeGreaterThan(500)
})

const opened = { revision: '1', undo: labelOf(HIDE), redo: labelOf(TURN) }

test('no step from before is undone or redone by moves that cancel each other', () => {
  const sure = (...queue: RequestedAct[]) => settle({ states: [opened], at: 0 }, queue).isSure
  const [undo, redo] = MOVES
  expect(sure(FOCUS, undo)).toBe(true)
  expect(sure(undo, redo)).toBe(true)
  expect(sure(undo)).toBe(false)
  expect(sure(redo)).toBe(false)
  expect(sure(undo, FOCUS, undo)).toBe(false)
})

test('undo stays possible behind the last step that is known', () => {
  const queue = [MOVES[0], MOVES[0], MOVES[0]]
  const { undo, redo } = settle({ states: [opened], at: 0 }, queue)
  expect([undo, redo]).toEqual([
    { type: 'earlier', photos: [] },
    { type: 'earlier', photos: [] },
  ])
})

test('a change from elsewhere, and an undo that the server could not do, begin another history', () => {
  const history = { states: [{ revision: '0' }, opened], at: 1 }
  const other = { revision: '7' }
  expect(extend(history, other)).toEqual({ states: [other], at: 0 })
  expect(extend(history, opened, MOVES[0])).toEqual({ states: [opened], at: 0 })
  expect(extend(history, opened), 'the same again').toEqual(history)
})
