import { Link } from '@tanstack/react-router'
import { words } from 'virtual:words/search'
import { keywordPath } from '../content/addresses'
import type { IndexWord, SearchIndex } from '../content/searchIndex'
import { PART } from '../document'
import { FontFallback } from '../page/FontFallback'

/** Words to search for. Without script, search does not work, so albums replace words and cameras. */
export function WordIndex({ index }: { index: SearchIndex }) {
  const { keywords, cameras, lenses, albums } = index
  return (
    <div
      data-part={PART['search-index']}
      className="columns-5 gap-x-columns pt-2 below-wide:columns-2 narrow:columns-1"
    >
      <div className="no-script:hidden">
        <Group title={words.words} list={index.words} />
      </div>
      <Group
        title={words.keywords}
        list={keywords.map(({ slug, ...one }) => ({ ...one, path: keywordPath(slug) }))}
      />
      <div className="no-script:hidden">
        <Group title={words.cameras} list={cameras} />
        <Group title={words.lenses} list={lenses} />
      </div>
      <div className="hidden no-script:block">
        <Group
          title={words.albums}
          list={albums.map(({ title, count, path }) => ({ word: title, count, path }))}
        />
      </div>
    </div>
  )
}

type LinkedWord = IndexWord & { path?: string }

export function Group({ title, list }: { title: string; list: readonly LinkedWord[] }) {
  if (!list.length) return null
  return (
    <section>
      <h2 className="break-after-avoid text-label leading-[2.75rem] font-semibold-small">
        {title}
      </h2>
      <ul>
        {list.map(({ word, count, path }) => (
          <li key={word + (path ?? '')} className="break-inside-avoid">
            <Link
              {...(path === undefined
                ? ({ to: '/photography/search', search: { q: word } } as const)
                : { to: path })}
              activeOptions={{ exact: true, includeSearch: true }}
              className="flex min-h-11 items-baseline gap-2 text-lead leading-[2.75rem] transition-color hover:text-accent"
            >
              <span className="voice-nature">
                <FontFallback text={word} />
              </span>
              <span className="flex-1 border-b-rule border-dotted border-line-strong" />
              <span className="flex-none text-body font-medium whitespace-nowrap text-ink-muted">
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
