import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError, EXIT } from '../../darkroom/diagnostics/exit.ts'
import type { Disk } from '../../darkroom/files/disk.ts'
import { privateFolder } from '../../darkroom/files/places.ts'
import type { Act, ActLabel } from '../contract.ts'
import {
  type Edit,
  editAll,
  inverseOfAll,
  isDone,
  type TakenEntry,
  takenFrom,
} from './editAlbum.ts'

type Step = { label: ActLabel; undo: Edit[]; redo: Edit[] }

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

/** The cover of the album is none of these photos any more. */
function withoutCover(text: string, photos: readonly string[]): Edit[] {
  const { cover } = JSON.parse(text) as { cover?: string }
  if (cover === undefined || !photos.includes(cover)) return []
  return [{ type: 'members', members: [{ name: 'cover', literal: null }] }]
}

/** What an act does to the text of an album. */
function editsOf(act: Act, text: string, removed: readonly TakenEntry[]): Edit[] {
  const literal = (photo: string | undefined, name: string, value: unknown): Edit => ({
    type: 'members',
    members: [{ ...(photo === undefined ? {} : { photo }), name, literal: JSON.stringify(value) }],
  })
  switch (act.type) {
    case 'order':
      return [act]
    case 'caption':
      return [literal(act.photo, 'alt', act.text)]
    case 'cover':
      return [literal(undefined, 'cover', act.photo)]
    case 'hide':
    case 'show': {
      const hidden = act.type === 'hide' ? 'true' : null
      const members = act.photos.map((photo) => ({ photo, name: 'hide', literal: hidden }))
      const edits = act.type === 'hide' ? withoutCover(text, act.photos) : []
      return [...edits, { type: 'members', members }]
    }
    case 'remove':
      return [...withoutCover(text, act.photos), { type: 'take', ids: act.photos }]
    case 'putBack':
      return [{ type: 'put', entries: removed.filter(({ id }) => act.photos.includes(id)) }]
  }
}

const photosOf = (act: Act): string[] =>
  act.type === 'order' ? [] : 'photo' in act ? [act.photo] : act.photos

/** A text and its journal with one more step done. What was taken back can no longer be done again. */
export function withStep(journal: Journal, text: string, act: Act): [string, Journal] {
  const { steps, done, removed } = journal
  const redo = editsOf(act, text, removed)
  const photos = photosOf(act)
  const step = { label: { type: act.type, photos }, undo: inverseOfAll(text, redo), redo }
  const all = [...steps.slice(0, done), step].slice(-KEPT)
  const out = act.type === 'remove' ? takenFrom(text, photos) : []
  const gone = new Set(out.map(({ id }) => id))
  const tray = [...removed.filter(({ id }) => !gone.has(id)), ...out]
  return [
    editAll(text, redo),
    { version: NONE.version, steps: all, done: all.length, removed: tray },
  ]
}

/** A text and its journal with a step taken back or done again. Throws a CommandError where that would lose something. */
export function withMove(journal: Journal, text: string, type: 'undo' | 'redo'): [string, Journal] {
  const { steps, done } = journal
  const step = steps[type === 'undo' ? done - 1 : done]
  if (!step) throw new CommandError(EXIT.usage, `There is nothing to ${type}.`)
  const [there, wanted] = type === 'undo' ? [step.redo, step.undo] : [step.undo, step.redo]
  if (!isDone(text, there))
    throw new CommandError(
      EXIT.usage,
      `What this would ${type} was changed elsewhere since, and would be lost. Nothing changed.`,
    )
  return [editAll(text, wanted), { ...journal, done: done + (type === 'undo' ? -1 : 1) }]
}

/** What an undo and a redo would take back and do again. */
export function labelsIn({ steps, done }: Journal): { undo?: ActLabel; redo?: ActLabel } {
  const [undo, redo] = [steps[done - 1]?.label, steps[done]?.label]
  return { ...(undo ? { undo } : {}), ...(redo ? { redo } : {}) }
}
