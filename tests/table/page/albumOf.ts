import type { AlbumState, TablePhoto } from '../../../src/table/contract'

export const photoOf = (id: string): TablePhoto => ({
  id,
  caption: '',
  photo: { id, src: '/photos/a.avif', width: 3, height: 2, alt: '' },
})

/** An album with these photographs, as the server sends it. */
export const albumOf = (ids: readonly string[], more: Partial<AlbumState> = {}): AlbumState => ({
  id: 'alps',
  key: 'alps',
  title: 'Alps',
  revision: '1',
  photos: ids.map(photoOf),
  removed: [],
  others: [],
  keepsOriginals: false,
  ...more,
})
