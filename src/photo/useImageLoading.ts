import { type SyntheticEvent, useCallback, useRef, useState } from 'react'
import type { Photo } from '../content/schema'
import { SELECT } from '../document'
import { onceVisible } from './onceVisible'

/** Tracks the `img` of a photo. Returns the frame's state, the fallbacks and the props of the `img`. */
export function useImageLoading(mirror: Photo['mirror'], sizes: string) {
  const [state, setState] = useState<'prerendered' | 'loading' | 'shown' | 'broken'>('prerendered')
  const [isMirrored, setMirrored] = useState(false)
  // If a host fails, the site's own copy replaces it, if there is one.
  const fail = useCallback(
    () => (mirror && !isMirrored ? setMirrored(true) : setState('broken')),
    [mirror, isMirrored],
  )
  // A larger file that fails must not remove the smaller one that has loaded.
  const loadedSizes = useRef<string>(undefined)
  const [heldSizes, setHeldSizes] = useState<string>()
  const drawnSizes = heldSizes ?? sizes
  // The picture can load before React has rendered the state `loading`.
  const isAwaited = useRef(false)
  const wait = useCallback(() => {
    isAwaited.current = true
    setState('loading')
  }, [])
  const observe = useCallback(
    (img: HTMLImageElement | null) => {
      if (!img) return
      // Events before hydration are lost, so this reads the result from the element.
      if (img.complete) {
        if (img.naturalWidth === 0) fail()
        else loadedSizes.current = img.sizes
        return
      }
      // A picture that loads before it is visible appears without a fade.
      if (img.loading !== 'lazy') wait()
      else
        return onceVisible(img.closest(SELECT.photo)!, () => {
          if (!img.complete) wait()
        })
    },
    [fail, wait],
  )
  const show = async (img: HTMLImageElement) => {
    loadedSizes.current = img.sizes
    if (!isAwaited.current) return
    // Decodes first: decoding a large picture during a paint would stop animations.
    await img.decode().catch(() => {})
    setState((now) => (now === 'loading' ? 'shown' : now))
  }
  const onError = () => {
    if (loadedSizes.current && loadedSizes.current !== drawnSizes) setHeldSizes(loadedSizes.current)
    else fail()
  }
  const onLoad = (event: SyntheticEvent<HTMLImageElement>) => void show(event.currentTarget)
  const img = { ref: observe, sizes: drawnSizes, onLoad, onError }
  return { state, mirror: isMirrored ? mirror : undefined, img }
}
