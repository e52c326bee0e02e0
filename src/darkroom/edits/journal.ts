import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reversePatch, type StructuredPatch } from 'diff'
import { sha256 } from '../../sha256.ts'
import { UsageError } from '../diagnostics/exit.ts'
import type { Disk } from '../files/disk.ts'
import { tableFolder } from '../files/places.ts'
import { readPrivateJson } from '../files/readJsonFile.ts'
import { applyExactly, applyToChanged, patchOf } from './patches.ts'

/** A removed entry of a list, with its former index. */
export type TakenEntry = { id: string; at: number; text: string }

/** For texts such as 'Undo: order'. `name`: the entry that it concerns. `settings`: those that it changes. */
export type Label = {
  type: string
  photos: string[]
  name?: string | undefined
  settings?: string | undefined
}

/** `other`: the text of a second album that the step changes. */
export type Texts = { own: string; other?: string | undefined }

/** `before`, `after`: revisions of the file. `other`: the second album, by its key. */
type Step = {
  label: Label
  before: string
  after: string
  patch: StructuredPatch
  other?: { key: string; patch: StructuredPatch }
  /** The step that this one has replaced. It is the last one until the file is written. */
  over?: Step | undefined
}

/**
 * The history of a file at the light table. The first `done` steps are in effect; later ones were undone.
 * `removed`: all entries ever removed, the latest last. The tray shows those that are not back in the file.
 * `order`: the ids of all entries as they stood before the last removal, with those removed earlier.
 */
export type Journal = {
  version: 3
  steps: Step[]
  done: number
  removed: TakenEntry[]
  order?: string[] | undefined
}

/** `letters`: the limit for all patches. If a file has no line breaks, one patch holds the whole file. */
const KEPT = { steps: 200, letters: 4_000_000 }
const NONE: Journal = { version: 3, steps: [], done: 0, removed: [] }

const pathOf = (root: string, name: string) => join(tableFolder(root), `${name}.json`)

export const revisionOf = (text: string): string => sha256(text).slice(0, 16)

/**
 * Reads the journal of a file. The journal is written before the file. After a crash the file's text shows
 * whether the last step was done.
 */
export async function readJournal(root: string, name: string, text: string): Promise<Journal> {
  let journal: Journal
  try {
    journal = JSON.parse(await readFile(pathOf(root, name), 'utf8')) as Journal
  } catch {
    // Start a new history if the journal cannot be read.
    return NONE
  }
  if (journal.version !== NONE.version) return NONE
  const { steps, done } = journal
  const revision = revisionOf(text)
  const [last, next] = [steps[done - 1], steps[done]]
  // A step that copies changes only the second album.
  const isAt = (step: Step | undefined, at: 'before' | 'after') =>
    step?.before !== step?.after && step?.[at] === revision
  if (isAt(last, 'before')) return { ...journal, done: done - 1 }
  if (last?.over?.after === revision) return { ...journal, steps: steps.with(done - 1, last.over) }
  if (isAt(next, 'after')) return { ...journal, done: done + 1 }
  return journal
}

/** The texts of all entries that were ever removed at the light table. */
export async function readRemoved(root: string): Promise<string[]> {
  const folder = tableFolder(root)
  const names = await readdir(folder).catch(() => [])
  const journals = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => readPrivateJson<Partial<Journal>>(root, join(folder, name), {}))
  return (await Promise.all(journals)).flatMap(({ removed = [] }) => removed.map((one) => one.text))
}

export const writeJournal = (disk: Disk, root: string, name: string, journal: Journal) =>
  disk.write(pathOf(root, name), `${JSON.stringify(journal)}\n`)

/** The text before the last step if both move one focal point. Each press of an arrow key is such a step. */
function textBeforeSame(
  { steps, done }: Journal,
  label: Label,
  { own }: Texts,
): string | undefined {
  const last = steps[done - 1]
  if (label.type !== 'focus' || last?.after !== revisionOf(own)) return undefined
  if (JSON.stringify(last.label) !== JSON.stringify(label)) return undefined
  return applyExactly(own, reversePatch(last.patch)) || undefined
}

/**
 * Adds a step and drops undone ones. The next move of a focal point replaces the last step, and a move back to
 * its start undoes it. `key`: the second album; `removed`: the step's removed entries.
 */
export function withStep(
  journal: Journal,
  label: Label,
  [was, is]: readonly [Texts, Texts],
  { key, removed = [] }: { key?: string | undefined; removed?: TakenEntry[] } = {},
): Journal {
  const first = textBeforeSame(journal, label, was)
  const steps = journal.steps.slice(0, journal.done)
  if (first === is.own) return { ...journal, steps, done: steps.length - 1 }
  const replaced = first === undefined ? undefined : steps.pop()
  const own = first ?? was.own
  const step: Step = {
    label,
    before: revisionOf(own),
    after: revisionOf(is.own),
    patch: patchOf(own, is.own),
    over: replaced && { ...replaced, over: undefined },
    ...(key === undefined ? {} : { other: { key, patch: patchOf(was.other!, is.other!) } }),
  }
  let letters = 0
  const isTooMuch = (one: Step) => (letters += JSON.stringify(one).length) > KEPT.letters
  const recent = [...steps, step].slice(-KEPT.steps)
  const all = recent.slice(Math.min(recent.findLastIndex(isTooMuch) + 1, recent.length - 1))
  return withRemoved({ ...journal, steps: all, done: all.length }, removed)
}

/** Adds removed entries. An entry that was removed before becomes the latest. */
export function withRemoved(journal: Journal, removed: readonly TakenEntry[]): Journal {
  const gone = new Set(removed.map(({ id }) => id))
  return { ...journal, removed: [...journal.removed.filter(({ id }) => !gone.has(id)), ...removed] }
}

type Move = 'undo' | 'redo'

export function stepFor({ steps, done }: Journal, type: Move): Step {
  const step = steps[type === 'undo' ? done - 1 : done]
  if (!step) throw new UsageError(`There is nothing to ${type}.`)
  return step
}

/**
 * Undoes or redoes a step. If that would lose later changes, the texts stay, and the step leaves the history
 * with a message. Otherwise it would block the steps before it.
 */
export function withMove(
  journal: Journal,
  texts: Texts,
  type: Move,
): [Texts, Journal, message?: string] {
  const step = stepFor(journal, type)
  const { steps, done } = journal
  const before = type === 'undo' ? done - 1 : done
  const isUnchanged = revisionOf(texts.own) === (type === 'undo' ? step.after : step.before)
  const given = (patch: StructuredPatch) => (type === 'undo' ? reversePatch(patch) : patch)
  const own = (isUnchanged ? applyExactly : applyToChanged)(texts.own, given(step.patch))
  const other = step.other && applyToChanged(texts.other!, given(step.other.patch))
  if (own !== false && other !== false)
    return [
      { own, other },
      { ...journal, done: type === 'undo' ? before : done + 1 },
    ]
  return [
    texts,
    { ...journal, steps: steps.filter((one) => one !== step), done: before },
    `This step cannot be ${type === 'undo' ? 'undone' : 'redone'} any more, because the same lines have changed since, for example by an import. Nothing changed, and the step has left the history.`,
  ]
}

/** The ids of the entries that were moved to another file, and that no later step concerns. */
export function movedAway({ steps, done }: Journal): ReadonlySet<string> {
  const moved = new Set<string>()
  for (const { label } of steps.slice(0, done))
    for (const id of label.photos) moved[label.type === 'move' ? 'add' : 'delete'](id)
  return moved
}

export function labelsIn({ steps, done }: Journal): { undo?: Label; redo?: Label } {
  const [undo, redo] = [steps[done - 1]?.label, steps[done]?.label]
  return { ...(undo ? { undo } : {}), ...(redo ? { redo } : {}) }
}
