/** An animation on a stopped clock. Only `end` ends it. */
export type Started = {
  target: Element
  keyframes: PropertyIndexedKeyframes & Keyframe[]
  options: KeyframeAnimationOptions
  end: () => void
}

/** Adds animations to the test's document, which has none. Returns a list of the running ones. */
export function stubAnimations(): () => Started[] {
  const running = new Set<Started>()
  // framer-motion recognises an element by this. Vitest keeps Node's own EventTarget.
  globalThis.EventTarget = Object.getPrototypeOf(Node.prototype).constructor
  Element.prototype.animate = function animate(keyframes, options) {
    let resolve = () => {}
    const animation = {
      onfinish: null as (() => void) | null,
      playState: 'running',
      finished: new Promise<void>((done) => (resolve = done)),
      cancel: () => {
        running.delete(started)
        animation.playState = 'idle'
      },
      pause: () => {},
      play: () => {},
    }
    const started = {
      target: this,
      keyframes,
      options,
      end: () => {
        running.delete(started)
        animation.playState = 'finished'
        resolve()
        animation.onfinish?.()
      },
    } as Started
    running.add(started)
    return animation as unknown as Animation
  }
  return () => [...running]
}
