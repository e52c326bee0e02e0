import { describe, expect, test } from 'vitest'
import { cover } from '../../src/viewer/view'
import { expectUnder, handOn, REST, zoomed } from './hand'

describe('panning', () => {
  test('the enlarged picture is under the finger, and neither swipes nor closes', () => {
    const hand = zoomed()
    hand.down(0, 0)
    hand.stroke(0, 0, -100, 0)
    expect(hand.state).toMatchObject({ phase: 'pan', shift: 0, drop: 0 })
    expect(hand.state.view).toEqual({ x: -100, y: 0, scale: 2.25 })
    hand.stroke(-100, 0, -400, 300, { pace: 2 })
    hand.up(-500, 300)
    hand.drag(0, 400, { pace: 2 })
    hand.drag(-400, 0, { pace: 2 })
    expect(hand.commands).toEqual([])
  })

  test("stops softly at the picture's edges, and settles there", () => {
    const hand = zoomed()
    // 390 px at scale 2.25 reach 243.75 px beyond the middle.
    hand.down(0, 0)
    hand.stroke(0, 0, 400, 100)
    expect(hand.state.view.x).toBeGreaterThan(250)
    expect(hand.state.view.x).toBeLessThan(320)
    expect(hand.state.view.y).toBeGreaterThan(10)
    expect(hand.state.view.y).toBeLessThan(55)
    hand.up(400, 100)
    expect(hand.state).toMatchObject({ phase: 'settle', view: { x: 243.75, y: 0, scale: 2.25 } })
  })

  test('let go in movement the picture glides on, as far as its edges', () => {
    const hand = zoomed()
    hand.drag(50, 0, { pace: 0.5 })
    expect(hand.state.phase).toBe('settle')
    expect(hand.state.view.x).toBeCloseTo(50 + 0.5 * 200, 6)
    hand.drag(50, 0, { pace: 3 })
    expect(hand.state.view.x).toBe(243.75)
  })

  test('let go at a stand it stays', () => {
    const hand = zoomed()
    hand.down(0, 0)
    hand.stroke(0, 0, 50, 0)
    hand.wait(300)
    hand.up(50, 0)
    expect(hand.state).toMatchObject({ phase: 'rest', view: { x: 50, y: 0, scale: 2.25 } })
  })
})

describe('double tap', () => {
  test('enlarges what is tapped, and shows the whole picture again', () => {
    const hand = handOn()
    hand.tap(60, 0)
    expect(hand.state).toMatchObject({ phase: 'rest', ...REST })
    hand.tap(64, 0)
    const { view, phase } = hand.state
    expect(phase).toBe('settle')
    expect(view.scale).toBe(2.5)
    expectUnder(view, { x: 64, y: 0 }, { x: 64, y: 0 })
    hand.send({ type: 'settled' })
    hand.tap(-20, 30)
    hand.tap(-20, 30)
    expect(hand.state).toMatchObject({ phase: 'settle', ...REST })
    expect(hand.commands).toEqual([])
  })

  test('near an edge the picture still covers the stage', () => {
    const hand = handOn()
    hand.tap(-190, 120)
    hand.tap(-190, 120)
    expect(hand.state.view).toEqual(cover(hand.state, hand.state.view))
  })

  test('never beyond the largest scale', () => {
    const hand = handOn({ maxScale: 1.6 })
    hand.tap(0, 0)
    hand.tap(0, 0)
    expect(hand.state.view.scale).toBe(1.6)
    const still = handOn({ maxScale: 1 })
    still.tap(0, 0)
    still.tap(0, 0)
    expect(still.state).toMatchObject({ phase: 'rest', ...REST })
  })

  test.each([
    { why: 'too late', wait: 250, x: 0, hold: 0 },
    { why: 'too far apart', wait: 0, x: 40, hold: 0 },
    { why: 'one held too long', wait: 0, x: 0, hold: 600 },
  ])('two taps $why are two taps', ({ wait, x, hold }) => {
    const hand = handOn()
    hand.tap(0, 0)
    hand.wait(wait)
    hand.down(x, 0)
    hand.wait(hold)
    hand.up(x, 0)
    expect(hand.state).toMatchObject({ phase: 'rest', ...REST })
  })

  test('three taps are a double tap and one', () => {
    const hand = handOn()
    for (let tap = 0; tap < 3; tap++) hand.tap(0, 0)
    expect(hand.state.view.scale).toBe(2.5)
  })

  test('a swipe between two taps parts them', () => {
    const hand = handOn()
    hand.tap(0, 0)
    hand.drag(-20, 0, { pace: 0.3 })
    hand.tap(0, 0)
    expect(hand.state).toMatchObject(REST)
  })
})
