import type { CSSProperties } from 'react'
import type { Photo } from '../content/schema'
import { layout } from './layout'
import { PhotoFrame } from './PhotoFrame'

/** Pictures asked for at once and at high priority. The others of the first view follow when the page is laid out; together they would only share the line. */
const FIRST = 1

/** The photos of an album in justified rows, never cropped, each with its alt text as caption. */
export function AlbumGrid({ photos }: { photos: Photo[] }) {
  const tiles = layout(photos.map(({ width = 3, height = 2 }) => width / height))
  return (
    <ul className="rows">
      {photos.map((photo, i) => (
        <li key={photo.id} className="shot" style={tiles[i]!.style as CSSProperties}>
          <figure>
            <PhotoFrame photo={photo} alt={photo.alt} sizes={tiles[i]!.sizes} first={i < FIRST} />
            {photo.alt && <figcaption aria-hidden="true">{photo.alt}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
}
