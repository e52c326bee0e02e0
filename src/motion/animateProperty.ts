import { animate } from 'framer-motion/dom/mini'

type AnimateOptions = Parameters<typeof animate>[2]
type Animation = ReturnType<typeof animate>

const running = new WeakMap<Element, Map<string, Animation>>()

/**
 * Animates from the current value, or from the first keyframe if no animation is running. Never resolves
 * if another animation of the property replaces it.
 */
export async function animateProperty(
  element: HTMLElement,
  property: 'transform' | 'opacity' | 'clipPath',
  keyframes: [string, ...string[]],
  options: AnimateOptions,
): Promise<void> {
  const own = running.get(element) ?? new Map<string, Animation>()
  running.set(element, own)
  // framer-motion replaces null with the current value, after it stops the previous animation.
  const path = own.has(property) ? [null, keyframes.at(-1)!] : keyframes
  const started = animate(element, { [property]: path }, options)
  own.set(property, started)
  await started
  if (own.get(property) !== started) return
  own.delete(property)
  element.style.removeProperty(property === 'clipPath' ? 'clip-path' : property)
}
