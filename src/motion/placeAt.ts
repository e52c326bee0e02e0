/** The farthest place, px, and the time of the animations there, ms. */
const FARTHEST = 20_000

const axes = new WeakMap<Element, readonly [Animation, Animation]>()

function startAxes(element: Element): readonly [Animation, Animation] {
  const options = { duration: FARTHEST, fill: 'both' } as const
  const across = element.animate({ translate: ['0', `${FARTHEST}px`] }, options)
  const down = element.animate({ transform: ['none', `translateY(${FARTHEST}px)`] }, options)
  across.pause()
  down.pause()
  axes.set(element, [across, down])
  return [across, down]
}

/**
 * Places an element in each frame of a drag. Seeking a paused animation costs Chromium less than a new style
 * or new keyframes.
 * @param x @param y px from where the layout has it; the element's `transform` is replaced
 */
export function placeAt(element: Element, x: number, y: number): void {
  const [across, down] = axes.get(element) ?? startAxes(element)
  across.currentTime = x
  down.currentTime = y
}
