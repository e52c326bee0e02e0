import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AlbumPhoto } from '../content/album'
import { ADDRESS } from './constants'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The entry was added by opening the viewer from its album. */
    opened?: boolean
  }
}

type PhotoNavigation = {
  /** Which photograph is shown. */
  index: number
  /** Shows another; beyond the ends, nothing. */
  go: (to: number) => void
  /** Shows the one so many further on, or back: of what was asked for last, drawn or not. */
  step: (by: 1 | -1) => void
  /** Back to the album. The first call counts. */
  close: () => void
}

/**
 * Whether this document began at the entry that is current, by a press in the album before script
 * was there. Browsers that cannot tell say no.
 */
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
 * Which photograph is shown, and its address. What is shown changes at once; the address follows,
 * in the same history entry, as quickly as browsers allow.
 * @param at the index that the address names
 */
export function usePhotoNavigation(
  photos: readonly AlbumPhoto[],
  base: string,
  at: number,
): PhotoNavigation {
  const { history } = useRouter()
  const [index, setIndex] = useState(at)
  const now = useRef(at)
  const first = useRef(at)
  const isClosing = useRef(false)
  /** The address as it was last brought up to date here. */
  const written = useRef<string>(undefined)
  const allowance = useRef<{ left: number; since: number }>({ left: ADDRESS.burst, since: 0 })

  const show = useCallback((to: number) => {
    now.current = to
    setIndex(to)
  }, [])

  /** False while the browser would not allow it yet. */
  const write = useCallback(
    (shown: number, time: number): boolean => {
      const path = `${base}/${photos[shown]?.id}`
      // An entry that is not the viewer's is not for it to change.
      if (history.location.pathname !== written.current || path === written.current) return true
      const { left, since } = allowance.current
      const earned = Math.floor((time - since) / ADDRESS.each)
      const rest = Math.min(ADDRESS.burst, left + earned)
      if (rest < 1) return false
      allowance.current = { left: rest - 1, since: since + earned * ADDRESS.each }
      written.current = path
      history.replace(path, history.location.state)
      return true
    },
    [base, photos, history],
  )

  // Back or Forward have brought another photograph's address, or the first one is here.
  useLayoutEffect(() => {
    if (history.location.pathname === written.current) return
    written.current = history.location.pathname
    isClosing.current = false
    show(at)
  }, [at, history, show])

  useEffect(() => {
    if (write(index, performance.now())) return
    const later = setInterval(() => {
      if (write(index, performance.now())) clearInterval(later)
    }, ADDRESS.each)
    return () => clearInterval(later)
  }, [index, write])

  const go = useCallback(
    (to: number) => {
      if (!isClosing.current && to >= 0 && to < photos.length && to !== now.current) show(to)
    },
    [photos, show],
  )

  const step = useCallback((by: 1 | -1) => go(now.current + by), [go])

  const close = useCallback(() => {
    if (isClosing.current) return
    isClosing.current = true
    // Forward then leads to what was seen last.
    allowance.current = { left: 1, since: 0 }
    write(now.current, 0)
    history.flush()
    // An entry that was opened may have been carried to where nothing is before it.
    const isOpened =
      history.location.state.opened && (window.navigation?.canGoBack ?? window.history.length > 1)
    // Another document shows its album where it was left: where the tile is of what was opened there.
    if (isOpened || (now.current === first.current && cameFrom(base))) history.back()
    else history.replace(base, {})
  }, [base, history, write])

  return { index, go, step, close }
}
