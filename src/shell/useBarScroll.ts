import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pageOf } from './shownPhoto'
import { type BarScroll, scrollBar } from './barScroll'

/** Follows the page's scrolling: whether the bar should be hidden, and whether the page is scrolled at all. */
export function useBarScroll(): { hidden: boolean; scrolled: boolean; reveal: () => void } {
  const router = useRouter()
  const scroll = useRef<BarScroll>({ hidden: false, turn: 0 })
  const [bar, setBar] = useState({ hidden: false, scrolled: false })

  const settle = useCallback((next: BarScroll) => {
    scroll.current = next
    const { hidden } = next
    const scrolled = window.scrollY > 0
    setBar((now) =>
      now.hidden === hidden && now.scrolled === scrolled ? now : { hidden, scrolled },
    )
  }, [])
  // Scrolling is judged from here on, so that a jitter does not hide the bar again.
  const reveal = useCallback(() => settle({ hidden: false, turn: window.scrollY }), [settle])

  useEffect(() => {
    const follow = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      settle(scrollBar(scroll.current, window.scrollY, scrollHeight - clientHeight))
    }
    reveal()
    window.addEventListener('scroll', follow, { passive: true })
    // A page arrives with its bar, also one that is at once returned to its place far down. To ask
    // where the window is costs a layout, so photographs over an album do not.
    let page = pageOf(router.state.matches)
    const leave = router.subscribe('onRendered', () => {
      const now = pageOf(router.state.matches)
      if (now !== page) reveal()
      page = now
    })
    return () => {
      window.removeEventListener('scroll', follow)
      leave()
    }
  }, [router, settle, reveal])
  return { ...bar, reveal }
}
