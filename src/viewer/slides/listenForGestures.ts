import { ZOOM } from '../gestures/constants'
import type { GestureEvent, PicturePlacement, PointerKind } from '../gestures/gestures'

type ListenerOptions = {
  slides: HTMLElement
  viewer: HTMLElement
  send: (event: GestureEvent) => void
  placementNow: () => PicturePlacement | undefined
  onPress: (cursor: string) => void
  /** The unit of wheels that report pages, px. */
  pageHeight: () => number
  signal: AbortSignal
}

/** Safari's own event. `scale` is relative to the start of the gesture. */
type SafariPinch = Event & { scale: number; clientX: number; clientY: number }

const LINE = 16 // the unit of wheels that report lines, px

/** A guess: mice report lines or notches of 120. Trackpads report notches of three times the px. */
function deviceOf(event: WheelEvent): 'mouse' | 'trackpad' {
  if (event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL) return 'mouse'
  const notches: unknown = 'wheelDeltaY' in event ? event.wheelDeltaY : undefined
  const isThrice = typeof notches === 'number' && Math.abs(notches + 3 * event.deltaY) < 3
  return event.deltaX !== 0 || isThrice || !notches ? 'trackpad' : 'mouse'
}

/** Turns pointer, wheel and trackpad input on the slides into gesture events until `signal` aborts. */
export function listenForGestures(options: ListenerOptions): void {
  const { slides, viewer, send, placementNow, onPress, pageHeight, signal } = options
  const down = new Set<number>()

  function listen<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) {
    slides.addEventListener(type, listener, { signal, passive: false })
  }
  function unitOf({ deltaMode }: WheelEvent): number {
    if (deltaMode === WheelEvent.DOM_DELTA_PIXEL) return 1
    return deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : pageHeight()
  }
  const cancel = (id: number) => {
    if (down.delete(id)) send({ type: 'cancel', id })
  }

  listen('pointerdown', (event) => {
    const { pointerId: id, clientX: x, clientY: y, timeStamp: time, pointerType } = event
    if (pointerType === 'mouse' && event.button !== 0) return
    onPress(getComputedStyle(event.target as Element).cursor)
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
    // Reads `deltaMode` before the deltas, because Firefox otherwise converts them to px.
    const unit = unitOf(event)
    const { clientX: x, clientY: y, deltaX, deltaY, ctrlKey: ctrl, timeStamp: time } = event
    event.preventDefault()
    const [dx, dy] = [deltaX * unit, deltaY * unit]
    send({ type: 'wheel', x, y, dx, dy, ctrl, device: deviceOf(event), time })
  })
  // Sideways scrolling anywhere in the viewer must not navigate back.
  const preventSideways = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) event.preventDefault()
  }
  viewer.addEventListener('wheel', preventSideways, { signal, passive: false })

  // Safari sends these events for trackpad pinches, and also for fingers.
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
