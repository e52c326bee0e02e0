import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pageOf } from '../../page/shownPhoto'
import { watchScroll } from '../../page/watchScroll'
import { type BarScroll, scrollBar } from './barScroll'

/** Whether the bar is hidden, and whether the page is scrolled. */
export function useBarScroll(): { hidden: boolean; scrolled: boolean; reveal: () => void } {
  const router = useRouter()
  const look = useRef<() => void>(undefined)
  const isRevealed = useRef(true)
  const [bar, setBar] = useState({ hidden: false, scrolled: false })
  // Setting an equal state would take React time in every frame of a scroll.
  const shown = useRef(bar)
  const show = useCallback((hidden: boolean, scrolled: boolean) => {
    if (shown.current.hidden === hidden && shown.current.scrolled === scrolled) return
    shown.current = { hidden, scrolled }
    setBar(shown.current)
  }, [])

  // Starts counting from this position, so that jitter does not hide the bar again.
  const reveal = useCallback(() => {
    isRevealed.current = true
    show(false, shown.current.scrolled)
    look.current?.()
  }, [show])

  useEffect(() => {
    let scroll: BarScroll = { hidden: false, turn: 0 }
    const watch = watchScroll((y, end) => {
      scroll = isRevealed.current ? { hidden: false, turn: y } : scrollBar(scroll, y, end)
      isRevealed.current = false
      show(scroll.hidden, y > 0)
    })
    look.current = watch.look
    reveal()
    // Every new page shows its bar, also if the scroll position is restored.
    let page = pageOf(router.state.matches)
    const leave = router.subscribe('onRendered', () => {
      const now = pageOf(router.state.matches)
      if (now !== page) reveal()
      page = now
    })
    return () => {
      watch.stop()
      leave()
    }
  }, [router, reveal, show])
  return { ...bar, reveal }
}
