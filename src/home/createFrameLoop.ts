import { activeTransition } from '../page/activeTransition'

export type Frames = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'> // times in ms

type FrameLoop = {
  wake: () => void // requests a frame, if one is allowed
  sleep: () => void
}

const FIRST_FRAME = 1 / 60 // s, assumed because the time of the last frame is unknown

/** Frames that stop at rest and in a hidden tab. `draw` is given s and returns whether to go on. */
export function createFrameLoop(
  draw: (passed: number) => boolean,
  isStopped: () => boolean,
  frames: Frames,
): FrameLoop {
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
    // The transition shrinks a page to its disc, so the disc must stay at its start.
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
