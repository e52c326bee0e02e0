import { flushSync } from 'react-dom'
import { ZOOM } from './constants'
import {
  type Command,
  type GestureEvent,
  type Kind,
  type Photograph,
  type Pose,
  start,
} from './gestures'
import { reduce } from './reduce'
import { type Stage, strideOf } from './view'

type Options = {
  /** The hand asks for something. `next` and `previous` must be answered by `show` before it returns. */
  onCommand: (command: Command) => void
  /** The picture became larger than its place, or whole again. */
  onZoom: (isEnlarged: boolean) => void
  /** The page begins to show through, or is covered again. */
  onThrough: (isThrough: boolean) => void
}

export type Driver = {
  show: (photograph: Photograph) => void
  zoom: (by: 1 | -1 | 'reset' | 'toggle') => void
  /** Pans an enlarged picture, in shares of its stage. */
  pan: (x: number, y: number) => void
  stop: () => void
}

/** Safari's own event: by how much the fingers have come apart since they came down. */
type SafariPinch = Event & { scale: number; clientX: number; clientY: number }

/** px per line of a wheel that counts in lines. */
const LINE = 16

function measure(strip: HTMLElement): Stage {
  const { left, top, width, height } = strip.getBoundingClientRect()
  return { left, top, width, height, density: window.devicePixelRatio }
}

/**
 * What a wheel event comes from: browsers tell neither. Of a mouse it is in lines, or it is told in
 * notches of 120 as well; of a trackpad that is thrice its px, and it may go both ways at once.
 */
function deviceOf(event: WheelEvent): 'mouse' | 'trackpad' {
  if (event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL) return 'mouse'
  const notches: unknown = 'wheelDeltaY' in event ? event.wheelDeltaY : undefined
  const isThrice = typeof notches === 'number' && Math.abs(notches + 3 * event.deltaY) < 3
  return event.deltaX !== 0 || isThrice || !notches ? 'trackpad' : 'mouse'
}

const matrixOf = (element: Element) => new DOMMatrix(getComputedStyle(element).transform)

const move = (x: number, y: number, scale = 1) =>
  x === 0 && y === 0 && scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`

/**
 * Lets the hand move the photographs of a strip: pointers and wheel go in, transforms come out, and
 * nothing else is written. Slides are the children with `data-at` (-1, 0 or 1), the picture in each
 * its first child. CSS moves what is let go, for as long as the viewer says `data-moving`.
 */
export function drive(strip: HTMLElement, photograph: Photograph, options: Options): Driver {
  const viewer = strip.closest<HTMLElement>('.viewer') ?? strip
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
  const listening = new AbortController()
  const down = new Set<number>()
  let state = start(measure(strip), photograph)
  let isStrip = false
  let areApart = false
  let shown: Element | null = null
  let isEnlarged = false
  let isClipped = false
  let isThrough = false
  let movement = 0
  /** The cursor where the button came down: captured, the pointer would have the strip's. */
  let pressed = ''

  const slides = () => strip.querySelectorAll<HTMLElement>('[data-at]')

  function draw() {
    const { view, shift, drop, fade, phase, stage } = state
    const isMoving = phase === 'settle' || phase === 'leave'
    // Reduced motion: photographs change by fading alone.
    if (shift !== 0) isStrip = !calm.matches
    else if (phase === 'rest') isStrip = false
    // At rest neighbours that came as a strip fade at their sides: in the middle they would be seen.
    const middle = strip.querySelector('[data-at="0"]')
    if (isStrip) areApart = true
    else if (middle !== shown) areApart = false
    shown = middle
    viewer.dataset.moving = String(isMoving)
    viewer.style.setProperty('--gone', String(fade))
    // The page shows through from the first pull until all is at rest.
    const was = isThrough
    if (fade > 0) isThrough = true
    else if (phase === 'rest') isThrough = false
    viewer.dataset.through = String(isThrough)
    if (isThrough !== was) options.onThrough(isThrough)
    strip.dataset.strip = String(isStrip)
    strip.style.cursor = phase === 'pan' ? 'grabbing' : phase === 'press' ? pressed : ''
    for (const slide of slides()) {
      const at = Number(slide.dataset.at)
      const picture = slide.firstElementChild as HTMLElement
      const x = areApart ? shift + at * strideOf(stage) : 0
      slide.style.transform = move(x, at === 0 && !calm.matches ? drop : 0)
      picture.style.transform = at === 0 ? move(view.x, view.y, view.scale) : ''
    }
    const enlarged = view.scale > 1
    // Until what was enlarged has come to its place, it stays in its plate.
    isClipped = enlarged || (isClipped && phase !== 'rest' && drop === 0)
    strip.dataset.clipped = String(isClipped)
    viewer.dataset.enlarged = String(enlarged)
    if (enlarged !== isEnlarged) options.onZoom((isEnlarged = enlarged))
    movement += 1
    if (phase === 'settle') void settleAfter(movement)
  }

  async function settleAfter(mine: number) {
    const moving = viewer.getAnimations({ subtree: true })
    await Promise.allSettled(moving.map(({ finished }) => finished))
    if (mine === movement) send({ type: 'settled' })
  }

  function send(event: GestureEvent) {
    const before = state
    state = reduce(state, event)
    if (state === before) return
    const { command } = state
    if (command === 'next' || command === 'previous')
      return flushSync(() => options.onCommand(command))
    draw()
    if (command) options.onCommand(command)
  }

  /** Where a picture that is on its way is seen just now. */
  function seen(): Pose | undefined {
    const slide = strip.querySelector('[data-at="0"]')
    if (!slide?.firstElementChild || viewer.dataset.moving !== 'true') return undefined
    const { e: shift, f: drop } = matrixOf(slide)
    const { e: x, f: y, a: scale } = matrixOf(slide.firstElementChild)
    return { view: { x, y, scale }, shift: isStrip ? shift : 0, drop }
  }

  function listen<Type extends keyof HTMLElementEventMap>(
    type: Type,
    answer: (event: HTMLElementEventMap[Type]) => void,
  ) {
    strip.addEventListener(type, answer, { signal: listening.signal, passive: false })
  }
  const lose = (id: number) => {
    if (down.delete(id)) send({ type: 'cancel', id })
  }

  listen('pointerdown', (event) => {
    const { pointerId: id, clientX: x, clientY: y, timeStamp: time, pointerType } = event
    if (pointerType === 'mouse' && event.button !== 0) return
    pressed = event.target instanceof Element ? getComputedStyle(event.target).cursor : ''
    strip.setPointerCapture(id)
    down.add(id)
    send({ type: 'down', id, x, y, time, kind: pointerType as Kind, at: seen() })
  })
  listen('pointermove', ({ pointerId: id, clientX: x, clientY: y, timeStamp: time }) => {
    if (down.has(id)) send({ type: 'move', id, x, y, time })
  })
  listen('pointerup', ({ pointerId: id, clientX: x, clientY: y, timeStamp: time }) => {
    if (down.delete(id)) send({ type: 'up', id, x, y, time })
  })
  listen('pointercancel', ({ pointerId }) => lose(pointerId))
  listen('lostpointercapture', ({ pointerId }) => lose(pointerId))
  listen('dragstart', (event) => event.preventDefault())
  listen('wheel', (event) => {
    // Asked first, or Firefox tells lines as px.
    const unit = [1, LINE, state.stage.height][event.deltaMode] ?? 1
    const { clientX: x, clientY: y, deltaX, deltaY, ctrlKey: ctrl, timeStamp: time } = event
    event.preventDefault()
    const [dx, dy] = [deltaX * unit, deltaY * unit]
    send({ type: 'wheel', x, y, dx, dy, ctrl, device: deviceOf(event), time })
  })
  // Safari tells the pinch of a trackpad by events of its own, and that of fingers as well.
  let pinched = 1
  const pinch = (event: Event) => {
    event.preventDefault()
    const { scale, clientX: x, clientY: y, timeStamp: time } = event as SafariPinch
    const dy = -Math.log(scale / pinched) / ZOOM.trackpad
    pinched = scale
    if (event.type === 'gesturechange' && down.size === 0)
      send({ type: 'wheel', x, y, dx: 0, dy, ctrl: true, device: 'trackpad', time })
  }
  for (const type of ['gesturestart', 'gesturechange'])
    strip.addEventListener(type, pinch, { signal: listening.signal })
  const resize = () => send({ type: 'resize', stage: measure(strip) })
  const observer = new ResizeObserver(resize)
  observer.observe(strip)
  const { signal } = listening
  // Nowhere in the viewer does a trackpad that is turned sideways lead out of it.
  const stay = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) event.preventDefault()
  }
  viewer.addEventListener('wheel', stay, { signal, passive: false })
  // The same box may lie elsewhere, or on a screen with other pixels.
  window.addEventListener('resize', resize, { signal })
  window.visualViewport?.addEventListener('scroll', resize, { signal })
  window.addEventListener('blur', () => [...down].forEach(lose), { signal })
  draw()

  return {
    show: (shown) => send({ type: 'show', photograph: shown }),
    zoom: (by) => send({ type: 'zoom', by }),
    pan: (x, y) => send({ type: 'pan', x, y }),
    stop: () => {
      listening.abort()
      observer.disconnect()
      movement += 1
    },
  }
}
