import type { AlbumState, RequestedAct, TablePhoto } from '../../contract'
import { isMove, photosOf } from '../../contract'

/** Applies an act optimistically. Acts without a visible effect here wait for the server's state. */
export function previewAct(album: AlbumState, act: RequestedAct): AlbumState {
  const { photos } = album
  const named = photosOf(act)
  const edit = (change: (one: TablePhoto) => Partial<TablePhoto>): AlbumState => ({
    ...album,
    photos: photos.map((one) => (named.includes(one.id) ? { ...one, ...change(one) } : one)),
  })
  switch (act.type) {
    case 'order': {
      const ranks = new Map(act.ids.map((id, i) => [id, i]))
      const rankOf = ({ id }: TablePhoto) => ranks.get(id) ?? Infinity
      return { ...album, photos: photos.toSorted((a, b) => rankOf(a) - rankOf(b)) }
    }
    case 'caption':
      return edit(({ photo }) => ({ caption: act.text, photo: { ...photo, alt: act.text } }))
    case 'focus':
      return edit(({ photo }) => ({ photo: { ...photo, focus: act.at } }))
    case 'cover':
      return { ...album, cover: act.photo }
    case 'hide':
    case 'show':
      return edit(({ photo }) => ({ photo: { ...photo, hide: act.type === 'hide' || undefined } }))
    case 'remove':
    case 'move':
      return { ...album, photos: photos.filter(({ id }) => !named.includes(id)) }
    default:
      return album
  }
}

/** Whether an act that shows an effect at once would change nothing. */
export function isDone(act: RequestedAct, album: AlbumState): boolean {
  const after = previewAct(album, act)
  return after !== album && JSON.stringify(after) === JSON.stringify(album)
}

/** Whether what an act concerns is unchanged, so that the act can be sent again. */
export function stillStands(act: RequestedAct, before: AlbumState, now: AlbumState): boolean {
  if (isMove(act)) return JSON.stringify(before[act.type]) === JSON.stringify(now[act.type])
  if (act.type === 'putBack') return act.photos.every((id) => now.removed.some((p) => p.id === id))
  const ids = act.type === 'order' ? act.ids : photosOf(act)
  const about = ({ photos }: AlbumState) => photos.filter(({ id }) => ids.includes(id))
  const [then, since] = [about(before), about(now)]
  const isSame = since.every((one, i) => one === then[i]) && before.cover === now.cover
  return isSame && ids.length > 0 && since.length === ids.length
}

/** Fits an act to the current album. The server places new photographs in an order. `undefined`: nothing is left to do. */
export function adaptAct(act: RequestedAct, { photos: all }: AlbumState): RequestedAct | undefined {
  const now = new Set(all.map(({ id }) => id))
  if ('photo' in act) return now.has(act.photo) ? act : undefined
  if (isMove(act)) return act
  const isFit = (id: string) => now.has(id) !== (act.type === 'putBack')
  if (act.type === 'order')
    return act.ids.some(isFit) ? { ...act, ids: act.ids.filter(isFit) } : undefined
  const photos = act.photos.filter(isFit)
  return photos.length ? { ...act, photos } : undefined
}
