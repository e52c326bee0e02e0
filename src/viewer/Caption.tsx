import type { CSSProperties } from 'react'
import type { AlbumPhoto } from '../content/schema'
import { captureLine } from './captureLine'
import { SEGMENTS } from './constants'

type Props = { photo: AlbumPhoto; index: number; count: number }

/** Below the picture: where it stands in the album as a map's scale, its caption, how it was taken. */
export function Caption({ photo, index, count }: Props) {
  const capture = captureLine(photo.capture)
  const scale = { '--segments': Math.min(SEGMENTS, count), '--place': (index + 0.5) / count }
  return (
    <div className="foot-row">
      <div className="scale" aria-hidden="true" style={scale as CSSProperties}>
        <i />
      </div>
      <h1 className={photo.alt ? 'caption' : 'sr-only'}>
        {photo.alt || `Photo ${index + 1} of ${count}`}
      </h1>
      {capture.length > 0 && (
        <p className="capture">
          {capture.map((part) => (
            <span key={part}>{part} </span>
          ))}
        </p>
      )}
    </div>
  )
}
