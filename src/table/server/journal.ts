import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Album } from '../../darkroom/album/albumFile.ts'
import { CommandError, EXIT } from '../../darkroom/diagnostics/exit.ts'
import type { Disk } from '../../darkroom/files/disk.ts'
import { privateFolder } from '../../darkroom/files/places.ts'
import type { Act, ActLabel, Transfer } from '../contract.ts'
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
    case 'focus':
      return [literal(act.photo, 'focus', act.at)]
    case 'hide':
    case 'show': {
      const hidden = act.type === 'hide' ? 'true' : null
      const members = act.photos.map((photo) => ({ photo, name: 'hide', literal: hidden }))
      const edits = act.type === 'hide' ? withoutCover(text, act.photos) : []
      return [...edits, { type: 'members', members }]
    }
    case 'remove':
    case 'move':
      return [...withoutCover(text, act.photos), { type: 'take', ids: act.photos }]
    case 'copy':
      return []
    case 'turn': {
      const known = new Map((JSON.parse(text) as Album).photos.map((one) => [one.id, one]))
      const members = act.photos.map((photo) => {
        const rotate = ((known.get(photo)?.rotate ?? 0) + 90) % 360
        return { photo, name: 'rotate', literal: rotate ? String(rotate) : null }
      })
      return [{ type: 'members', members }]
    }
    case 'putBack':
      return [{ type: 'put', entries: removed.filter(({ id }) => act.photos.includes(id)) }]
  }
}

const photosOf = (act: Act): string[] =>
  act.type === 'order' ? [] : 'photo' in act ? [act.photo] : act.photos

/** What a move or a copy does to the album that it leads to: the entries stand at its end. */
function editsThere(act: Transfer, { own, other = '' }: Texts): Edit[] {
  const there = (JSON.parse(other) as Album).photos
  const entries = takenFrom(own, act.photos).map(({ id, text }, i) => ({
    id,
    text,
    at: there.length + i,
  }))
  for (const { id, text } of entries) {
    const same = there.find((one) => one.id === id)
    if (same && same.src !== (JSON.parse(text) as Album['photos'][number]).src)
      throw new CommandError(
        EXIT.usage,
        `${id}: that album has another photo of this id. Give one of them another id. Nothing changed.`,
      )
  }
  return [{ type: 'put', entries }]
}

/** Texts and the journal with one more step done. What was taken back can no longer be done again. */
export function withStep(journal: Journal, texts: Texts, act: Act): [Texts, Journal] {
  const { steps, done, removed } = journal
  const { own, other } = texts
  const redo = editsOf(act, own, removed)
  const there = 'to' in act && other !== undefined ? editsThere(act, texts) : undefined
  const photos = photosOf(act)
  const step: Step = {
    label: { type: act.type, photos },
    undo: inverseOfAll(own, redo),
    redo,
    ...('to' in act && there
      ? { other: { key: act.to, undo: inverseOfAll(other!, there), redo: there } }
      : {}),
  }
  const all = [...steps.slice(0, done), step].slice(-KEPT)
  const out = act.type === 'remove' ? takenFrom(own, photos) : []
  const gone = new Set(out.map(({ id }) => id))
  const tray = [...removed.filter(({ id }) => !gone.has(id)), ...out]
  return [
    { own: editAll(own, redo), other: there && editAll(other!, there) },
    { version: NONE.version, steps: all, done: all.length, removed: tray },
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
