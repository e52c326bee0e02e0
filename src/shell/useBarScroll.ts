import { useEffect, useState } from 'react'
import { scrollBar } from './barScroll'

/** Follows the page's scrolling: whether the bar should be hidden, and whether the page is scrolled at all. */
export function useBarScroll(pathname: string): {
  hidden: boolean
  scrolled: boolean
  reveal(): void
} {
  const [bar, setBar] = useState({ hidden: false, scrolled: false })
  useEffect(() => {
    let scroll = { hidden: false, turn: window.scrollY }
    const follow = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      scroll = scrollBar(scroll, window.scrollY, scrollHeight - clientHeight)
      const { hidden } = scroll
      const scrolled = window.scrollY > 0
      setBar((now) =>
        now.hidden === hidden && now.scrolled === scrolled ? now : { hidden, scrolled },
      )
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [pathname])
  return { ...bar, reveal: () => setBar((now) => (now.hidden ? { ...now, hidden: false } : now)) }
}
