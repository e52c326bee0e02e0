import { useEffect, useState } from 'react'
import { site } from '../content/site'
import { PART } from '../document'
import { FontFallback } from '../page/FontFallback'

/**
 * The copyright line, with the year the visitor lives in even when the page was prerendered in another.
 * @param isOverRelief the relief of the not-found page runs under it: its line has a background of its own
 */
export function Footer({ isOverRelief }: { isOverRelief: boolean }) {
  const [year, setYear] = useState(() => __BUILD_YEAR__)
  useEffect(() => setYear(new Date().getFullYear()), [])
  return (
    <footer
      data-part={PART.footer}
      className={`pt-5 pb-7 text-note text-ink-muted ${
        isOverRelief ? 'relative bg-paper px-margin' : 'mx-margin mt-footer border-t border-line'
      }`}
    >
      {/* One text: a name after another text would move when the font comes. */}
      <FontFallback text={`© ${year} ${site.name}`} />
    </footer>
  )
}
