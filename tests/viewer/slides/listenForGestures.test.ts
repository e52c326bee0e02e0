// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { GestureEvent } from '../../../src/viewer/gestures/gestures'
import { listenForGestures } from '../../../src/viewer/slides/listenForGestures'

const PAGE = 600
let seen: GestureEvent[]
let listening: AbortController
let [viewer, slides, words]: HTMLElement[] = []

beforeEach(() => {
  viewer = document.createElement('div')
  slides = viewer.appendChild(document.createElement('div'))
  words = viewer.appendChild(document.createElement('p'))
  slides.setPointerCapture = () => {}
  seen = []
  listening = new AbortController()
  listenForGestures({
    slides,
    viewer,
    send: (event) => void seen.push(event),
    placementNow: () => undefined,
    onPress: () => {},
    pageHeight: () => PAGE,
    signal: listening.signal,
  })
})

afterEach(() => listening.abort())

/** Dispatches an event with these properties; false if the default action is prevented. */
const dispatch = (target: HTMLElement, type: string, properties: object) =>
  target.dispatchEvent(
    Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
      deltaMode: WheelEvent.DOM_DELTA_PIXEL,
      deltaX: 0,
      deltaY: 0,
      ctrlKey: false,
      clientX: 0,
      clientY: 0,
      ...properties,
    }),
  )

describe('the wheel', () => {
  test.each([
    ['a trackpad goes both ways', { deltaX: 60, deltaY: 40 }, 'trackpad', [60, 40]],
    [
      'a trackpad’s notches are thrice its px',
      { deltaY: 40, wheelDeltaY: -120 },
      'trackpad',
      [0, 40],
    ],
    ['a mouse has notches of its own', { deltaY: 100, wheelDeltaY: -120 }, 'mouse', [0, 100]],
    ['a mouse counts in lines', { deltaY: 3, deltaMode: 1 }, 'mouse', [0, 48]],
    ['a mouse counts in pages', { deltaY: 1, deltaMode: 2 }, 'mouse', [0, PAGE]],
  ] as const)('%s', (_, properties, device, [dx, dy]) => {
    expect(dispatch(slides!, 'wheel', properties)).toBe(false)
    expect(seen).toMatchObject([{ type: 'wheel', device, dx, dy, ctrl: false }])
  })

  test('with Ctrl is a trackpad’s pinch, which does not zoom the page', () => {
    expect(dispatch(slides!, 'wheel', { deltaY: -4, ctrlKey: true })).toBe(false)
    expect(seen).toMatchObject([{ type: 'wheel', dy: -4, ctrl: true }])
  })

  test('scrolls the words beside the picture, and never goes back in the history', () => {
    expect(dispatch(words!, 'wheel', { deltaX: 4, deltaY: 100 })).toBe(true)
    expect(dispatch(words!, 'wheel', { deltaX: 200, deltaY: 4 })).toBe(false)
    expect(seen).toEqual([])
  })
})

test('Safari’s own pinch events zoom the picture, not the page', () => {
  const at = { clientX: 300, clientY: 200 }
  const left = [
    dispatch(slides!, 'gesturestart', { scale: 1, ...at }),
    dispatch(slides!, 'gesturechange', { scale: 1.2, ...at }),
    dispatch(slides!, 'gesturechange', { scale: 1.5, ...at }),
  ]
  expect(left).toEqual([false, false, false])
  const pinch = { type: 'wheel', x: 300, y: 200, ctrl: true }
  expect(seen).toMatchObject([pinch, pinch])
  // The scale's logarithm grows by 0.01 for each px.
  const turned = seen.map((event) => (event.type === 'wheel' ? event.dy : NaN))
  expect(turned[0]).toBeCloseTo(-100 * Math.log(1.2), 6)
  expect(turned[0]! + turned[1]!).toBeCloseTo(-100 * Math.log(1.5), 6)
  // Pointer events report the fingers.
  dispatch(slides!, 'pointerdown', { pointerId: 1, pointerType: 'touch', button: 0 })
  dispatch(slides!, 'gesturechange', { scale: 2, ...at })
  expect(seen.slice(2)).toMatchObject([{ type: 'down', kind: 'touch' }])
})

test('only the main button presses, and a picture is not dragged away', () => {
  const mouse = { pointerId: 1, pointerType: 'mouse' }
  dispatch(slides!, 'pointerdown', { ...mouse, button: 2 })
  dispatch(slides!, 'pointermove', mouse)
  dispatch(slides!, 'pointerup', mouse)
  expect(seen).toEqual([])
  expect(dispatch(slides!, 'dragstart', {})).toBe(false)
})

test.each([
  ['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
  ['the browser takes it over', () => dispatch(slides!, 'pointercancel', { pointerId: 4 })],
  ['its capture is lost', () => dispatch(slides!, 'lostpointercapture', { pointerId: 4 })],
])('a pointer is cancelled once when %s', (_, lose) => {
  const pointer = { pointerId: 4, pointerType: 'mouse', button: 0 }
  dispatch(slides!, 'pointerdown', pointer)
  lose()
  lose()
  dispatch(slides!, 'pointermove', pointer)
  dispatch(slides!, 'pointerup', pointer)
  expect(seen.map(({ type }) => type)).toEqual(['down', 'cancel'])
})

test('a finger presses, moves and lifts', () => {
  const finger = { pointerId: 4, pointerType: 'touch', clientY: 5 }
  dispatch(slides!, 'pointerdown', { ...finger, clientX: 10 })
  dispatch(slides!, 'pointermove', { ...finger, clientX: 30 })
  dispatch(slides!, 'pointerup', { ...finger, clientX: 40 })
  expect(seen).toMatchObject([
    { type: 'down', kind: 'touch', id: 4, x: 10, y: 5 },
    { type: 'move', id: 4, x: 30, y: 5 },
    { type: 'up', id: 4, x: 40, y: 5 },
  ])
})
