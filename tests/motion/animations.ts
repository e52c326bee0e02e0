/** An animation on a clock that stands: it ends when it is told to. */
export type Started = {
  target: Element
  keyframes: PropertyIndexedKeyframes & Keyframe[]
  options: KeyframeAnimationOptions
  end: () => void
}

/** The test's document has no animations. From here on it has these; the answer lists those that run. */
export function stubAnimations(): () => Started[] {
  const running = new Set<Started>()
  // By this framer-motion knows an element. Vitest leaves Node's own in place.
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
