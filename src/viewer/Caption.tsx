import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import type { AlbumPhoto } from '../content/album'
import { captureLine } from './captureLine'
import { SEGMENTS } from './constants'

type Props = { photo: AlbumPhoto; index: number; count: number }

/** Whether a text is too long for its box. */
function useOverflow() {
  const box = useRef<HTMLHeadingElement>(null)
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const look = () => setOverflows(current.scrollHeight > current.clientHeight)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { box, overflows }
}

/** Below the picture: where it stands in the album as a map's scale, its caption, how it was taken. */
export function Caption({ photo, index, count }: Props) {
  const capture = captureLine(photo.capture)
  const { box, overflows } = useOverflow()
  const scale = { '--segments': Math.min(SEGMENTS, count), '--place': (index + 0.5) / count }
  return (
    <div className="foot-row">
      <div className="scale" aria-hidden="true" style={scale as CSSProperties}>
        <i />
      </div>
      <h1
        ref={box}
        className={photo.alt ? 'caption' : 'sr-only'}
        // Keys must get at it to scroll it.
        {...(overflows && photo.alt ? { tabIndex: 0 } : {})}
      >
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
