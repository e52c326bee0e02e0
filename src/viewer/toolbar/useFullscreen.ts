import { useEffect, useState } from 'react'
import { words } from 'virtual:words/viewer'
import { showToast } from '../../page/toasts/showToast'

/** Whether the document is in full screen, and a toggle function. Unmounting leaves full screen. */
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
    // Shows the whole document in full screen, so that toasts stay visible.
    const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    done.catch(() => showToast(words.noFullScreen, 'error'))
  }
  return { isFull, toggle }
}
