import { useState } from 'react'
import type { AlbumPhoto } from '../content/album'
import type { Size } from './gestures/geometry'

/** The pixels of photographs; of one whose album does not say, once its picture has loaded. */
export function usePictureSizes() {
  const [measured, setMeasured] = useState<Record<string, Size>>({})
  const sizeOf = ({ id, width, height }: AlbumPhoto): Size | undefined =>
    width && height ? { width, height } : measured[id]
  /** Reads a photograph's size off the picture in `box`, if that has loaded. */
  const measure = (photo: AlbumPhoto, box: Element | null) => {
    const { naturalWidth: width, naturalHeight: height } = box?.querySelector('img') ?? {}
    if (width && height && !sizeOf(photo))
      setMeasured((sizes) => ({ ...sizes, [photo.id]: { width, height } }))
  }
  return { sizeOf, measure }
}
