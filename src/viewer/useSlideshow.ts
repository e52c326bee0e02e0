import { useEffect, useState, useSyncExternalStore } from 'react'
import { SELECT } from '../document'
import { SLIDESHOW } from './constants'

type Slideshow = { isPlaying: boolean; toggle: () => void }

/** The next photograph is there to be shown, or will not come at all. */
const isNextReady = () =>
  !document.querySelector(`${SELECT.slide}[data-at="1"] [data-state="loading"]`)

function onVisibility(change: () => void) {
  document.addEventListener('visibilitychange', change)
  return () => document.removeEventListener('visibilitychange', change)
}
/** Whether the page is in a tab that is not seen. */
const useHidden = () =>
  useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  )

/** Keeps the screen lit while wanted, where the browser can and may. */
function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    const lock = navigator.wakeLock.request('screen')
    // A device that saves power refuses.
    lock.catch(() => {})
    return () => void lock.then((held) => held.release()).catch(() => {})
  }, [isWanted])
}

/**
 * Goes through the album by itself once it is asked to, to the last photograph. Every press, key,
 * wheel or touch stops it, but for its own button, which toggles it. In a hidden tab it waits; in a
 * visible one the screen stays lit.
 * @param index of the photograph shown, of `count`
 * @param go shows another
 */
export function useSlideshow(index: number, count: number, go: (to: number) => void): Slideshow {
  const [wanted, setPlaying] = useState(false)
  const isPlaying = wanted && index < count - 1
  const isHidden = useHidden()
  useWakeLock(isPlaying && !isHidden)
  useEffect(() => {
    if (!isPlaying) return setPlaying(false)
    if (isHidden) return
    let waited = 0
    let timer = setTimeout(function move() {
      if (isNextReady() || waited >= SLIDESHOW.patience) return go(index + 1)
      waited += SLIDESHOW.again
      timer = setTimeout(move, SLIDESHOW.again)
    }, SLIDESHOW.each)
    return () => clearTimeout(timer)
  }, [isPlaying, isHidden, index, go])
  useEffect(() => {
    if (!isPlaying) return
    const stop = (event: Event) => {
      const isButton =
        event.target instanceof Element && event.target.closest('[data-toggles-slideshow]')
      const isPress = event instanceof KeyboardEvent ? /^( |Enter)$/.test(event.key) : true
      if (!isButton || !isPress || event.type === 'wheel') setPlaying(false)
    }
    const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const
    for (const input of inputs) document.addEventListener(input, stop, true)
    return () => {
      for (const input of inputs) document.removeEventListener(input, stop, true)
    }
  }, [isPlaying])
  return { isPlaying, toggle: () => setPlaying(!isPlaying) }
}
