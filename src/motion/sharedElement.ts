import { SELECT } from '../document'
import { TRANSITION_CIRCLE_RADIUS } from '../theme'
import { cubicBezier, type Timing } from './timing'

/** Where something is seen, px: its corner, and a measure of its size. */
export type Placement = { left: number; top: number; size: number }

/**
 * Where a name or a photograph is seen. A name is measured by its letters, which have other boxes
 * around them in a disc, in a label and in the bar; its size is that of the font. A photograph's is
 * its width.
 */
export function placementOf(element: HTMLElement): Placement {
  if (element.matches(SELECT.photo)) {
    const { left, top, width } = element.getBoundingClientRect()
    return { left, top, size: width }
  }
  const letters = document.createRange()
  letters.selectNodeContents(element)
  const { left, top } = letters.getBoundingClientRect()
  return { left, top, size: parseFloat(getComputedStyle(element).fontSize) }
}

/** The transform that shows `element` where, and as large as, something else was seen. */
export function transformTo(element: HTMLElement, seen: Placement): string {
  const { left, top } = element.getBoundingClientRect()
  const own = placementOf(element)
  const scale = seen.size / own.size
  const x = seen.left - scale * (own.left - left)
  const y = seen.top - scale * (own.top - top)
  return `translate(${x}px, ${y}px) scale(${scale})`
}

/**
 * The transforms that show the circle of paper (motion.css) as a disc, and as one round the same
 * centre that covers the window.
 */
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

/**
 * Animates a pseudo-element of the view transition. A single keyframe at 0 is where it starts: the
 * browser knows where it ends, also when that moves meanwhile.
 */
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
