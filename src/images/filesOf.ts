import type { Photo } from '../content/schema.ts'
import { candidates } from './sources.ts'

type Named = Pick<Photo, 'src' | 'width' | 'widths' | 'template' | 'candidates' | 'jpeg' | 'mirror'>

/** All files of a picture and its mirror, the site's own copy. A picture of unknown width has one file. */
export function filesOf(picture: Named): { src: string; width: number | undefined }[] {
  const { src, width, jpeg, mirror } = picture
  const avif = candidates(picture)
  const beside = jpeg ? avif.map((c) => ({ ...c, src: c.src.replace(/\.avif$/, '.jpg') })) : []
  const own = width === undefined ? [{ src, width }] : avif
  return [...own, ...beside, ...(mirror ? candidates(mirror) : [])]
}
