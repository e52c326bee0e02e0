import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { words } from 'virtual:words/photo'
import type { AlbumPhoto } from '../content/album'
import { PART } from '../document'
import { FontFallback } from '../page/FontFallback'
import { captureLine } from './captureLine'
import { SEGMENTS } from './constants'
import { isCut } from './isCut'

type Props = { photo: AlbumPhoto; index: number; count: number }

/** Below the picture: where it stands in the album as a map's scale, its caption, how it was taken. */
export function Caption({ photo, index, count }: Props) {
  const capture = captureLine(photo.capture)
  const { box, overflows } = useOverflow()
  return (
    <div
      className="relative z-1 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 px-margin pt-4 pb-5 [grid-area:foot] narrow:pb-20 low:pt-2 low:pb-3 sideways:min-h-0 sideways:flex-col sideways:flex-nowrap sideways:items-stretch sideways:justify-start sideways:gap-2.5 sideways:overflow-x-hidden sideways:overflow-y-auto sideways:ps-4.5 sideways:pe-4 sideways:pb-1"
      data-part={PART['viewer-foot']}
    >
      <Scale index={index} count={count} />
      <h1
        ref={box}
        className={
          photo.alt
            ? // Letters of a face that reach beyond their line are nothing to scroll to.
              '-my-[0.2em] max-h-[30svh] overflow-y-auto py-[0.2em] voice-nature text-lead leading-note tracking-normal text-pretty normal-nums narrow:w-full sideways:order-1 sideways:max-h-none sideways:min-h-[1.25em] sideways:text-[1.3125rem]'
            : 'sr-only'
        }
        // Only what has the focus can be scrolled by keys.
        {...(overflows && photo.alt ? { tabIndex: 0 } : {})}
      >
        {/* A new element for each: a browser's translation takes the text of an old one away. */}
        <span key={photo.id}>
          <FontFallback text={photo.alt || words.place(index, count)} />
        </span>
      </h1>
      {capture.length > 0 && (
        <p
          // At the right; below a caption that leaves it no room there.
          className="flex flex-wrap gap-x-4.5 text-note font-medium text-ink-muted narrow:w-full sideways:order-2 sideways:gap-x-3.5 sideways:leading-[1.6]"
          data-part={PART.capture}
        >
          {capture.map((part) => (
            <bdi key={part}>{part} </bdi>
          ))}
        </p>
      )}
    </div>
  )
}

/** A map's scale, as long as the album, with a mark at the photograph's place. */
function Scale({ index, count }: { index: number; count: number }) {
  const style = { '--segments': Math.min(SEGMENTS, count), '--place': (index + 0.5) / count }
  return (
    <div
      // Forced colours take backgrounds away; these two are the drawing.
      className="relative mb-1 h-[24px] w-full flex-none before:absolute before:inset-x-0 before:inset-y-[9.5px] before:border before:border-ink rtl:[scale:-1_1] forced-colors:forced-color-adjust-none forced-colors:[--accent:Highlight] forced-colors:[--ink:CanvasText] low:hidden sideways:order-3 sideways:mt-auto sideways:mb-0 sideways:block upright:absolute upright:inset-x-19 upright:bottom-7 upright:m-0 upright:w-auto sideways:lowest:hidden"
      data-part={PART.scale}
      aria-hidden="true"
      style={style as CSSProperties}
    >
      <i className="absolute inset-x-0 inset-y-[2px] [translate:calc(var(--place)*100%)] transition-translate before:absolute before:-left-px before:h-[20px] before:w-[2px] before:bg-accent after:absolute after:top-[-4px] after:left-[-5px] after:size-[10px] after:rounded-round after:bg-accent" />
    </div>
  )
}

/** Whether a text is too long for its box. */
function useOverflow() {
  const box = useRef<HTMLHeadingElement>(null)
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const observer = new ResizeObserver(() => setOverflows(isCut(current)))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { box, overflows }
}
