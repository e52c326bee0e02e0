import { prefersReducedMotion } from './timing'

/** Not a setting of the site. */
const TRAVEL = { duration: 480, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

export const isInWindow = ({ top, bottom }: DOMRect): boolean =>
  bottom > 0 && top < window.innerHeight

/** Animates the elements in the window to the places where `rearrange` puts them (FLIP). */
export function animateMoves(elements: Iterable<Element>, rearrange: () => void): void {
  const before = [...elements].map((one) => [one, one.getBoundingClientRect()] as const)
  rearrange()
  if (prefersReducedMotion()) return
  for (const [one, then] of before) {
    if (!isInWindow(then)) continue
    const now = one.getBoundingClientRect()
    const [x, y] = [then.left - now.left, then.top - now.top]
    // The caller may scroll an element into view: to its new place, not to where it travels from.
    if (x || y) queueMicrotask(() => one.animate({ translate: [`${x}px ${y}px`, '0 0'] }, TRAVEL))
  }
}
