import type { AlbumState } from '../contract'
import { type TableState, useTable } from './tableStore'

function albumIn({ album }: TableState): AlbumState {
  if (!album) throw new Error('No album is open.')
  return album
}

/** The open album. Throws if there is none. */
export const albumNow = (): AlbumState => albumIn(useTable.getState())

/** A part of the open album, for components of its screen. */
export const useAlbum = <Part>(part: (album: AlbumState) => Part): Part =>
  useTable((s) => part(albumIn(s)))
