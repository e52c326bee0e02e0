import { words } from 'virtual:words/photo'
import type { AlbumPhoto } from '../../content/album'
import { inJpeg, largestOf } from '../../images/sources'

const UNSAFE = /[\\/:*?"<>|\p{Cc}\s]+/gu
/** The most characters of a file name. File systems allow 255 bytes. */
const LONGEST = 60

type Saved = Pick<
  AlbumPhoto,
  'src' | 'alt' | 'width' | 'widths' | 'template' | 'candidates' | 'jpeg'
>

/** The largest published file, as JPEG if there is one, and a file name from album and caption. */
export function downloadOf(
  albumTitle: string,
  photos: readonly Saved[],
  index: number,
): { href: string; name: string } {
  const photo = photos[index]!
  const largest = { src: largestOf(photo) }
  const { src } = photo.jpeg ? inJpeg(largest) : largest
  const [, ending = ''] = /(\.[a-z0-9]+)(?:[?#].*)?$/i.exec(src) ?? []
  const title = `${albumTitle}, ${photo.alt || words.place(index, photos.length)}`
  const name = Array.from(title.replaceAll(UNSAFE, ' '))
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/, '')
  return { href: src, name: name + ending }
}
