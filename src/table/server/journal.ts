import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError, EXIT } from '../../darkroom/diagnostics/exit.ts'
import type { Disk } from '../../darkroom/files/disk.ts'
import { privateFolder } from '../../darkroom/files/places.ts'
import type { ActLabel } from '../contract.ts'
import {
  type Edit,
  editAll,
  inverseOfAll,
  isDone,
  type TakenEntry,
  takenFrom,
} from './editAlbum.ts'

/** `other`: what a step does to an album beside, by its key. */
type Step = {
  label: ActLabel
  undo: Edit[]
  redo: Edit[]
  other?: { key: string; undo: Edit[]; redo: Edit[] }
}

/** Texts of an album and of the one beside that a step is about, if any. */
export type Texts = { own: string; other?: string | undefined }

/**
 * What was done to an album at the table: the first `done` of the steps stand, the others were taken back.
 * `removed`: what was ever removed, the last one last; the tray holds what is not back in the album.
 */
export type Journal = { version: 2; steps: Step[]; done: number; removed: TakenEntry[] }

/** Steps that are kept. */
const KEPT = 200

const NONE: Journal = { version: 2, steps: [], done: 0, removed: [] }

const pathOf = (root: string, file: string) => join(privateFolder(root), 'table', `${file}.json`)

/**
 * The journal of an album whose file has this text. It is written before the album is, so after a run that
 * was killed in between the text decides whether the last step was done.
 */
export async function readJournal(root: string, file: string, text: string): Promise<Journal> {
  let journal: Journal
  try {
    journal = JSON.parse(await readFile(pathOf(root, file), 'utf8')) as Journal
  } catch {
    // There is none, or it cannot be read: what can be undone begins anew.
    return NONE
  }
  if (journal.version !== NONE.version) return NONE
  const { steps, done } = journal
  const [last, next] = [steps[done - 1], steps[done]]
  if (last && !isDone(text, last.redo) && isDone(text, last.undo))
    return { ...journal, done: done - 1 }
  if (next && !isDone(text, next.undo) && isDone(text, next.redo))
    return { ...journal, done: done + 1 }
  return journal
}

export const writeJournal = (disk: Disk, root: string, file: string, journal: Journal) =>
  disk.write(pathOf(root, file), `${JSON.stringify(journal)}\n`)

/** What an act does: to the text of its own file, and to that of the album beside, by its key. */
export type Plan = { label: ActLabel; own: Edit[]; other?: { key: string; edits: Edit[] } }

/** Texts and the journal with one more step done. What was taken back can no longer be done again. */
export function withStep(journal: Journal, texts: Texts, plan: Plan): [Texts, Journal] {
  const { steps, done, removed } = journal
  const { own, other = '' } = texts
  const there = plan.other
  const step: Step = {
    label: plan.label,
    undo: inverseOfAll(own, plan.own),
    redo: plan.own,
    ...(there
      ? { other: { key: there.key, undo: inverseOfAll(other, there.edits), redo: there.edits } }
      : {}),
  }
  const all = [...steps.slice(0, done), step].slice(-KEPT)
  // What is moved is not removed.
  const out = there ? [] : step.undo.flatMap((edit) => (edit.type === 'put' ? edit.entries : []))
  const gone = new Set(out.map(({ id }) => id))
  return [
    { own: editAll(own, plan.own), other: there && editAll(other, there.edits) },
    {
      version: NONE.version,
      steps: all,
      done: all.length,
      removed: [...removed.filter(({ id }) => !gone.has(id)), ...out],
    },
  ]
}

type Move = 'undo' | 'redo'

/** The step that is taken back or done again. Throws a CommandError where there is none. */
export function stepFor({ steps, done }: Journal, type: Move): Step {
  const step = steps[type === 'undo' ? done - 1 : done]
  if (!step) throw new CommandError(EXIT.usage, `There is nothing to ${type}.`)
  return step
}

/** Whether what a step put into another album is still there as it was. */
function isAsPut(text: string, { undo, redo }: NonNullable<Step['other']>): boolean {
  const put = redo.flatMap((edit) => (edit.type === 'put' ? edit.entries : []))
  const ids = undo.flatMap((edit) => (edit.type === 'take' ? edit.ids : []))
  const now = takenFrom(text, ids)
  return ids.every(
    (id) => now.find((one) => one.id === id)?.text === put.find((one) => one.id === id)?.text,
  )
}

/** Texts and the journal with a step taken back or done again. Throws a CommandError where that would lose something. */
export function withMove(journal: Journal, texts: Texts, type: Move): [Texts, Journal] {
  const { undo, redo, other } = stepFor(journal, type)
  const [there, wanted] = type === 'undo' ? [redo, undo] : [undo, redo]
  const isKept = type === 'redo' || !other || isAsPut(texts.other!, other)
  if (!isDone(texts.own, there) || !isKept)
    throw new CommandError(
      EXIT.usage,
      `What this would ${type} was changed elsewhere since, and would be lost. Nothing changed.`,
    )
  return [
    { own: editAll(texts.own, wanted), other: other && editAll(texts.other!, other[type]) },
    { ...journal, done: journal.done + (type === 'undo' ? -1 : 1) },
  ]
}

/** What an undo and a redo would take back and do again. */
export function labelsIn({ steps, done }: Journal): { undo?: ActLabel; redo?: ActLabel } {
  const [undo, redo] = [steps[done - 1]?.label, steps[done]?.label]
  return { ...(undo ? { undo } : {}), ...(redo ? { redo } : {}) }
}
