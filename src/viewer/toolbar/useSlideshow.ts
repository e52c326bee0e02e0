import { useEffect, useState, useSyncExternalStore } from 'react'
import { LOADING, SELECT } from '../../document'

/** ms. `each`: per photograph. `again`: between checks that the next has loaded. `patience`: gives up. */
export const SLIDESHOW = { each: 5000, again: 250, patience: 10_000 } as const

/** Whether the next photograph has loaded or failed. */
const isNextReady = () => !document.querySelector(`${SELECT.slide}[data-at="1"] ${LOADING}`)

function onVisibility(change: () => void) {
  document.addEventListener('visibilitychange', change)
  return () => document.removeEventListener('visibilitychange', change)
}
const useHidden = () =>
  useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  )

function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    const lock = navigator.wakeLock.request('screen')
    // Browsers refuse the wake lock in power-saving mode.
    lock.catch(() => {})
    return () => void lock.then((held) => held.release()).catch(() => {})
  }, [isWanted])
}

/** Plays to the end of the album. Any input except its own button stops it. A hidden tab pauses it. */
export function useSlideshow(index: number, count: number, go: (to: number) => void) {
  const [isPlaying, setPlaying] = useState(false)
  // A step back from the last photograph does not play on.
  if (isPlaying && index >= count - 1) setPlaying(false)
  const isHidden = useHidden()
  useWakeLock(isPlaying && !isHidden)
  useEffect(() => {
    if (!isPlaying || isHidden) return
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
