import { SELECT } from '../document'
import { TRANSITION_CIRCLE_RADIUS } from '../theme'
import { circleAround } from './circleAround'
import { cubicBezier, type Timing } from './timing'

type ScreenPosition = { left: number; top: number; size: number } // px; font size or width

/** Measures a photograph, or the letters of a name, because the boxes of names differ between pages. */
export function screenPositionOf(element: HTMLElement): ScreenPosition {
  if (element.matches(SELECT.photo)) {
    const { left, top, width } = element.getBoundingClientRect()
    return { left, top, size: width }
  }
  const letters = document.createRange()
  letters.selectNodeContents(element)
  const { left, top } = letters.getBoundingClientRect()
  return { left, top, size: parseFloat(getComputedStyle(element).fontSize) }
}

/** The transform that shows `element` at an earlier position and size. */
export function transformTo(element: HTMLElement, seen: ScreenPosition): string {
  const { left, top } = element.getBoundingClientRect()
  const own = screenPositionOf(element)
  const scale = seen.size / own.size
  const x = seen.left - scale * (own.left - left)
  const y = seen.top - scale * (own.top - top)
  return `translate(${x}px, ${y}px) scale(${scale})`
}

/** Keyframes of the paper circle (motion.css): the size of the disc, and covering the window. */
export function circleKeyframes(disc: Element): [disc: Keyframe, window: Keyframe] {
  const { x, y, radius, farthest } = circleAround(disc)
  const circle = (size: number) => ({
    transform: `translate(${x - size}px, ${y - size}px) scale(${size / TRANSITION_CIRCLE_RADIUS})`,
  })
  return [circle(radius), circle(farthest)]
}

/** Animates a pseudo-element. With a single keyframe at offset 0, the browser supplies the last one. */
export function animatePseudoElement(
  name: `${'group' | 'old' | 'new'}(${string})`,
  keyframes: Keyframe[],
  { duration, ease }: Timing,
): Animation {
  return document.documentElement.animate(keyframes, {
    pseudoElement: `::view-transition-${name}`,
    duration: duration * 1000,
    easing: cubicBezier(ease),
  })
}
