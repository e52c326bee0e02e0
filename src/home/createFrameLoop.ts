import { activeTransition } from '../page/activeTransition'

/** Who draws the frames, and by whose clock (ms). */
export type Frames = Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>

export type FrameLoop = {
  /** Asks for a frame, unless one is asked for already, or none may be drawn. */
  wake: () => void
  /** Takes the request back. */
  sleep: () => void
}

/** The time that the first frame after a sleep stands for, s: nobody knows when the last one was. */
const FIRST_FRAME = 1 / 60

/**
 * A loop of animation frames that sleeps when nothing moves. In a hidden tab no frame is asked for;
 * during a transition between pages the loop waits until it has finished.
 * @param draw draws a frame, `passed` s after the last one; returns whether another is needed
 * @param isStopped whether no frame may be asked for
 */
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
    // A page that shrinks to its disc finds it where it starts.
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
