import { type AlbumState, photosOf, type RequestedAct, type TablePhoto } from '../contract'

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
      return edit(({ photo }) => ({ photo: { ...photo, hide: true } }))
    case 'show':
      return edit(({ photo: { hide: _hide, ...photo } }) => ({ photo }))
    case 'remove':
    case 'move':
      return { ...album, photos: photos.filter(({ id }) => !named.includes(id)) }
    default:
      return album
  }
}
