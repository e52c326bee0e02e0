import { useLayoutEffect, useRef, useState } from 'react'
import { words } from 'virtual:words/photo'
import type { AlbumPhoto } from '../../content/album'
import { PART } from '../../document'
import { FontFallback } from '../../page/FontFallback'
import { captureLine } from './captureLine'
import { isOverflowing } from './isOverflowing'
import { RightsParts } from './RightsParts'

const SEGMENTS = 24 // of the scale bar, at most

type Props = { photo: AlbumPhoto; index: number; count: number }

/** The photograph's position in the album as a scale bar, its caption, capture data and rights. */
export function Caption({ photo, index, count }: Props) {
  const capture = captureLine(photo.capture)
  const { box, overflows } = useOverflow()
  return (
    <div
      className="relative z-1 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 px-margin pt-4 pb-5 area-foot narrow:pb-20 low:pt-2 low:pb-3 sideways:aside-column"
      data-part={PART['viewer-foot']}
    >
      <Scale index={index} count={count} />
      <h1
        ref={box}
        className={
          photo.alt
            ? 'scrolling-caption voice-nature text-lead leading-note tracking-normal text-pretty normal-nums narrow:w-full sideways:order-1 sideways:text-lead-aside'
            : 'sr-only'
        }
        // Keyboard scrolling requires focus.
        {...(overflows && photo.alt ? { tabIndex: 0 } : {})}
      >
        {/* Each photo has a new element: in a translated page, React's text node is gone. */}
        <span key={photo.id} ref={scrollToTop}>
          <FontFallback text={photo.alt || words.place(index, count)} />
        </span>
      </h1>
      {(capture.length > 0 || photo.rights) && (
        <p
          className="flex flex-wrap gap-x-4.5 text-note font-medium text-ink-muted narrow:w-full sideways:order-2 sideways:gap-x-3.5 sideways:leading-keys"
          data-part={PART.capture}
        >
          {capture.map((part) => (
            <bdi key={part}>{part} </bdi>
          ))}
          {photo.rights && <RightsParts {...photo.rights} />}
        </p>
      )}
    </div>
  )
}

/** A new caption begins at its first line, even if the previous one was scrolled. */
const scrollToTop = (text: HTMLElement | null) => text?.parentElement?.scrollTo(0, 0)

function Scale({ index, count }: { index: number; count: number }) {
  return (
    <div
      className="scale-bar relative mb-1 w-full flex-none forced-drawing rtl:mirrored low:hidden sideways:aside-end upright:between-corners sideways:lowest:hidden"
      data-part={PART.scale}
      aria-hidden="true"
      style={{ '--segments': Math.min(SEGMENTS, count), '--place': (index + 0.5) / count }}
    >
      <i className="scale-pin absolute transition-translate" />
    </div>
  )
}

function useOverflow() {
  const box = useRef<HTMLHeadingElement>(null)
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const observer = new ResizeObserver(() => setOverflows(isOverflowing(current)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { box, overflows }
}
