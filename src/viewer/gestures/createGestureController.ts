import { flushSync } from 'react-dom'
import { ATTRIBUTE, PROPERTY, SELECT, SHOWN_SLIDE } from '../../document'
import { MEDIA } from '../../theme'
import { slideDistance, type Viewport } from './geometry'
import {
  type GestureCommand,
  type GestureEvent,
  type Phase,
  type Photograph,
  type PicturePlacement,
  start,
} from './gestures'
import { listenForGestures } from './listenForGestures'
import { reduceGesture } from './reduceGesture'

type Options = {
  /** Lines run from right to left, so the next photograph is on the left. */
  isMirrored?: boolean
  /** `next` and `previous` must be answered by `show` before this returns. */
  onCommand: (command: GestureCommand) => void
  onZoom: (isEnlarged: boolean) => void
  onTranslucent: (isTranslucent: boolean) => void
}

export type GestureController = {
  show: (photograph: Photograph) => void
  zoom: (by: 1 | -1 | 'reset' | 'toggle') => void
  /** In shares of the viewport. */
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
const DRAGS = new Set<Phase>(['pan', 'swipe', 'pull'])
const OPPOSITE = { next: 'previous', previous: 'next', close: 'close' } as const

const matrixOf = (element: Element) => new DOMMatrix(getComputedStyle(element).transform)

const toCss = (x: number, y: number, scale = 1) =>
  x === 0 && y === 0 && scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`

/**
 * Events go in; transforms and attributes of viewer and slides come out. Each slide has `data-at` (-1, 0 or 1)
 * and its picture as first child. CSS animates released pictures while the viewer has `data-moving`.
 */
export function createGestureController(
  slides: HTMLElement,
  photograph: Photograph,
  options: Options,
): GestureController {
  const viewer = slides.closest<HTMLElement>(SELECT.viewer) ?? slides
  const reducedMotion = window.matchMedia(MEDIA.reducedMotion)
  const listening = new AbortController()
  const { signal } = listening
  const { isMirrored = false } = options
  const inStrip = (one: Photograph) => (isMirrored ? mirrored(one) : one)
  let state = start(measure(slides), inStrip(photograph))
  let isStrip = false
  let areApart = false
  let shown: Element | null = null
  let isEnlarged = false
  let isClipped = false
  let isTranslucent = false
  /** An animation that a later drawing replaced must not end the movement. */
  let drawings = 0
  /** Pointer capture would show the cursor of the slides instead of the pressed element's. */
  let pressedCursor = ''

  function draw() {
    const { transform, shift, pull, fade, phase, viewport } = state
    if (shift !== 0) isStrip = !reducedMotion.matches
    else if (phase === 'rest') isStrip = false
    // At rest the neighbours fade at the sides: in the middle they would be visible.
    const middle = slides.querySelector(SHOWN_SLIDE)
    if (isStrip) areApart = true
    else if (middle !== shown) areApart = false
    shown = middle
    viewer.toggleAttribute('data-moving', phase === 'animate' || phase === 'exit')
    viewer.style.setProperty(PROPERTY.viewerFade, fade > 0 ? String(fade) : null)
    // The page shows through from the first pull until everything is at rest.
    const was = isTranslucent
    if (fade > 0) isTranslucent = true
    else if (phase === 'rest') isTranslucent = false
    viewer.toggleAttribute(ATTRIBUTE.translucent, isTranslucent)
    if (isTranslucent !== was) options.onTranslucent(isTranslucent)
    slides.toggleAttribute('data-strip', isStrip)
    slides.style.cursor = DRAGS.has(phase) ? 'grabbing' : phase === 'press' ? pressedCursor : ''
    for (const slide of slides.querySelectorAll<HTMLElement>(SELECT.slide)) {
      const at = Number(slide.dataset.at) * (isMirrored ? -1 : 1)
      const picture = slide.firstElementChild as HTMLElement
      const x = areApart ? shift + at * slideDistance(viewport) : 0
      slide.style.transform = toCss(x, at === 0 && !reducedMotion.matches ? pull : 0)
      picture.style.transform = at === 0 ? toCss(transform.x, transform.y, transform.scale) : ''
    }
    const enlarged = transform.scale > 1
    // A shrinking picture stays clipped until it has arrived.
    isClipped = enlarged || (isClipped && phase !== 'rest' && pull === 0)
    slides.toggleAttribute('data-clipped', isClipped)
    viewer.toggleAttribute('data-enlarged', enlarged)
    if (enlarged !== isEnlarged) options.onZoom((isEnlarged = enlarged))
    drawings += 1
    if (phase === 'animate') void sendWhenAnimated(drawings)
  }

  async function sendWhenAnimated(drawing: number) {
    const animations = viewer.getAnimations({ subtree: true })
    await Promise.allSettled(animations.map(({ finished }) => finished))
    if (drawing === drawings) send({ type: 'animation-end' })
  }

  function send(event: GestureEvent) {
    const before = state
    state = reduceGesture(state, event)
    if (state === before) return
    const command = state.command && isMirrored ? OPPOSITE[state.command] : state.command
    if (command === 'next' || command === 'previous')
      return flushSync(() => options.onCommand(command))
    draw()
    if (command) options.onCommand(command)
  }

  function placementNow(): PicturePlacement | undefined {
    const slide = slides.querySelector(SHOWN_SLIDE)
    if (!slide?.firstElementChild || !viewer.hasAttribute('data-moving')) return undefined
    const { e: shift, f: pull } = matrixOf(slide)
    const { e: x, f: y, a: scale } = matrixOf(slide.firstElementChild)
    return { transform: { x, y, scale }, shift: isStrip ? shift : 0, pull }
  }

  listenForGestures({
    slides,
    viewer,
    send,
    placementNow,
    onPress: (cursor) => {
      pressedCursor = cursor
    },
    pageHeight: () => state.viewport.height,
    signal,
  })
  const resize = () => send({ type: 'resize', viewport: measure(slides) })
  const observer = new ResizeObserver(resize)
  observer.observe(slides)
  // The same box can move in the window, or to a screen of another density.
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
