import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyPatch, reversePatch, structuredPatch, type StructuredPatch } from 'diff'
import { UsageError } from '../diagnostics/exit.ts'
import type { Disk } from '../files/disk.ts'
import { privateFolder } from '../files/places.ts'
import { sha256 } from '../../sha256.ts'

/** An entry that was taken out of the list of a file, and where it stood. */
export type TakenEntry = { id: string; at: number; text: string }

/** What a step was, for words such as 'Undo: order'. */
type Label = { type: string; photos: string[] }

/** The texts of a file and of the album beside that a step is about, if any. */
export type Texts = { own: string; other?: string | undefined }

/** How a step changes the lines of its file. `before`, `after`: the revisions. `other`: of the album beside, by its key. */
type Step = {
  label: Label
  before: string
  after: string
  patch: StructuredPatch
  other?: { key: string; patch: StructuredPatch }
}

/**
 * What was done to a file at the table: the first `done` of the steps stand, the others were taken back.
 * `removed`: what was ever removed, the last one last; the tray holds what is not back in the file.
 */
export type Journal = { version: 3; steps: Step[]; done: number; removed: TakenEntry[] }

/** What is kept: steps, and the letters of their patches. A line of a file without line ends is all of it. */
const KEPT = { steps: 200, letters: 4_000_000 }
/** Lines around a change that must be as they were, or it is not taken back. */
const CONTEXT = 1

const NONE: Journal = { version: 3, steps: [], done: 0, removed: [] }

const pathOf = (root: string, name: string) => join(privateFolder(root), 'table', `${name}.json`)

/** Which bytes a file has. */
export const revisionOf = (text: string): string => sha256(text).slice(0, 16)

/**
 * The journal of a file that has this text. It is written before the file is, so after a run that was killed
 * in between the text decides whether the last step was done.
 * @param name of the album, or another that no album has
 */
export async function readJournal(root: string, name: string, text: string): Promise<Journal> {
  let journal: Journal
  try {
    journal = JSON.parse(await readFile(pathOf(root, name), 'utf8')) as Journal
  } catch {
    // There is none, or it cannot be read: what can be undone begins anew.
    return NONE
  }
  if (journal.version !== NONE.version) return NONE
  const { steps, done } = journal
  const revision = revisionOf(text)
  const [last, next] = [steps[done - 1], steps[done]]
  // A copy changes the other album alone.
  const isAt = (step: Step | undefined, at: 'before' | 'after') =>
    step?.before !== step?.after && step?.[at] === revision
  if (isAt(last, 'before')) return { ...journal, done: done - 1 }
  if (isAt(next, 'after')) return { ...journal, done: done + 1 }
  return journal
}

export const writeJournal = (disk: Disk, root: string, name: string, journal: Journal) =>
  disk.write(pathOf(root, name), `${JSON.stringify(journal)}\n`)

const patchOf = (before: string, after: string) =>
  structuredPatch('', '', before, after, undefined, undefined, { context: CONTEXT })

/**
 * The journal with one more step done. What was taken back can no longer be done again.
 * @param key of the album beside
 * @param removed what lies in the tray by this step
 */
export function withStep(
  { steps, done, removed: before }: Journal,
  label: Label,
  [was, is]: readonly [Texts, Texts],
  { key, removed = [] }: { key?: string | undefined; removed?: TakenEntry[] },
): Journal {
  const step: Step = {
    label,
    before: revisionOf(was.own),
    after: revisionOf(is.own),
    patch: patchOf(was.own, is.own),
    ...(key === undefined ? {} : { other: { key, patch: patchOf(was.other!, is.other!) } }),
  }
  let letters = 0
  const isTooMuch = (one: Step) => (letters += JSON.stringify(one).length) > KEPT.letters
  const recent = [...steps.slice(0, done), step].slice(-KEPT.steps)
  const all = recent.slice(Math.min(recent.findLastIndex(isTooMuch) + 1, recent.length - 1))
  const gone = new Set(removed.map(({ id }) => id))
  return {
    version: NONE.version,
    steps: all,
    done: all.length,
    removed: [...before.filter(({ id }) => !gone.has(id)), ...removed],
  }
}

type Move = 'undo' | 'redo'

/** The step that is taken back or done again. Throws a UsageError where there is none. */
export function stepFor({ steps, done }: Journal, type: Move): Step {
  const step = steps[type === 'undo' ? done - 1 : done]
  if (!step) throw new UsageError(`There is nothing to ${type}.`)
  return step
}

/** Texts and the journal with a step taken back or done again. Throws a UsageError where that would lose something. */
export function withMove(journal: Journal, texts: Texts, type: Move): [Texts, Journal] {
  const { patch, other } = stepFor(journal, type)
  const move = (text: string, one: StructuredPatch) => {
    const by = type === 'undo' ? reversePatch(one) : one
    const moved = applyPatch(text, by, { autoConvertLineEndings: false })
    if (moved !== false) return moved
    throw new UsageError(
      `What this would ${type} was changed elsewhere since, and would be lost. Nothing changed.`,
    )
  }
  return [
    { own: move(texts.own, patch), other: other && move(texts.other!, other.patch) },
    { ...journal, done: journal.done + (type === 'undo' ? -1 : 1) },
  ]
}

/** What an undo and a redo would take back and do again. */
export function labelsIn({ steps, done }: Journal): { undo?: Label; redo?: Label } {
  const [undo, redo] = [steps[done - 1]?.label, steps[done]?.label]
  return { ...(undo ? { undo } : {}), ...(redo ? { redo } : {}) }
}
