import { useHydrated, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useDeferredValue, useEffect, useRef } from 'react'
import { words as unreachable } from 'virtual:words/unreachable'
import { words } from 'virtual:words/search'
import { albumsOf, type SearchIndex } from '../content/searchIndex'
import { PART } from '../document'
import { NothingFound } from './NothingFound'
import { SearchField } from './SearchField'
import { searchEarly, FIRST_FOUND, type FoundAnswer, loadRows, useAnswer } from './useAnswer'
import { useQuery } from './useQuery'
import { useSearchKeys } from './useSearchKeys'
import { WordIndex } from './WordIndex'
import { Years } from './Years'

const FoundRows = lazy(() => loadRows().then(({ FoundRows: rows }) => ({ default: rows })))

type Props = { index: SearchIndex; q: string; year: number | undefined }

/** Searches the photographs while the visitor types. Without a query it shows an index of words. */
export function SearchPage({ index, q: asked, year: askedYear }: Props) {
  // The page is prerendered without a query.
  const isHydrated = useHydrated()
  const [q, year] = isHydrated ? [asked, askedYear] : ['', undefined]
  const query = useQuery(q, year)
  const { found, rows: ready, hasFailed = false } = useAnswer(index, query.text, year) ?? {}
  const field = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLUListElement>(null)
  const onKeyDown = useSearchKeys(field, results)
  // Shows the number of results first, then renders the pictures in slices.
  const rows = useDeferredValue(ready)
  useReturnToResult(rows, results)
  useEffect(() => void searchEarly(index, query.typed).catch(() => {}), [index, query.typed])
  const said = hasFailed ? [unreachable.message] : found && statusOf(index, found)
  const isSettled = found?.text === query.settled || hasFailed
  const isNothing = found !== undefined && found.all.numbers.length === 0
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys move between field and results
    <div onKeyDown={onKeyDown}>
      <div className={isNothing ? 'not-found-words below-wide:min-h-0' : undefined}>
        <SearchField field={field} value={query.typed} onType={query.type} onEnter={query.keep} />
      </div>
      <p role="status" className="sr-only">
        {isSettled && said ? said.join('') : ''}
      </p>
      {isNothing ? (
        <NothingFound text={found.text} wordCount={found.all.wordCount} near={found.near} />
      ) : (
        <>
          <div className="flex flex-wrap items-end gap-x-10 gap-y-2.5 pt-3.5 pb-4.5 narrow:pt-2.5">
            <Status said={said} />
            <Years index={index} found={found} chosen={year} />
          </div>
          {found && rows ? (
            <Suspense>
              <FoundRows
                key={`${rows.text} ${rows.year}`}
                index={index}
                numbers={rows.answer.numbers}
                first={FIRST_FOUND}
                terms={rows.answer.terms}
                onOpen={query.keep}
                listRef={results}
              />
            </Suspense>
          ) : (
            <WordIndex index={index} />
          )}
        </>
      )}
    </div>
  )
}

/** The visible status. Screen readers get it from a live region when typing pauses. */
function Status({ said }: { said: string[] | undefined }) {
  return (
    <p
      data-part={PART['search-status']}
      aria-hidden={said !== undefined}
      className="min-w-60 flex-1"
    >
      {said
        ? said.map((piece, i) =>
            i % 2 === 0 ? (
              // oxlint-disable-next-line no-array-index-key -- the order of the pieces never changes
              <b key={i} className="font-semibold-small">
                {piece}
              </b>
            ) : (
              piece
            ),
          )
        : words.intro}
    </p>
  )
}

function statusOf(index: SearchIndex, { answer }: FoundAnswer): string[] {
  const albums = albumsOf(index, answer.numbers)
  const some = answer.numbers.length - answer.whole
  return words.found(answer.whole, some, answer.wordCount, albums.length)
}

/** When the visitor returns, focuses the result that was opened from this page. */
function useReturnToResult(
  found: FoundAnswer | undefined,
  results: { current: HTMLUListElement | null },
): void {
  const { history } = useRouter()
  const opened = useRef(history.location.state.found)
  useEffect(() => {
    const at = found?.answer.numbers.indexOf(opened.current ?? -1) ?? -1
    if (at < 0) return
    opened.current = undefined
    const result = results.current?.querySelectorAll('a')[at]
    // Runs after Frame has focused the search field of a new page.
    queueMicrotask(() => result?.focus({ preventScroll: true }))
  }, [found, results])
}
