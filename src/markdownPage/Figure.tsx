import type { PageFigure } from '../content/pageText'
import { sources } from '../images/sources'
import { FontFallback } from '../page/FontFallback'
import { FROM_WIDTH } from '../theme'

type Props = Pick<PageFigure, 'picture' | 'caption'> & { isInMargin?: boolean }

/** A quarter of wide windows, the text's 38 em, or the full width of narrow windows. */
const SIZES = {
  margin: `${FROM_WIDTH.wide} 22vw,${FROM_WIDTH.medium} 40rem,calc(100vw - 32px)`,
  text: `${FROM_WIDTH.medium} 40rem,calc(100vw - 32px)`,
}

export function Figure({ picture, caption, isInMargin = false }: Props) {
  return (
    <figure
      className={`max-w-measure print:break-inside-avoid ${isInMargin ? 'wide:col-span-3' : 'not-first:mt-section'}`}
    >
      <img
        {...sources(picture)}
        sizes={isInMargin ? SIZES.margin : SIZES.text}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
        style={{ backgroundColor: picture.color }}
      />
      {caption !== '' && (
        <figcaption className="pt-2 photo-caption whitespace-normal text-ink-muted">
          <FontFallback text={caption} />
        </figcaption>
      )}
    </figure>
  )
}
