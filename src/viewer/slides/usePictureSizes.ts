import { useState } from 'react'
import type { AlbumPhoto } from '../../content/album'
import type { Dimensions } from '../gestures/geometry'

/** The sizes of photographs, px. An unknown size is read from the loaded picture. */
export function usePictureSizes() {
  const [measured, setMeasured] = useState<Record<string, Dimensions>>({})
  const sizeOf = ({ id, width, height }: AlbumPhoto): Dimensions | undefined =>
    width && height ? { width, height } : measured[id]
  const measure = (photo: AlbumPhoto, box: Element | null) => {
    const { naturalWidth: width, naturalHeight: height } = box?.querySelector('img') ?? {}
    if (width && height && !sizeOf(photo))
      setMeasured((sizes) => ({ ...sizes, [photo.id]: { width, height } }))
  }
  return { sizeOf, measure }
}
