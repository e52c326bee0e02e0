import { animate } from 'framer-motion/dom/mini'

type Options = Parameters<typeof animate>[2]
type Animation = ReturnType<typeof animate>

const running = new WeakMap<Element, Map<string, Animation>>()

/**
 * Animates from the current value, or from the first keyframe at rest. Never resolves once another
 * animation of the property takes over.
 */
export async function animateProperty(
  element: HTMLElement,
  property: 'transform' | 'opacity' | 'clipPath',
  keyframes: [string, ...string[]],
  options: Options,
): Promise<void> {
  const own = running.get(element) ?? new Map<string, Animation>()
  running.set(element, own)
  // For null, framer-motion reads the current value, after stopping the last animation.
  const path = own.has(property) ? [null, keyframes.at(-1)!] : keyframes
  const started = animate(element, { [property]: path }, options)
  own.set(property, started)
  await started
  if (own.get(property) !== started) return
  own.delete(property)
  element.style.removeProperty(property === 'clipPath' ? 'clip-path' : property)
}
