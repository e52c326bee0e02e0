import { useEffect, useState } from 'react'
import { words } from 'virtual:words/markdownPage'
import type { Section } from '../content/pageText'
import { CurrentMark } from '../page/CurrentMark'
import { IsolatedText } from '../page/FontFallback'
import { watchScroll } from '../page/watchScroll'
import { findSection } from './findSection'

/** The most entries that fit into any wide window. Longer lists are not sticky. */
const STAYING = 8

/** The table of contents, with a dot at the current section. */
export function Contents({ sections }: { sections: readonly Section[] }) {
  const read = useReadSection(sections)
  return (
    <nav
      aria-label={words.contents}
      className={`print:hidden wide:col-span-3 ${
        sections.length > STAYING ? '' : 'top-below-bar wide:sticky'
      }`}
    >
      <ul className="border-b border-line contrast-more:border-current contrast-more:*:border-current">
        {sections.map(({ id, title }) => (
          <li key={id} className="border-t border-line">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-2.5 font-medium transition-color hover:text-accent aria-[current=true]:font-semibold-small"
              aria-current={id === read ? 'true' : undefined}
            >
              <IsolatedText text={title} />
              {id === read && <CurrentMark className="size-1.75 flex-none bg-accent" />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The id of the current section, once script runs. */
function useReadSection(sections: readonly Section[]): string | undefined {
  const [read, setRead] = useState<string>()
  useEffect(() => {
    const watch = watchScroll((y, end) => {
      const tops = sections.map(
        ({ id }) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity,
      )
      const { scrollPaddingTop } = getComputedStyle(document.documentElement)
      // Letters of other scripts are escaped in the hash.
      const { hash } = window.location
      const named = sections.findIndex(
        ({ id }) => hash === `#${id}` || hash === `#${encodeURI(id)}`,
      )
      // 1 px, because scrolling can leave a heading at a fraction of a pixel.
      const line = parseFloat(scrollPaddingTop) + 1
      const at = findSection({ tops, line, isAtTop: y <= 0, isAtEnd: y >= end, named })
      setRead(sections[at]?.id)
    })
    watch.look()
    const { look } = watch
    for (const type of ['hashchange', 'resize']) window.addEventListener(type, look)
    return () => {
      for (const type of ['hashchange', 'resize']) window.removeEventListener(type, look)
      watch.stop()
    }
  }, [sections])
  return read
}
