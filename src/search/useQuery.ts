import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toHostPath } from '../address/sitePath'
import { SEARCH_PATH } from '../content/addresses'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The number of the result that was opened from a search. */
    found?: number
  }
}

/** ms after the last key: results are shown; the address is written, and the result is spoken. */
const PAUSE = { answer: 120, address: 500 } as const

type Query = {
  typed: string
  /** What results are shown of. */
  text: string
  /** The same once typing rests, for screen readers. */
  settled: string
  type: (text: string) => void
  /** Writes the address now; with a result that is being opened. */
  keep: (found?: number) => void
}

/** What is looked for: typed, or by the address, which follows in the same history entry. */
export function useQuery(q: string, year: number | undefined): Query {
  const { history } = useRouter()
  const [typed, setTyped] = useState(q)
  const [text, setText] = useState(q)
  const [settled, setSettled] = useState(q)
  const now = useRef(q)
  const seen = useRef(q)
  /** What was written into the address, and has not come back from the router. */
  const written = useRef<string[]>([])

  useLayoutEffect(() => {
    if (q === seen.current) return
    seen.current = q
    const own = written.current.lastIndexOf(q)
    written.current.splice(0, own + 1)
    if (own >= 0) return
    // Back, Forward or a link.
    now.current = q
    setTyped(q)
    setText(q)
    setSettled(q)
  }, [q])

  const keep = useCallback(
    (found?: number) => {
      const isKept = now.current === (written.current.at(-1) ?? seen.current)
      if (isKept && found === undefined) return
      if (!isKept) written.current.push(now.current)
      const search = new URLSearchParams({
        ...(now.current ? { q: now.current } : {}),
        ...(year === undefined ? {} : { year: String(year) }),
      }).toString()
      const path = toHostPath(SEARCH_PATH) + (search && `?${search}`)
      // The router's own replace would give the entry another key, and so lose its scroll position.
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
