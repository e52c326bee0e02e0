import type { RequestedAct } from '../../contract'
import { act, reject, startEditing } from './editing'
import { focusShot, placeNow } from './shots'
import { currentPath, idsNow, reset, useTable } from './tableStore'

const albumNow = () => useTable.getState().album
const photoOf = (id: string) => albumNow()?.photos.find((one) => one.id === id)
export const canBeCover = (id: string): boolean =>
  albumNow()?.cover !== id && photoOf(id)?.photo.src !== '' && !photoOf(id)?.photo.hide

export const makeCover = (id: string) => canBeCover(id) && act({ type: 'cover', photo: id })
export const areHidden = (ids: readonly string[]) => ids.every((id) => photoOf(id)?.photo.hide)

export function hideOrShow(ids: readonly string[]): void {
  const isShown = areHidden(ids)
  const photos = ids.filter((id) => Boolean(photoOf(id)?.photo.hide) === isShown)
  act({ type: isShown ? 'show' : 'hide', photos })
}

/** The photograph that gets focus after `photos` have left the album. */
function nextAfter(photos: readonly string[]): string | undefined {
  const ids = idsNow()
  const from = ids.findIndex((id) => photos.includes(id))
  const stays = (id: string) => !photos.includes(id)
  return ids.slice(from).find(stays) ?? ids.slice(0, from).findLast(stays)
}

/** Moves photographs to the tray, and opens it if it was empty. */
export function remove(photos: string[]): void {
  const next = nextAfter(photos)
  if (!albumNow()?.removed.length) useTable.setState({ isTrayOpen: true })
  act({ type: 'remove', photos })
  focusShot(next)
}

/** Moves or copies photographs to the end of another album. @param to its key */
export function transfer(type: 'move' | 'copy', photos: string[], to: string): void {
  const next = type === 'move' ? nextAfter(photos) : useTable.getState().current
  act({ type, photos, to })
  focusShot(next)
}

/** Only photographs without a description can be decorative. */
export const undescribed = (ids: readonly string[]) =>
  ids.filter((id) => photoOf(id)?.caption === '' && !photoOf(id)?.photo.decorative)

/** Only photographs whose files the darkroom publishes can be turned. */
export const turnable = (ids: readonly string[]): string[] =>
  albumNow()?.photos.flatMap(({ id, isOwn }) => (isOwn && ids.includes(id) ? id : [])) ?? []

export function turn(ids: readonly string[]): void {
  const photos = turnable(ids)
  if (photos.length) act({ type: 'turn', photos })
}

/** Closes the caption field, and saves the text if it has changed. */
export function saveDraft(): void {
  const { draft } = useTable.getState()
  if (!draft) return
  useTable.setState({ draft: undefined })
  const photo = photoOf(draft.id)
  const text = draft.text.trim()
  if (!photo || text === draft.before || text === photo.caption) return
  const now: RequestedAct = { type: 'caption', photo: photo.id, text }
  // Another tab or program may have changed the caption meanwhile.
  if (photo.caption === draft.before) act(now)
  else reject([now])
}

/** Leaves the album for its list, with its settings open. */
export function showSettings(): void {
  saveDraft()
  const { album, page, list } = useTable.getState()
  const opener = page === undefined ? album?.key : `~${album?.id}`
  const left = { page: page ?? currentPath(), list: page && list, current: placeNow() }
  reset({ ...left, settings: `/${album?.id}`, opener })
}

/** Opens an album with the caption of a photograph in hand. */
export const startWriting = (album: string, photo = '') =>
  startEditing(album, photo).then(() => writeCaption(photo))

export function writeCaption(id: string): void {
  saveDraft()
  const text = photoOf(id)?.caption
  if (text === undefined) return
  useTable.setState({ draft: { id, album: albumNow()!.id, text, before: text }, current: id })
}
