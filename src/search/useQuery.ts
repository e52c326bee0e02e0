import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toHostPath } from '../address/sitePath'
import { stripTrailingSlash } from '../address/stripTrailingSlash'
import { SEARCH_PATH } from '../content/addresses'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The number of the result that was opened from a search. */
    found?: number
  }
}

/** ms after the last key. `answer`: shows results. `address`: writes the address and announces the result. */
const PAUSE = { answer: 120, address: 500 } as const

type Query = {
  typed: string
  text: string
  /** The query after typing has paused, for screen readers. */
  settled: string
  type: (text: string) => void
  /** Writes the address now. `found`: the result that is being opened. */
  keep: (found?: number) => void
}

/** The query from the field or the address. Typing updates the address in the same history entry. */
export function useQuery(q: string, year: number | undefined): Query {
  const { history } = useRouter()
  const [typed, setTyped] = useState(q)
  const [text, setText] = useState(q)
  const [settled, setSettled] = useState(q)
  const now = useRef(q)
  const seen = useRef(q)
  /** Queries that were written to the address but have not returned from the router. */
  const written = useRef<string[]>([])

  useLayoutEffect(() => {
    if (q === seen.current) return
    seen.current = q
    const own = written.current.lastIndexOf(q)
    written.current.splice(0, own + 1)
    if (own >= 0) return
    // Back, Forward or a link changed the query.
    now.current = q
    setTyped(q)
    setText(q)
    setSettled(q)
    // The focused link goes with its list.
    const isLinkFocused = document.activeElement?.matches('main a')
    if (isLinkFocused) document.querySelector('h1')?.focus({ preventScroll: true })
  }, [q])

  const keep = useCallback(
    (found?: number) => {
      // The visitor may be leaving, and the entry belongs to the next page.
      if (stripTrailingSlash(history.location.pathname) !== toHostPath(SEARCH_PATH)) return
      const isKept = now.current === (written.current.at(-1) ?? seen.current)
      if (isKept && found === undefined) return
      if (!isKept) written.current.push(now.current)
      const search = new URLSearchParams({
        ...(now.current ? { q: now.current } : {}),
        ...(year === undefined ? {} : { year: String(year) }),
      }).toString()
      const path = toHostPath(SEARCH_PATH) + (search && `?${search}`)
      // The router's `replace` would change the key of the entry, which loses its scroll position.
      const state = { ...history.location.state, found }
      window.history.replaceState(state, '', path)
    },
    [history, year],
  )

  useEffect(() => {
    if (typed === text && typed === settled) return
    const answer = setTimeout(() => setText(typed), PAUSE.answer)
    const address = setTimeout(() => {
      setSettled(typed)
      keep()
    }, PAUSE.address)
    return () => {
      clearTimeout(answer)
      clearTimeout(address)
    }
  }, [typed, text, settled, keep])

  const type = useCallback((next: string) => {
    now.current = next
    setTyped(next)
  }, [])
  return { typed, text, settled, type, keep }
}
