import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError, EXIT } from '../../darkroom/diagnostics/exit.ts'
import type { Disk } from '../../darkroom/files/disk.ts'
import { privateFolder } from '../../darkroom/files/places.ts'
import type { ActLabel } from '../contract.ts'
import { type Edit, editAlbum, inverseOf, isDone } from './editAlbum.ts'

/** What was done to an album at the table: the first `done` of the steps stand, the others were taken back. */
export type Journal = { steps: { undo: Edit; redo: Edit }[]; done: number }

/** Steps that are kept. */
const KEPT = 200

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
    return { steps: [], done: 0 }
  }
  const { steps, done } = journal
  const [last, next] = [steps[done - 1], steps[done]]
  if (last && !isDone(text, last.redo) && isDone(text, last.undo)) return { steps, done: done - 1 }
  if (next && !isDone(text, next.undo) && isDone(text, next.redo)) return { steps, done: done + 1 }
  return journal
}

export const writeJournal = (disk: Disk, root: string, file: string, journal: Journal) =>
  disk.write(pathOf(root, file), `${JSON.stringify(journal)}\n`)

/** A text and its journal with one more step done. What was taken back can no longer be done again. */
export function withStep({ steps, done }: Journal, text: string, redo: Edit): [string, Journal] {
  const all = [...steps.slice(0, done), { undo: inverseOf(text, redo), redo }].slice(-KEPT)
  return [editAlbum(text, redo), { steps: all, done: all.length }]
}

/** A text and its journal with a step taken back or done again. Throws a CommandError where that would lose something. */
export function withMove(
  { steps, done }: Journal,
  text: string,
  type: 'undo' | 'redo',
): [string, Journal] {
  const step = steps[type === 'undo' ? done - 1 : done]
  if (!step) throw new CommandError(EXIT.usage, `There is nothing to ${type}.`)
  const [there, wanted] = type === 'undo' ? [step.redo, step.undo] : [step.undo, step.redo]
  if (!isDone(text, there))
    throw new CommandError(
      EXIT.usage,
      `What this would ${type} was changed elsewhere since, and would be lost. Nothing changed.`,
    )
  return [editAlbum(text, wanted), { steps, done: done + (type === 'undo' ? -1 : 1) }]
}

const labelOf = ({ redo }: { redo: Edit }): ActLabel =>
  redo.type === 'caption' ? { type: redo.type, photo: redo.photo } : { type: redo.type }

/** What an undo and a redo would take back and do again. */
export function labelsIn({ steps, done }: Journal): { undo?: ActLabel; redo?: ActLabel } {
  const [undo, redo] = [steps[done - 1], steps[done]]
  return { ...(undo ? { undo: labelOf(undo) } : {}), ...(redo ? { redo: labelOf(redo) } : {}) }
}
