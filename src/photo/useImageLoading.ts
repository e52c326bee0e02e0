import { type SyntheticEvent, useCallback, useRef, useState } from 'react'
import type { Photo } from '../content/schema'
import { SELECT } from '../document'
import { onceVisible } from './onceVisible'

/** Follows the `img` of a photo: the state of its frame, its fallbacks, and the props that report to it. */
export function useImageLoading(mirror: Photo['mirror'], sizes: string, isLazy: boolean) {
  const [state, setState] = useState<'prerendered' | 'loading' | 'shown' | 'broken'>('prerendered')
  const [isMirrored, setMirrored] = useState(false)
  // A host that fails is replaced by our own copy, where there is one.
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
      // Events before hydration are lost, so read the result from the element.
      if (img.complete) {
        if (img.naturalWidth === 0) fail()
        else loadedSizes.current = img.sizes
        return
      }
      // A picture that loads before it is visible appears without a fade.
      if (!isLazy) wait()
      else
        return onceVisible(img.closest(SELECT.photo)!, () => {
          if (!img.complete) wait()
        })
    },
    [fail, isLazy, wait],
  )
  const show = async (img: HTMLImageElement) => {
    loadedSizes.current = img.sizes
    if (!isAwaited.current) return
    // Decode first: decoding a large picture during a paint stops what moves.
    await img.decode().catch(() => {})
    setState((now) => (now === 'loading' ? 'shown' : now))
  }
  return {
    state,
    mirror: isMirrored ? mirror : undefined,
    drawnSizes,
    observe,
    onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => void show(currentTarget),
    onError: () => {
      if (loadedSizes.current && loadedSizes.current !== drawnSizes)
        setHeldSizes(loadedSizes.current)
      else fail()
    },
  }
}
