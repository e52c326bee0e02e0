import { animate } from 'framer-motion/dom/mini'

type Options = Parameters<typeof animate>[2]
type Animation = ReturnType<typeof animate>

const running = new WeakMap<Element, Map<string, Animation>>()

/**
 * Moves one property of an element from where it is seen just now; from the first keyframe, if it is
 * at rest. Whatever lies between first and last keyframe is left out for one that is caught on its
 * way. Afterwards the style sheet has the element again.
 * @returns resolves at the end; never, if another animation of the property takes over
 */
export async function animateProperty(
  element: HTMLElement,
  property: 'transform' | 'opacity' | 'clipPath',
  keyframes: [string, ...string[]],
  options: Options,
): Promise<void> {
  const own = running.get(element) ?? new Map<string, Animation>()
  running.set(element, own)
  // framer-motion reads a null off the element, after it has stopped what moved it before.
  const path = own.has(property) ? [null, keyframes.at(-1)!] : keyframes
  const started = animate(element, { [property]: path }, options)
  own.set(property, started)
  await started
  if (own.get(property) !== started) return
  own.delete(property)
  element.style.removeProperty(property === 'clipPath' ? 'clip-path' : property)
}
