import { describe, expect, test } from 'vitest'
import { cover } from '../../src/viewer/view'
import { strideOf } from '../../src/viewer/view'
import { expectUnder, handOn, REST, STAGE, zoomed } from './hand'

describe('panning', () => {
  test('the enlarged picture is under the finger, and does not close', () => {
    const hand = zoomed()
    hand.down(0, 0)
    hand.stroke(0, 0, -100, 0)
    expect(hand.state).toMatchObject({ phase: 'pan', shift: 0, drop: 0 })
    expect(hand.state.view).toEqual({ x: -100, y: 0, scale: 2.25 })
    hand.stroke(-100, 0, -100, 300, { pace: 2 })
    hand.up(-200, 300)
    hand.drag(0, 400, { pace: 2 })
    hand.drag(0, -400, { pace: 2 })
    expect(hand.commands).toEqual([])
  })

  test("stops softly at the picture's edges where nothing follows, and settles there", () => {
    const hand = zoomed({ first: true, last: true })
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
    expect(hand.commands).toEqual([])
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

describe('an enlarged picture at its edge', () => {
  const atEdge = (photo = {}, side: 1 | -1 = -1) => {
    const hand = zoomed(photo)
    hand.send({ type: 'pan', x: -side, y: 0 })
    hand.send({ type: 'settled' })
    expect(hand.state.view.x).toBe(side * 243.75)
    return hand
  }

  test.each([
    { side: -1 as const, command: 'next' },
    { side: 1 as const, command: 'previous' },
  ])('swiped past it goes on to the $command, the strip under the finger', ({ side, command }) => {
    const hand = atEdge({}, side)
    hand.down(0, 0)
    hand.stroke(0, 0, side * 60, 0)
    expect(hand.state).toMatchObject({ phase: 'pan', shift: side * 60 })
    expect(hand.state.view).toEqual({ x: side * 243.75, y: 0, scale: 2.25 })
    hand.up(side * 60, 0)
    expect(hand.state).toMatchObject({ phase: 'leave', shift: side * strideOf(STAGE) })
    expect(hand.commands).toEqual([command])
  })

  test('flicked past it goes on too; upwards or back it does not', () => {
    const hand = atEdge()
    hand.drag(-20, 40, { pace: 1 })
    hand.drag(200, 0)
    expect(hand.commands).toEqual([])
    const other = atEdge()
    other.drag(-30, 0, { pace: 1 })
    expect(other.commands).toEqual(['next'])
  })

  test('swiped a little past it comes back to the edge', () => {
    const hand = atEdge()
    hand.drag(-50, 0)
    expect(hand.state).toMatchObject({ phase: 'settle', shift: 0 })
    expect(hand.state.view).toEqual({ x: -243.75, y: 0, scale: 2.25 })
    expect(hand.commands).toEqual([])
  })

  test('gives way softly where there is no neighbour', () => {
    const hand = atEdge({ last: true })
    hand.down(0, 0)
    hand.stroke(0, 0, -300, 0)
    expect(hand.state.shift).toBe(0)
    expect(hand.state.view.x).toBeGreaterThan(-243.75 - 150)
    hand.up(-300, 0)
    expect(hand.state).toMatchObject({ phase: 'settle', view: { x: -243.75 } })
    expect(hand.commands).toEqual([])
  })

  test('that is reached on the way is passed by a third of the stage, not by less', () => {
    for (const [beyond, commands] of [
      [120, []],
      [140, ['next']],
    ] as const) {
      const hand = zoomed()
      hand.drag(-(243.75 + beyond), 0, { pace: 1 })
      expect(hand.commands).toEqual(commands)
    }
  })

  test('is kept by the mouse', () => {
    const hand = atEdge()
    hand.drag(-300, 0, { kind: 'mouse', pace: 1 })
    expect(hand.state).toMatchObject({ phase: 'settle', shift: 0, view: { x: -243.75 } })
    expect(hand.commands).toEqual([])
  })
})

describe('a tap, then a press that is drawn', () => {
  test('down enlarges about the place, up makes smaller, and the finger that lifts leaves it so', () => {
    const hand = handOn()
    hand.tap(60, 0)
    hand.down(60, 0)
    hand.stroke(60, 0, 0, 100)
    expect(hand.state).toMatchObject({ phase: 'zoom', drop: 0, fade: 0 })
    const { view } = hand.state
    expect(view.scale).toBeGreaterThan(2)
    expect(view.scale).toBeLessThan(2.25)
    hand.stroke(60, 100, 0, -60)
    expect(hand.state.view.scale).toBeLessThan(1.5)
    hand.stroke(60, 40, 0, 60)
    expect(hand.state.view.scale).toBeCloseTo(view.scale, 9)
    hand.up(60, 100)
    expect(hand.state.view.scale).toBeCloseTo(view.scale, 9)
    expect(hand.commands).toEqual([])
  })

  test('up and beyond the whole picture gives way softly, and settles whole', () => {
    const hand = handOn()
    hand.tap(0, 0)
    hand.drag(0, -400)
    expect(hand.state).toMatchObject({ phase: 'settle', ...REST })
    expect(hand.commands).toEqual([])
  })

  test.each([
    { why: 'later', wait: 400, dx: 0, dy: 120, commands: ['close'] },
    { why: 'along the strip', wait: 0, dx: -120, dy: 0, commands: ['next'] },
  ])('$why is what it always was', ({ wait, dx, dy, commands }) => {
    const hand = handOn()
    hand.tap(0, 0)
    hand.wait(wait)
    hand.drag(dx, dy)
    expect(hand.commands).toEqual(commands)
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
