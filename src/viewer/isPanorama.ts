import type { AlbumPhoto } from '../content/album'
import { PANORAMA } from './constants'

/** Whether a picture is as wide as the window, with the links to its neighbours below it. */
export const isPanorama = ({ width = 0, height = 1 }: Pick<AlbumPhoto, 'width' | 'height'>) =>
  width / height >= PANORAMA
