import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AlbumPhoto } from '../content/album'
import { createAllowance } from './createAllowance'

/** `burst` address changes, then one per `each` ms. Limits: Safari 100 in 30 s, Chrome 200 in 10 s. */
const ADDRESS = { burst: 30, each: 500 } as const

declare module '@tanstack/history' {
  interface HistoryState {
    /** The viewer was opened from its album, which is the previous entry. */
    opened?: boolean
  }
}

/** Whether this document was opened from the album before script ran. False if unsupported. */
function cameFrom(album: string): boolean {
  const { activation, currentEntry } = window.navigation ?? {}
  const { navigationType, from, entry } = activation ?? {}
  return (
    navigationType === 'push' &&
    entry?.key === currentEntry?.key &&
    // Chromium has no URL.parse before 126.
    Boolean(from?.url && new URL(from.url).pathname === album)
  )
}

/**
 * Changes the shown photograph at once. The address follows in the same history entry, as fast as browsers
 * allow. `at` is the index of the photograph in the address.
 */
export function usePhotoNavigation(photos: readonly AlbumPhoto[], base: string, at: number) {
  const { history } = useRouter()
  const [index, setIndex] = useState(at)
  const now = useRef(at)
  const first = useRef(at)
  const isClosing = useRef(false)
  /** The last address that this hook wrote or read. */
  const written = useRef<string>(undefined)
  const [isAllowed] = useState(() => createAllowance(ADDRESS))

  const show = useCallback((to: number) => {
    now.current = to
    setIndex(to)
  }, [])

  /** Returns false at the browser's limit of address changes. */
  const write = useCallback(
    (shown: number, mayWrite: () => boolean): boolean => {
      const path = `${base}/${photos[shown]?.id}`
      // The current entry may belong to another page by now.
      if (history.location.pathname !== written.current || path === written.current) return true
      if (!mayWrite()) return false
      written.current = path
      history.replace(path, history.location.state)
      return true
    },
    [base, photos, history],
  )

  // Runs on the first render, and after Back or Forward have changed the address.
  useLayoutEffect(() => {
    if (history.location.pathname === written.current) return
    written.current = history.location.pathname
    isClosing.current = false
    show(at)
  }, [at, history, show])

  useEffect(() => {
    const mayWrite = () => isAllowed(performance.now())
    if (write(index, mayWrite)) return
    const later = setInterval(() => {
      if (write(index, mayWrite)) clearInterval(later)
    }, ADDRESS.each)
    return () => clearInterval(later)
  }, [index, isAllowed, write])

  /** Shows the photograph at an index. Does nothing beyond the ends. */
  const go = useCallback(
    (to: number) => {
      if (!isClosing.current && to >= 0 && to < photos.length && to !== now.current) show(to)
    },
    [photos, show],
  )

  /** Shows a neighbour of the last requested photograph, even if that has not been drawn. */
  const step = useCallback((by: 1 | -1) => go(now.current + by), [go])

  /** Closes the viewer. Only the first call has an effect. */
  const close = useCallback(() => {
    if (isClosing.current) return
    isClosing.current = true
    // Forward then leads to the photograph seen last.
    write(now.current, () => true)
    history.flush()
    // There may be no previous entry.
    const isOpened =
      history.location.state.opened && (window.navigation?.canGoBack ?? window.history.length > 1)
    // An album in another document is scrolled to the photograph that was opened there.
    if (isOpened) history.back()
    else if (now.current === first.current && cameFrom(base)) {
      // Forward may lead back to this document, which browsers keep as it was left: closed.
      window.addEventListener('pageshow', () => window.location.reload(), { once: true })
      history.back()
    } else history.replace(base, {})
  }, [base, history, write])

  return { index, go, step, close }
}
