import type { Photo } from '../content/schema.ts'
import { candidates } from './sources.ts'

type Named = Pick<Photo, 'src' | 'width' | 'widths' | 'template' | 'candidates' | 'jpeg' | 'mirror'>

/**
 * Every file that the site may ask for, for one picture, and the copies that it keeps of an outside
 * one. `width` in px; a picture of unknown width has one file.
 */
export function filesOf(picture: Named): { src: string; width: number | undefined }[] {
  const { src, width, jpeg, mirror } = picture
  if (width === undefined) return [{ src, width }]
  const avif = candidates(picture)
  const beside = jpeg ? avif.map((c) => ({ ...c, src: c.src.replace(/\.avif$/, '.jpg') })) : []
  return [...avif, ...beside, ...(mirror ? candidates(mirror) : [])]
}
