import { curve, type Timing } from './timing'

/** Where something is seen, px: its corner, and a measure of its size. */
export type Spot = { left: number; top: number; size: number }

/**
 * Where a name or a photograph is seen. A name is measured by its letters, which have other boxes
 * around them in a disc, in a label and in the bar; its size is that of the font, else the width.
 */
export function spotOf(element: HTMLElement): Spot {
  if (element.matches('.frame')) {
    const { left, top, width } = element.getBoundingClientRect()
    return { left, top, size: width }
  }
  const letters = document.createRange()
  letters.selectNodeContents(element)
  const { left, top } = letters.getBoundingClientRect()
  return { left, top, size: parseFloat(getComputedStyle(element).fontSize) }
}

/** The transform that shows `element` where, and as large as, something else was seen. */
export function transformTo(element: HTMLElement, seen: Spot): string {
  const { left, top } = element.getBoundingClientRect()
  const own = spotOf(element)
  const scale = seen.size / own.size
  const x = seen.left - scale * (own.left - left)
  const y = seen.top - scale * (own.top - top)
  return `translate(${x}px, ${y}px) scale(${scale})`
}

/** Half as wide as motion.css has the circle of paper, px. */
const PAPER = 250

/**
 * The transforms that show the circle of paper as a disc, and as one round the same middle that covers
 * the window.
 */
export function circlesOf(disc: Element): [disc: string, window: string] {
  const { left, top, width, height } = disc.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  const { innerWidth, innerHeight } = window
  const reach = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y))
  const circle = (radius: number) =>
    `translate(${x - radius}px, ${y - radius}px) scale(${radius / PAPER})`
  return [circle(width / 2), circle(reach)]
}

/**
 * Animates a part of the view transition, by the names that CSS has for them. A single keyframe at 0 is
 * where it comes from: the browser knows where it goes, also when that moves meanwhile.
 */
export function animatePart(
  part: `${'group' | 'old' | 'new'}(${string})`,
  keyframes: Keyframe[],
  { duration, ease }: Timing,
): Animation {
  return document.documentElement.animate(keyframes, {
    pseudoElement: `::view-transition-${part}`,
    duration: duration * 1000,
    easing: curve(ease),
  })
}
