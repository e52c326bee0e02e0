import type { Photo } from '../../content/schema.ts'
import { UsageError } from '../diagnostics/exit.ts'
import { putAt, setValue, takeAt, withEntries } from '../edits/editJson.ts'
import type { Journal, TakenEntry } from '../edits/journal.ts'
import { FIELDS, parseAlbum } from './albumFile.ts'
import { insertByTime } from './insertByTime.ts'

// These functions edit the text of an album file without faults. They keep every other byte.

const idsIn = (text: string) => parseAlbum(text).photos.map(({ id }) => id)

function placeOf(ids: readonly string[], id: string): number {
  const at = ids.indexOf(id)
  if (at < 0) throw new UsageError(`${id}: is not there. Nothing changed.`)
  return at
}

/** Sets a field of these photos. `undefined` removes the field. */
export function setField(
  text: string,
  photos: readonly string[],
  name: string,
  valueOf: (photo: Photo) => unknown,
): string {
  const all = parseAlbum(text).photos
  const ids = all.map(({ id }) => id)
  const places = photos.map((photo) => placeOf(ids, photo))
  return withEntries(text, ['photos'], ({ texts }) => {
    for (const at of places) texts[at] = setValue(texts[at]!, [name], valueOf(all[at]!), FIELDS)
  })
}

export function entriesOf(text: string, photos: readonly string[]): TakenEntry[] {
  const ids = idsIn(text)
  const places = photos.map((id) => placeOf(ids, id)).toSorted((a, b) => a - b)
  const entries: TakenEntry[] = []
  withEntries(text, ['photos'], ({ texts }) =>
    entries.push(...places.map((at) => ({ id: ids[at]!, at, text: texts[at]! }))),
  )
  return entries
}

function withoutCover(text: string, photos: readonly string[]): string {
  const { cover } = parseAlbum(text)
  return cover !== undefined && photos.includes(cover) ? setValue(text, ['cover'], undefined) : text
}

/** Hides or shows photos. A hidden photo cannot be the cover. */
export function withHidden(text: string, photos: readonly string[], isHidden: boolean): string {
  const now = isHidden ? withoutCover(text, photos) : text
  return setField(now, photos, 'hide', () => isHidden || undefined)
}

/** Turns published pictures by another 90° clockwise at the next import. */
export const withTurned = (text: string, photos: readonly string[]): string =>
  setField(text, photos, 'rotate', ({ rotate = 0 }) => (rotate + 90) % 360 || undefined)

export function without(text: string, photos: readonly string[]): string {
  const now = withoutCover(text, photos)
  const taken = entriesOf(now, photos).toReversed()
  return withEntries(now, ['photos'], (all) => taken.forEach(({ at }) => takeAt(at)(all)))
}

/** The ids of an album's photos, and of removed photos behind those that they followed. */
export function fullOrder(text: string, { order = [] }: Journal): string[] {
  const all = idsIn(text)
  order.forEach((id, i) => {
    if (!all.includes(id)) all.splice(all.indexOf(order[i - 1] ?? '') + 1, 0, id)
  })
  return all
}

/** Puts removed photos back in their places among the photos that are there. */
export function withPutBack(text: string, photos: readonly string[], journal: Journal): string {
  const there = new Set([...idsIn(text), ...photos])
  const order = fullOrder(text, journal).filter((id) => there.has(id))
  const entries = journal.removed
    .filter(({ id }) => photos.includes(id))
    .map((one) => ({ ...one, at: order.includes(one.id) ? order.indexOf(one.id) : one.at }))
  entries.sort((a, b) => a.at - b.at)
  return insert(text, entries)
}

/** Adds photos at the end, but for those that are there. */
export const addPhotos = (text: string, entries: readonly TakenEntry[]): string =>
  insert(
    text,
    entries.map((one) => ({ ...one, at: Infinity })),
  )

/** Throws a UsageError if an album has one of these photos with another description, focal point or rotation. */
export function checkSameSettings(text: string, entries: readonly TakenEntry[]): void {
  const there = new Map(parseAlbum(text).photos.map((photo) => [photo.id, photo]))
  const isLost = ({ id, text: entry }: TakenEntry) => {
    const moved = JSON.parse(entry) as Photo
    const other = there.get(id)
    const isOnlyHere = (name: 'alt' | 'focus' | 'rotate') =>
      Boolean(moved[name]) && String(moved[name]) !== String(other?.[name])
    return other?.src === moved.src && (['alt', 'focus', 'rotate'] as const).some(isOnlyHere)
  }
  if (entries.some(isLost))
    throw new UsageError(
      'That album has this photograph already, with another description, focal point or rotation. Remove it here instead. Nothing changed.',
    )
}

/** Adds the new entries. Throws a UsageError if the album has a different photo with the same id. */
function insert(text: string, entries: readonly TakenEntry[]): string {
  const there = new Map(parseAlbum(text).photos.map(({ id, src }) => [id, src]))
  const isNew = ({ id, text: entry }: TakenEntry) => {
    if (!there.has(id)) return true
    if (there.get(id) === (JSON.parse(entry) as Photo).src) return false
    throw new UsageError(
      `${id}: that album has another photo of this id. Give one of them another id. Nothing changed.`,
    )
  }
  const added = entries.filter(isNew)
  return withEntries(text, ['photos'], (all) => {
    for (const { at, text: entry } of added) putAt(at, entry)(all)
  })
}

/** Photos that `wanted` does not name come where an import would add them: by time, or else at the end. */
export function inOrder(text: string, wanted: readonly string[]): string {
  const { photos } = parseAlbum(text)
  const ids = photos.map(({ id }) => id)
  const named = new Set(wanted.map((id) => photos[placeOf(ids, id)]!))
  if (named.size !== wanted.length)
    throw new UsageError('The new order of photos names one of them twice. Nothing changed.')
  const others = photos.filter((one) => !named.has(one))
  const places = new Map(photos.map((one, i) => [one, i]))
  const order = insertByTime([...named], others, new Map())
  return withEntries(text, ['photos'], ({ texts }) =>
    texts.splice(0, texts.length, ...order.map((one) => texts[places.get(one)!]!)),
  )
}
