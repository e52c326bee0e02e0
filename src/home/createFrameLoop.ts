import { activeTransition } from '../page/activeTransition'

export type Frames = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'> // times in ms

const FIRST_FRAME = 1 / 60 // s, assumed because there is no earlier frame to measure from

/** A frame loop that stops at rest and in a hidden tab. `draw` gets s and returns whether to continue. */
export function createFrameLoop(
  draw: (passed: number) => boolean,
  isStopped: () => boolean,
  frames: Frames,
) {
  let frame: number | null = null
  let lastTime: number | null = null

  function drawFrame(time: number) {
    frame = null
    const passed = lastTime === null ? FIRST_FRAME : (time - lastTime) / 1000
    lastTime = time
    if (draw(passed)) wake()
    else lastTime = null
  }

  function wake() {
    if (frame !== null || document.hidden || isStopped()) return
    const transition = activeTransition()
    // A page transition shrinks to its disc, so the disc must stay in place until the end.
    if (transition) void transition.finished.then(wake, wake)
    else frame = frames.requestAnimationFrame(drawFrame)
  }

  function sleep() {
    if (frame !== null) frames.cancelAnimationFrame(frame)
    frame = null
    lastTime = null
  }

  return { wake, sleep }
}
