import { flushSync } from 'react-dom'
import { SELECT } from '../../document'
import type { Viewport } from '../gestures/geometry'
import {
  type GestureCommand,
  type GestureEvent,
  type Photograph,
  start,
} from '../gestures/gestures'
import { reduceGesture } from '../gestures/reduceGesture'
import { createGestureDrawing, type DrawingOptions } from './createGestureDrawing'
import { listenForGestures } from './listenForGestures'

type ControllerOptions = Pick<DrawingOptions, 'onEnlargedChange' | 'onTranslucent'> & {
  /** In right-to-left languages the next photograph is on the left. */
  isMirrored: boolean
  /** For `next` and `previous`, call `show` before this returns. */
  onCommand: (command: GestureCommand) => void
}

export type GestureController = {
  show: (photograph: Photograph) => void
  zoom: (by: 1 | -1 | 'reset' | 'toggle') => void
  /** `x` and `y` are shares of the viewport. */
  pan: (x: number, y: number) => void
  stop: () => void
}

function measure(slides: HTMLElement): Viewport {
  const { left, top, width, height } = slides.getBoundingClientRect()
  return { left, top, width, height, density: window.devicePixelRatio }
}

const mirrored = (photograph: Photograph): Photograph => ({
  ...photograph,
  first: photograph.last,
  last: photograph.first,
})
const OPPOSITE = { next: 'previous', previous: 'next', close: 'close' } as const

/**
 * Turns events into transforms and attributes of viewer and slides. Each slide needs `data-at` (-1, 0 or 1)
 * and its picture as first child. CSS animates released pictures while the viewer has `data-moving`.
 */
export function createGestureController(
  slides: HTMLElement,
  photograph: Photograph,
  options: ControllerOptions,
): GestureController {
  const viewer = slides.closest<HTMLElement>(SELECT.viewer)!
  const listening = new AbortController()
  const { signal } = listening
  const { isMirrored, onCommand } = options
  const drawing = createGestureDrawing({ ...options, slides, viewer, isMirrored })
  const inStrip = (one: Photograph) => (isMirrored ? mirrored(one) : one)
  let state = start(measure(slides), inStrip(photograph))
  /** Counts drawings: an animation that a later drawing replaced must not end the movement. */
  let drawings = 0
  /** The cursor of the pressed element. Pointer capture would show the cursor of the slides. */
  let pressedCursor = ''

  function draw() {
    drawing.draw(state, pressedCursor)
    drawings += 1
    if (state.phase === 'animate') void sendWhenAnimated(drawings)
  }

  async function sendWhenAnimated(number: number) {
    const animations = viewer.getAnimations({ subtree: true })
    await Promise.allSettled(animations.map(({ finished }) => finished))
    if (number === drawings) send({ type: 'animation-end' })
  }

  function send(event: GestureEvent) {
    const before = state
    state = reduceGesture(state, event)
    if (state === before) return
    const command = state.command && isMirrored ? OPPOSITE[state.command] : state.command
    if (command === 'next' || command === 'previous') return flushSync(() => onCommand(command))
    draw()
    if (command) onCommand(command)
  }

  listenForGestures({
    slides,
    viewer,
    send,
    placementNow: drawing.placementNow,
    onPress: (cursor) => {
      pressedCursor = cursor
    },
    pageHeight: () => state.viewport.height,
    signal,
  })
  const resize = () => send({ type: 'resize', viewport: measure(slides) })
  const observer = new ResizeObserver(resize)
  observer.observe(slides)
  // Without a new size, the box can move in the window or to a screen with another density.
  window.addEventListener('resize', resize, { signal })
  window.visualViewport?.addEventListener('scroll', resize, { signal })
  draw()

  return {
    show: (shown) => send({ type: 'show', photograph: inStrip(shown) }),
    zoom: (by) => send({ type: 'zoom', by }),
    pan: (x, y) => send({ type: 'pan', x, y }),
    stop: () => {
      listening.abort()
      observer.disconnect()
      drawings += 1
    },
  }
}
