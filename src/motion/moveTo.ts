import { prefersReducedMotion } from './timing'

const moves = new WeakMap<Element, Animation>()

function startMoves(element: Element): Animation {
  const options = { fill: 'forwards', easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const
  const move = new Animation(new KeyframeEffect(element, [], options))
  moves.set(element, move)
  move.play()
  return move
}

/**
 * Moves an element, and keeps it there. One animation does it for good: Chromium lays out its layers anew
 * when a style moves an element, and when an animation begins or ends.
 * @param translate a value of the CSS property @param time ms; 0: at once
 */
export function moveTo(element: Element, translate: string, time = 0): void {
  const move = moves.get(element) ?? startMoves(element)
  const isSeen = time > 0 && !prefersReducedMotion()
  const from = isSeen ? getComputedStyle(element).translate : translate
  const effect = move.effect as KeyframeEffect
  effect.setKeyframes({ translate: [from, translate] })
  if (!isSeen) return
  effect.updateTiming({ duration: time })
  move.currentTime = 0
}
