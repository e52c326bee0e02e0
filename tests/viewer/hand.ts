import { expect } from 'vitest'
import type { Command, GestureEvent, Kind, Photograph, Pose } from '../../src/viewer/gestures'
import { start } from '../../src/viewer/gestures'
import { reduce } from '../../src/viewer/reduce'
import { FIT, type Stage, type View } from '../../src/viewer/view'

/** A phone's stage, somewhere in its window. */
export const STAGE: Stage = { left: 12, top: 60, width: 390, height: 600, density: 3 }

/** In that stage 390 × 260 px, with own pixels for a scale of 4800 / 390 / 3 = 4.1. */
export const PHOTO: Photograph = {
  picture: { width: 4800, height: 3200 },
  first: false,
  last: false,
  maxScale: 8,
}

export const LARGEST = 4800 / 390 / 3

export const REST: Pose = { view: FIT, shift: 0, drop: 0 }

type Touch = { kind?: Kind; at?: Pose; id?: number }

/** A hand on a viewer: places in px from the stage's centre, and a clock of its own. */
export function handOn(photo: Partial<Photograph> = {}, stage = STAGE) {
  let state = start(stage, { ...PHOTO, ...photo })
  let time = 1000
  const commands: Command[] = []
  const send = (event: GestureEvent): void => {
    state = reduce(state, event)
    if (state.command) commands.push(state.command)
  }
  const place = (x: number, y: number) => ({
    x: x + state.stage.left + state.stage.width / 2,
    y: y + state.stage.top + state.stage.height / 2,
    time,
  })
  const hand = {
    get state() {
      return state
    },
    get pose(): Pose {
      const { view, shift, drop } = state
      return { view, shift, drop }
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
    /** Moves on from a place at `pace` px/ms, told every 16 ms: slowly, if nothing is said. */
    stroke(x: number, y: number, dx: number, dy: number, { pace = 0.1, id = 1 } = {}) {
      const lasts = Math.hypot(dx, dy) / pace
      const steps = Math.ceil(lasts / 16)
      for (let step = 1; step <= steps; step++) {
        time += lasts / steps
        hand.move(x + (dx * step) / steps, y + (dy * step) / steps, id)
      }
    },
    /** A finger from the centre, down to up. */
    drag(dx: number, dy: number, { pace = 0.1, ...touch }: Touch & { pace?: number } = {}) {
      hand.down(0, 0, touch)
      hand.stroke(0, 0, dx, dy, { pace })
      hand.up(dx, dy)
    },
    tap(x: number, y: number, touch: Touch = {}) {
      hand.down(x, y, touch)
      time += 60
      hand.up(x, y)
      time += 100
    },
    /** Two fingers about a point, from one distance to another, lifted one after the other. */
    pinch(from: number, to: number, x = 0, y = 0) {
      hand.down(x - from / 2, y)
      hand.down(x + from / 2, y, { id: 2 })
      hand.spread(from, to, x, y)
      hand.up(x - to / 2, y)
      hand.up(x + to / 2, y, 2)
    },
    spread(from: number, to: number, x = 0, y = 0) {
      for (let step = 1; step <= 10; step++) {
        time += 16
        const half = (from + ((to - from) * step) / 10) / 2
        hand.move(x - half, y)
        hand.move(x + half, y, 2)
      }
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
      hand.tap(x, y, { kind: 'mouse' })
    },
  }
  return hand
}

export type Hand = ReturnType<typeof handOn>

/** Where a picture is seen `share` of the way from one place to another. */
export function between(from: Pose, to: Pose, share: number): Pose {
  const mix = (a: number, b: number) => a + (b - a) * share
  return {
    view: {
      x: mix(from.view.x, to.view.x),
      y: mix(from.view.y, to.view.y),
      scale: mix(from.view.scale, to.view.scale),
    },
    shift: mix(from.shift, to.shift),
    drop: mix(from.drop, to.drop),
  }
}

/** The point of the picture that lies under a point of the stage, in px at scale 1. */
export const under = ({ x, y, scale }: View, at: { x: number; y: number }) => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
})

/** Expects that point of the picture there, within a hundredth of a px. */
export function expectUnder(
  view: View,
  at: { x: number; y: number },
  expected: { x: number; y: number },
) {
  const found = under(view, at)
  expect(Math.abs(found.x - expected.x) * view.scale).toBeLessThan(0.01)
  expect(Math.abs(found.y - expected.y) * view.scale).toBeLessThan(0.01)
}

/** A hand on a picture at rest at scale 2.25, centred. */
export function zoomed(photo = {}): Hand {
  const hand = handOn(photo)
  hand.send({ type: 'zoom', by: 1 })
  hand.send({ type: 'zoom', by: 1 })
  hand.send({ type: 'settled' })
  expect(hand.state).toMatchObject({ phase: 'rest', view: { x: 0, y: 0, scale: 2.25 } })
  return hand
}
