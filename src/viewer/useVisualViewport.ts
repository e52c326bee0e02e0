import { type RefObject, useLayoutEffect } from 'react'

/** Keeps the viewer inside the visible part of a pinch-zoomed page. */
export function useVisualViewport(viewer: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { visualViewport } = window
    const style = viewer.current?.style
    if (!visualViewport || !style) return
    const place = () => {
      for (const property of ['inset', 'width', 'height']) style.removeProperty(property)
      // Reading the other values forces a layout of the whole page.
      if (visualViewport.scale <= 1.01) return
      const { offsetTop, offsetLeft, width, height } = visualViewport
      style.setProperty('inset', `${offsetTop}px auto auto ${offsetLeft}px`)
      style.setProperty('width', `${width}px`)
      style.setProperty('height', `${height}px`)
    }
    place()
    visualViewport.addEventListener('resize', place)
    visualViewport.addEventListener('scroll', place)
    return () => {
      visualViewport.removeEventListener('resize', place)
      visualViewport.removeEventListener('scroll', place)
    }
  }, [viewer])
}
