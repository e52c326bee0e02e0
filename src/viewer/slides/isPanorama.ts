import type { AlbumPhoto } from '../../content/album'
import { ratioOf } from '../../images/ratioOf'

/** From this width over height, a picture is as wide as the window, and the links are below it. */
const PANORAMA = 2.5

export const isPanorama = (photo: Pick<AlbumPhoto, 'width' | 'height'>): boolean =>
  ratioOf(photo) >= PANORAMA
