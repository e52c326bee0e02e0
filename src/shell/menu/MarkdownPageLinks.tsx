import { words } from 'virtual:words/markdownPage'
import { IsolatedText } from '../../page/FontFallback'
import { toHostPath } from '../../address/sitePath'
import { PAGE_LINKS } from './menuLinks'

/** Links to the owner's pages without script. They are below the page: the bar has too little space. */
export function MarkdownPageLinks() {
  if (PAGE_LINKS.length === 0) return null
  return (
    <noscript>
      {import.meta.env.SSR && (
        <nav aria-label={words.furtherPages} className="px-margin pb-7 text-note print:hidden">
          <ul className="flex flex-wrap gap-x-8">
            {PAGE_LINKS.map(({ to, name }) => (
              <li key={to}>
                <a
                  href={toHostPath(to)}
                  className="flex min-h-11 items-center transition-color hover:text-accent"
                >
                  <IsolatedText text={name} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </noscript>
  )
}
