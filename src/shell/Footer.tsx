import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { words as outside } from 'virtual:words/outside'
import { words } from 'virtual:words/markdownPage'
import { pagePath } from '../content/addresses'
import { pages, site } from '../content/site'
import { PART } from '../document'
import { FontFallback, IsolatedText } from '../page/FontFallback'
import { toHostPath } from '../address/sitePath'

const PAGES = pages.filter(({ footer }) => footer)
const OUTSIDE = site.footer ?? []
const LINK = 'flex min-h-11 items-center transition-color hover:text-accent'

/** The current year and the owner's links. Over the relief of the not-found page it has a background. */
export function Footer({ isOverRelief }: { isOverRelief: boolean }) {
  const [year, setYear] = useState(() => __BUILD_YEAR__)
  useEffect(() => setYear(new Date().getFullYear()), [])
  const hasLinks = PAGES.length > 0 || OUTSIDE.length > 0
  // A single text node, because a second one would move when the font loads.
  const line = <FontFallback text={`© ${year} ${site.name}`} />
  return (
    <footer
      data-part={PART.footer}
      className={`text-note text-ink-muted ${
        hasLinks ? 'flex flex-wrap items-center justify-between gap-x-8 pt-2 pb-4' : 'pt-5 pb-7'
      } ${isOverRelief ? 'relative bg-paper px-margin' : 'mx-margin mt-footer border-t border-line'}`}
    >
      {hasLinks ? <span>{line}</span> : line}
      {hasLinks && (
        <nav aria-label={words.furtherPages} className="print:hidden">
          <ul className="flex flex-wrap gap-x-6">
            {PAGES.map((page) => (
              <li key={page.id}>
                <Link to={pagePath(page)} className={LINK}>
                  <IsolatedText text={page.title} />
                </Link>
              </li>
            ))}
            {OUTSIDE.map(({ label, url }) => (
              <li key={url}>
                {url.startsWith('/') ? (
                  <a href={toHostPath(url)} className={LINK}>
                    <IsolatedText text={label} />
                  </a>
                ) : (
                  <a href={url} target="_blank" rel="noopener noreferrer" className={LINK}>
                    <IsolatedText text={label} />
                    <span className="sr-only"> {outside.newTab}</span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </footer>
  )
}
