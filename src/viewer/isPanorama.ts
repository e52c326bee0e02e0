import type { AlbumPhoto } from '../content/album'
import { ratioOf } from '../images/ratioOf'
import { PANORAMA } from './constants'

/** Whether a picture is as wide as the window, with the links to its neighbours below it. */
export const isPanorama = (photo: Pick<AlbumPhoto, 'width' | 'height'>): boolean =>
  ratioOf(photo) >= PANORAMA
