import { expect } from 'vitest'
import type {
  GestureCommand,
  GestureEvent,
  PointerKind,
  Photograph,
  PicturePlacement,
} from '../../../src/viewer/gestures/gestures'
import { start } from '../../../src/viewer/gestures/gestures'
import { reduceGesture } from '../../../src/viewer/gestures/reduceGesture'
import { FIT, type Viewport, type Transform } from '../../../src/viewer/gestures/geometry'

/** A phone's viewport, somewhere in its window. */
export const STAGE: Viewport = { left: 12, top: 60, width: 390, height: 600, density: 3 }

/** 390 × 260 px in that viewport. Its pixels allow a scale of 4800 / 390 / 3 = 4.1. */
export const PHOTO: Photograph = {
  picture: { width: 4800, height: 3200 },
  first: false,
  last: false,
}

export const LARGEST = 4800 / 390 / 3

export const REST: PicturePlacement = { transform: FIT, shift: 0, pull: 0 }

type Touch = { kind?: PointerKind; at?: PicturePlacement; id?: number }

/** Drives a viewer with pointers: places in px from the viewport's centre, and a clock of its own. */
export function driveGestures(photo: Partial<Photograph> = {}, viewport = STAGE) {
  let state = start(viewport, { ...PHOTO, ...photo })
  let time = 1000
  const commands: GestureCommand[] = []
  const send = (event: GestureEvent): void => {
    state = reduceGesture(state, event)
    if (state.command) commands.push(state.command)
  }
  const place = (x: number, y: number) => ({
    x: x + state.viewport.left + state.viewport.width / 2,
    y: y + state.viewport.top + state.viewport.height / 2,
    time,
  })
  const driver = {
    get state() {
      return state
    },
    get pose(): PicturePlacement {
      const { transform, shift, pull } = state
      return { transform, shift, pull }
    },
    commands,
    send,
    wait(ms: number) {
      time += ms
    },
    down(x: number, y: number, { kind = 'touch', at, id = 1 }: Touch = {}) {
      send({ type: 'down', id, ...place(x, y), kind, at })
    },
    move(x: number, y: number, id = 1) {
      send({ type: 'move', id, ...place(x, y) })
    },
    up(x: number, y: number, id = 1) {
      send({ type: 'up', id, ...place(x, y) })
    },
    /** Moves from a place at `pace` px/ms, with an event every 16 ms. Slow by default. */
    stroke(x: number, y: number, dx: number, dy: number, { pace = 0.1, id = 1 } = {}) {
      const lasts = Math.hypot(dx, dy) / pace
      const steps = Math.ceil(lasts / 16)
      for (let step = 1; step <= steps; step++) {
        time += lasts / steps
        driver.move(x + (dx * step) / steps, y + (dy * step) / steps, id)
      }
    },
    /** A finger from the centre along several strokes, down to up. */
    strokes(...parts: (readonly [dx: number, dy: number, pace?: number])[]) {
      let [x, y] = [0, 0]
      driver.down(x, y)
      for (const [dx, dy, pace = 0.1] of parts) {
        driver.stroke(x, y, dx, dy, { pace })
        x += dx
        y += dy
      }
      driver.up(x, y)
    },
    /** A finger that comes down in the centre, moves and stays down. */
    hold(dx: number, dy: number, { pace = 0.1, ...touch }: Touch & { pace?: number } = {}) {
      driver.down(0, 0, touch)
      driver.stroke(0, 0, dx, dy, { pace })
    },
    /** A finger from the centre, down to up. */
    drag(dx: number, dy: number, touch: Touch & { pace?: number } = {}) {
      driver.hold(dx, dy, touch)
      driver.up(dx, dy)
    },
    tap(x: number, y: number, touch: Touch = {}) {
      driver.down(x, y, touch)
      time += 60
      driver.up(x, y)
      time += 100
    },
    /** Two fingers about a point, from one distance to another, lifted one after the other. */
    pinch(from: number, to: number, x = 0, y = 0) {
      driver.fingers(from, x, y)
      driver.spread(from, to, x, y)
      driver.lift(to, x, y)
    },
    /** Two fingers come down so far apart. */
    fingers(apart: number, x = 0, y = 0) {
      driver.down(x - apart / 2, y)
      driver.down(x + apart / 2, y, { id: 2 })
    },
    lift(apart: number, x = 0, y = 0) {
      driver.up(x - apart / 2, y)
      driver.up(x + apart / 2, y, 2)
    },
    spread(from: number, to: number, x = 0, y = 0) {
      for (let step = 1; step <= 10; step++) {
        time += 16
        const half = (from + ((to - from) * step) / 10) / 2
        driver.move(x - half, y)
        driver.move(x + half, y, 2)
      }
    },
    doubleTap(x: number, y: number) {
      driver.tap(x, y)
      driver.tap(x, y)
    },
    zoom(by: 1 | -1 | 'reset' | 'toggle') {
      send({ type: 'zoom', by })
    },
    resize(viewport: Viewport) {
      send({ type: 'resize', viewport })
    },
    wheel(dy: number, x = 0, y = 0, ctrl = false) {
      send({ type: 'wheel', ...place(x, y), dx: 0, dy, ctrl, device: ctrl ? 'trackpad' : 'mouse' })
    },
    /** Two fingers on a trackpad. */
    scroll(dx: number, dy: number) {
      send({ type: 'wheel', ...place(0, 0), dx, dy, ctrl: false, device: 'trackpad' })
    },
    /** A mouse pressed and let go. */
    click(x: number, y: number) {
      driver.tap(x, y, { kind: 'mouse' })
    },
  }
  return driver
}

export type GestureDriver = ReturnType<typeof driveGestures>

/** Where a picture is seen `share` of the way from one place to another. */
export function between(
  from: PicturePlacement,
  to: PicturePlacement,
  share: number,
): PicturePlacement {
  const mix = (a: number, b: number) => a + (b - a) * share
  return {
    transform: {
      x: mix(from.transform.x, to.transform.x),
      y: mix(from.transform.y, to.transform.y),
      scale: mix(from.transform.scale, to.transform.scale),
    },
    shift: mix(from.shift, to.shift),
    pull: mix(from.pull, to.pull),
  }
}

/** The point of the picture that lies under a point of the viewport, in px at scale 1. */
export const under = ({ x, y, scale }: Transform, at: { x: number; y: number }) => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
})

/** Expects that point of the picture there, within a hundredth of a px. */
export function expectUnder(
  transform: Transform,
  at: { x: number; y: number },
  expected: { x: number; y: number },
) {
  const found = under(transform, at)
  expect(Math.abs(found.x - expected.x) * transform.scale).toBeLessThan(0.01)
  expect(Math.abs(found.y - expected.y) * transform.scale).toBeLessThan(0.01)
}

/** A driver on a picture at rest at scale 2.25, centred. */
export function zoomed(photo = {}): GestureDriver {
  const driver = driveGestures(photo)
  driver.send({ type: 'zoom', by: 1 })
  driver.send({ type: 'zoom', by: 1 })
  driver.send({ type: 'animation-end' })
  expect(driver.state).toMatchObject({ phase: 'rest', transform: { x: 0, y: 0, scale: 2.25 } })
  return driver
}
