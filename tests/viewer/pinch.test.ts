import { describe, expect, test } from 'vitest'
import { cover, FIT } from '../../src/viewer/view'
import { expectUnder, handOn, LARGEST, REST, under, zoomed } from './hand'

describe('pinching', () => {
  test('what is between the fingers stays there, also while they move', () => {
    const hand = handOn()
    hand.down(-80, 40)
    hand.down(20, 100, { id: 2 })
    const point = under(FIT, { x: -30, y: 70 })
    const ways = [
      [-90, 30, 40, 110],
      [-60, 0, 100, 100],
      [-150, -80, 20, 60],
      [-40, 200, 130, 10],
    ] as const
    for (const [ax, ay, bx, by] of ways) {
      hand.move(ax, ay)
      hand.move(bx, by, 2)
      const { view, phase } = hand.state
      expect(phase).toBe('pinch')
      expectUnder(view, { x: (ax + bx) / 2, y: (ay + by) / 2 }, point)
      expect(view.scale).toBeCloseTo(Math.hypot(ax - bx, ay - by) / Math.hypot(100, 60), 9)
    }
  })

  test('beyond the largest scale it gives way softly, and settles there on release', () => {
    const hand = handOn()
    hand.down(-10, 0)
    hand.down(10, 0, { id: 2 })
    hand.spread(20, 600)
    const { scale } = hand.state.view
    expect(scale).toBeGreaterThan(LARGEST * 1.05)
    expect(scale).toBeLessThan(LARGEST * Math.exp(0.5))
    hand.up(-300, 0)
    hand.up(300, 0, 2)
    expect(hand.state.phase).toBe('settle')
    expect(hand.state.view.scale).toBeCloseTo(LARGEST, 9)
  })

  test('an enlarged picture, pinched below the whole one, gives way softly and settles whole', () => {
    const hand = zoomed()
    hand.down(-150, 60)
    hand.down(150, 60, { id: 2 })
    hand.spread(300, 30, 0, 60)
    expect(hand.state.fade).toBe(0)
    expect(hand.state.view.scale).toBeLessThan(0.9)
    expect(hand.state.view.scale).toBeGreaterThan(Math.exp(-0.5))
    hand.up(-15, 60)
    hand.up(15, 60, 2)
    expect(hand.state).toMatchObject({ phase: 'settle', ...REST })
    expect(hand.commands).toEqual([])
  })

  test('a whole picture, pinched in, shrinks under the fingers, shows the page and closes', () => {
    const hand = handOn()
    hand.down(-100, 0)
    hand.down(100, 0, { id: 2 })
    hand.spread(200, 120)
    expect(hand.state.view.scale).toBeCloseTo(0.6, 9)
    expect(hand.state.fade).toBeCloseTo(2 / 3, 9)
    hand.up(-60, 0)
    expect(hand.state).toMatchObject({ phase: 'leave', command: 'close' })
    expect(hand.state.view.scale).toBeCloseTo(0.6, 9)
    expect(hand.state.fade).toBeCloseTo(2 / 3, 9)
    hand.stroke(60, 0, 200, 0, { id: 2 })
    hand.up(260, 0, 2)
    expect(hand.commands).toEqual(['close'])
    // The command came to nothing: it is there to be shown whole again.
    hand.tap(0, 0)
    expect(hand.pose).toEqual(REST)
  })

  test('a whole picture, pinched in a little, comes back', () => {
    const hand = handOn()
    hand.pinch(200, 160)
    expect(hand.state).toMatchObject({ phase: 'settle', fade: 0, ...REST })
    expect(hand.commands).toEqual([])
  })

  test('fingers that enlarged it first do not close it on their way back', () => {
    const hand = handOn()
    hand.down(-50, 0)
    hand.down(50, 0, { id: 2 })
    hand.spread(100, 300)
    hand.spread(300, 30)
    expect(hand.state.fade).toBe(0)
    hand.up(-15, 0)
    hand.up(15, 0, 2)
    expect(hand.pose).toEqual(REST)
    expect(hand.commands).toEqual([])
  })

  test.each([60, 105, 108])('pinched out to %d px the next swipe works at once', (to) => {
    const hand = zoomed()
    hand.pinch(225, to, 20, 10)
    expect(hand.state).toMatchObject({ phase: 'settle', ...REST })
    const seen = { ...REST, view: { x: 6, y: 2, scale: 1.04 } }
    hand.drag(-60, 0, { at: seen })
    expect(hand.commands).toEqual(['next'])
  })

  test('a picture left enlarged covers the stage as far as it can', () => {
    const hand = handOn()
    hand.pinch(100, 260, 150, 120)
    const { view } = hand.state
    expect(view.scale).toBeCloseTo(2.6, 9)
    expect(view).toEqual(cover(hand.state, view))
  })

  test('one finger lifted, the other pans on without a jump', () => {
    const hand = handOn()
    hand.down(-50, 0)
    hand.down(50, 0, { id: 2 })
    hand.spread(100, 300)
    const { view } = hand.state
    hand.up(-150, 0)
    expect(hand.state).toMatchObject({ phase: 'pan', view })
    hand.move(170, -10, 2)
    expect(hand.state.view.x).toBeCloseTo(view.x + 20, 9)
    // 390 × 260 px at scale 3 are 780 high: 90 px to go.
    expect(hand.state.view.y).toBeCloseTo(view.y - 10, 9)
  })

  test('a finger put back pinches again', () => {
    const hand = handOn()
    hand.down(-50, 0)
    hand.down(50, 0, { id: 2 })
    hand.spread(100, 200)
    hand.up(-100, 0)
    hand.down(-100, 0, { id: 3 })
    expect(hand.state.phase).toBe('pinch')
    hand.move(200, 0, 2)
    expect(hand.state.view.scale).toBeCloseTo(3, 9)
  })

  test('fingers on one point do no harm', () => {
    const hand = handOn()
    hand.down(10, 10)
    hand.down(10, 10, { id: 2 })
    hand.move(14, 10)
    expect(Number.isFinite(hand.state.view.scale)).toBe(true)
  })
})

describe('two fingers never change the photograph', () => {
  test.each([
    { left: 'the first', id: 1, x: -50 },
    { left: 'the second', id: 2, x: 50 },
  ])('$left of them left alone neither swipes nor closes', ({ id, x }) => {
    for (const [dx, dy] of [
      [-200, 0],
      [200, 0],
      [0, 300],
    ] as const) {
      const hand = handOn()
      hand.down(-50, 0)
      hand.down(50, 0, { id: 2 })
      hand.up(-x, 0, 3 - id)
      hand.stroke(x, 0, dx, dy, { pace: 1, id })
      expect(hand.state).toMatchObject({ phase: 'pan', shift: 0, drop: 0 })
      hand.up(x + dx, dy, id)
      expect(hand.state).toMatchObject({ phase: 'settle', ...REST })
      expect(hand.commands).toEqual([])
    }
  })

  test('both of them moving along the strip neither swipe nor close', () => {
    const hand = handOn()
    hand.down(-50, 0)
    hand.down(50, 0, { id: 2 })
    for (let x = 0; x > -200; x -= 10) {
      hand.wait(16)
      hand.move(x - 50, 0)
      hand.move(x + 50, 0, 2)
    }
    expect(hand.state).toMatchObject({ phase: 'pinch', shift: 0 })
    hand.up(-240, 0)
    hand.up(-140, 0, 2)
    expect(hand.commands).toEqual([])
  })

  test.each([
    { during: 'a swipe', dx: -90, dy: 0 },
    { during: 'a close', dx: 0, dy: 150 },
  ])('a second finger during $during puts it back and pinches, without a jump', ({ dx, dy }) => {
    const hand = handOn()
    hand.down(0, 0)
    hand.stroke(0, 0, dx, dy)
    hand.down(dx + 100, dy, { id: 2 })
    expect(hand.state).toMatchObject({ phase: 'pinch', shift: 0, drop: 0, fade: 0 })
    expect(hand.state.view).toEqual({ x: dx, y: dy, scale: 1 })
    hand.move(dx + 200, dy, 2)
    expect(hand.state.view.scale).toBeCloseTo(2, 9)
    hand.up(dx, dy)
    hand.up(dx + 200, dy, 2)
    expect(hand.commands).toEqual([])
    expect(hand.state.view.scale).toBeCloseTo(2, 9)
  })

  test('a third finger is ignored, and no new contact begins before it is lifted', () => {
    const hand = handOn()
    hand.down(-50, 0)
    hand.down(50, 0, { id: 2 })
    hand.spread(100, 200)
    const { view } = hand.state
    hand.down(0, 100, { id: 3 })
    hand.move(0, 300, 3)
    expect(hand.state).toMatchObject({ phase: 'pinch', view })
    hand.up(-100, 0)
    hand.up(100, 0, 2)
    hand.down(0, 0, { id: 4 })
    hand.stroke(0, 0, -200, 0, { id: 4 })
    hand.up(-200, 0, 4)
    expect(hand.state.contact).toBe(null)
    hand.up(0, 300, 3)
    hand.send({ type: 'zoom', by: 'reset' })
    hand.drag(-60, 0)
    expect(hand.commands).toEqual(['next'])
  })

  test('a mouse is no second finger', () => {
    const hand = handOn()
    hand.down(0, 0)
    hand.stroke(0, 0, -40, 0)
    hand.down(100, 0, { id: 9, kind: 'mouse' })
    expect(hand.state.phase).toBe('swipe')
    hand.stroke(-40, 0, -40, 0)
    hand.up(-80, 0)
    expect(hand.commands).toEqual(['next'])
  })
})
