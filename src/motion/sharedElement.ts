import { SELECT } from '../document'
import { TRANSITION_CIRCLE_RADIUS } from '../theme'
import { cubicBezier, type Timing } from './timing'

type ScreenPosition = { left: number; top: number; size: number } // px; font size or width

/** Measures a photograph, or a name by its letters: their boxes differ from page to page. */
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

/** The transform that shows `element` at the position and size seen before. */
export function transformTo(element: HTMLElement, seen: ScreenPosition): string {
  const { left, top } = element.getBoundingClientRect()
  const own = screenPositionOf(element)
  const scale = seen.size / own.size
  const x = seen.left - scale * (own.left - left)
  const y = seen.top - scale * (own.top - top)
  return `translate(${x}px, ${y}px) scale(${scale})`
}

/** Transforms of the paper circle (motion.css): as the disc, and covering the window. */
export function circleTransforms(disc: Element): [disc: string, window: string] {
  const { left, top, width, height } = disc.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  const { innerWidth, innerHeight } = window
  const farthest = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y))
  const circle = (radius: number) =>
    `translate(${x - radius}px, ${y - radius}px) scale(${radius / TRANSITION_CIRCLE_RADIUS})`
  return [circle(width / 2), circle(farthest)]
}

/** Animates a pseudo-element. From a single keyframe at 0, the browser finds the end by itself. */
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
