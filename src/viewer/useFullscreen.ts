import { useEffect, useState } from 'react'
import { words } from 'virtual:words/viewer'
import { showToast } from '../page/toasts/showToast'

/** Whether the document fills the screen, and what toggles that. Unmounted, it leaves the full screen. */
export function useFullscreen() {
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null)
  useEffect(() => {
    const update = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', update)
    return () => {
      document.removeEventListener('fullscreenchange', update)
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    }
  }, [])
  const toggle = () => {
    // The whole document, so that toasts are seen over it.
    const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    done.catch(() => showToast(words.noFullScreen, 'error'))
  }
  return { isFull, toggle }
}
