import { ZOOM } from './constants'
import type { GestureEvent, Placement, PointerKind } from './gestures'

type Options = {
  slides: HTMLElement
  viewer: HTMLElement
  send: (event: GestureEvent) => void
  /** Where a picture that is moving is seen just now. */
  placementNow: () => Placement | undefined
  /** Called with the cursor that the pointer had where its button came down. */
  onPress: (cursor: string) => void
  /** The height of the slides, px: the unit of a wheel that counts in pages. */
  pageHeight: () => number
  signal: AbortSignal
}

/** Safari's own event: by how much the fingers have come apart since they came down. */
type SafariPinch = Event & { scale: number; clientX: number; clientY: number }

/** px per line of a wheel that counts in lines. */
const LINE = 16

/**
 * What a wheel event comes from: browsers do not say. A mouse counts in lines, or also in notches of
 * 120; a trackpad's notches are thrice its px, and it may go both ways at once.
 */
function deviceOf(event: WheelEvent): 'mouse' | 'trackpad' {
  if (event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL) return 'mouse'
  const notches: unknown = 'wheelDeltaY' in event ? event.wheelDeltaY : undefined
  const isThrice = typeof notches === 'number' && Math.abs(notches + 3 * event.deltaY) < 3
  return event.deltaX !== 0 || isThrice || !notches ? 'trackpad' : 'mouse'
}

/** Turns what pointers, wheel and trackpad do on the slides into gesture events, until `signal`. */
export function listenForGestures(options: Options): void {
  const { slides, viewer, send, placementNow, onPress, pageHeight, signal } = options
  const down = new Set<number>()

  function listen<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) {
    slides.addEventListener(type, listener, { signal, passive: false })
  }
  const cancel = (id: number) => {
    if (down.delete(id)) send({ type: 'cancel', id })
  }

  listen('pointerdown', (event) => {
    const { pointerId: id, clientX: x, clientY: y, timeStamp: time, pointerType } = event
    if (pointerType === 'mouse' && event.button !== 0) return
    onPress(event.target instanceof Element ? getComputedStyle(event.target).cursor : '')
    slides.setPointerCapture(id)
    down.add(id)
    send({ type: 'down', id, x, y, time, kind: pointerType as PointerKind, at: placementNow() })
  })
  listen('pointermove', ({ pointerId: id, clientX: x, clientY: y, timeStamp: time }) => {
    if (down.has(id)) send({ type: 'move', id, x, y, time })
  })
  listen('pointerup', ({ pointerId: id, clientX: x, clientY: y, timeStamp: time }) => {
    if (down.delete(id)) send({ type: 'up', id, x, y, time })
  })
  listen('pointercancel', ({ pointerId }) => cancel(pointerId))
  listen('lostpointercapture', ({ pointerId }) => cancel(pointerId))
  window.addEventListener('blur', () => [...down].forEach(cancel), { signal })
  listen('dragstart', (event) => event.preventDefault())

  listen('wheel', (event) => {
    // The mode is read first, or Firefox tells lines as px.
    const unit = [1, LINE, pageHeight()][event.deltaMode] ?? 1
    const { clientX: x, clientY: y, deltaX, deltaY, ctrlKey: ctrl, timeStamp: time } = event
    event.preventDefault()
    const [dx, dy] = [deltaX * unit, deltaY * unit]
    send({ type: 'wheel', x, y, dx, dy, ctrl, device: deviceOf(event), time })
  })
  // Nowhere in the viewer does a sideways scroll of a trackpad go back in the history.
  const preventSideways = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) event.preventDefault()
  }
  viewer.addEventListener('wheel', preventSideways, { signal, passive: false })

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
    slides.addEventListener(type, pinch, { signal })
}
