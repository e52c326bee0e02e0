import { type RefObject, useLayoutEffect } from 'react'

/** Keeps the viewer in what is seen of the window while the page itself is zoomed by two fingers. */
export function useVisualViewport(viewer: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { visualViewport: seen } = window
    const style = viewer.current?.style
    if (!seen || !style) return
    const follow = () => {
      const isZoomed = seen.scale > 1.01
      const { offsetTop, offsetLeft, width, height } = seen
      style.setProperty('inset', isZoomed ? `${offsetTop}px auto auto ${offsetLeft}px` : null)
      style.setProperty('width', isZoomed ? `${width}px` : null)
      style.setProperty('height', isZoomed ? `${height}px` : null)
    }
    follow()
    seen.addEventListener('resize', follow)
    seen.addEventListener('scroll', follow)
    return () => {
      seen.removeEventListener('resize', follow)
      seen.removeEventListener('scroll', follow)
    }
  }, [viewer])
}
