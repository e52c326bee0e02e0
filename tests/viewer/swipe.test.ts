import { describe, expect, test } from 'vitest'
import type { Phase } from '../../src/viewer/gestures'
import { FIT, strideOf } from '../../src/viewer/view'
import { handOn, PHOTO, REST, STAGE } from './hand'

describe('swiping', () => {
  test('the photograph is under the finger', () => {
    const hand = handOn()
    hand.down(40, 10)
    hand.stroke(40, 10, -50, 6)
    expect(hand.state).toMatchObject({ phase: 'swipe', shift: -50, drop: 0, view: FIT })
    hand.stroke(-10, 16, 80, 100)
    expect(hand.state).toMatchObject({ phase: 'swipe', shift: 30, drop: 0, view: FIT })
  })

  test.each([
    { dx: -60, command: 'next' },
    { dx: 60, command: 'previous' },
  ])('$dx px slowly give $command, once, and move the strip on by one', ({ dx, command }) => {
    const hand = handOn()
    hand.drag(dx, 0)
    expect(hand.state).toMatchObject({ phase: 'leave', command, fade: 0 })
    expect(hand.state.shift).toBe(Math.sign(dx) * strideOf(STAGE))
    hand.send({ type: 'settled' })
    hand.move(0, 0)
    hand.up(0, 0)
    expect(hand.state).toMatchObject({ phase: 'leave', command: null })
    expect(hand.commands).toEqual([command])
  })

  test('59 px slowly give nothing and settle back', () => {
    const hand = handOn()
    hand.drag(-59, 0)
    expect(hand.state).toMatchObject({ phase: 'settle', ...REST })
    hand.send({ type: 'settled' })
    expect(hand.state.phase).toBe('rest')
    expect(hand.commands).toEqual([])
  })

  test('a flick of 20 px is enough', () => {
    const hand = handOn()
    hand.drag(-20, 0, { pace: 0.6 })
    expect(hand.commands).toEqual(['next'])
  })

  test('a finger that stopped before it was lifted flicks no more', () => {
    const hand = handOn()
    hand.down(0, 0)
    hand.stroke(0, 0, -40, 0, { pace: 1 })
    hand.wait(200)
    hand.up(-40, 0)
    expect(hand.commands).toEqual([])
  })

  test('a photograph thrown back stays, however far it was', () => {
    const hand = handOn()
    hand.down(0, 0)
    hand.stroke(0, 0, -200, 0)
    hand.stroke(-200, 0, 100, 0, { pace: 1 })
    hand.up(-100, 0)
    expect(hand.state).toMatchObject({ phase: 'settle', ...REST })
    expect(hand.commands).toEqual([])
  })

  test('a flick counts for the side where the finger is', () => {
    const hand = handOn()
    hand.down(0, 0)
    hand.stroke(0, 0, -30, 0)
    hand.stroke(-30, 0, 60, 0, { pace: 1 })
    hand.up(30, 0)
    expect(hand.commands).toEqual(['previous'])
  })

  test('a flick that ends where it began is none', () => {
    const hand = handOn()
    hand.down(0, 0)
    hand.stroke(0, 0, -100, 0)
    hand.stroke(-100, 0, 106, 0, { pace: 2 })
    hand.up(6, 0)
    expect(hand.state).toMatchObject({ phase: 'settle', ...REST })
    expect(hand.commands).toEqual([])
  })

  test('places without time between them are no flick', () => {
    const hand = handOn()
    hand.down(0, 0)
    hand.up(-30, 0)
    expect(hand.commands).toEqual([])
  })

  test.each([
    { end: 'the last', photo: { last: true }, dx: -300, other: 'previous' },
    { end: 'the first', photo: { first: true }, dx: 300, other: 'next' },
  ])('stops softly at $end, which gives no command that way', ({ photo, dx, other }) => {
    const hand = handOn(photo)
    hand.down(0, 0)
    hand.stroke(0, 0, dx, 0)
    const { shift } = hand.state
    expect(Math.sign(shift)).toBe(Math.sign(dx))
    expect(Math.abs(shift)).toBeLessThan(130)
    hand.stroke(dx, 0, -dx, 0)
    expect(hand.state.shift).toBeCloseTo(0, 9)
    hand.stroke(0, 0, dx, 0, { pace: 2 })
    hand.up(dx, 0)
    expect(hand.state).toMatchObject({ phase: 'settle', ...REST })
    expect(hand.commands).toEqual([])
    hand.drag(-dx, 0)
    expect(hand.commands).toEqual([other])
  })

  test('an only photograph stops softly to both sides', () => {
    const hand = handOn({ first: true, last: true })
    hand.drag(-200, 0)
    hand.drag(200, 0)
    expect(hand.commands).toEqual([])
  })

  test('the next photograph starts whole and centred, the strip still moving', () => {
    const hand = handOn()
    hand.drag(-80, 0)
    hand.send({ type: 'show', photograph: { ...PHOTO, last: true } })
    expect(hand.state).toMatchObject({ phase: 'settle', last: true, command: null, ...REST })
  })

  test('one swipe after the other is never lost, even while the strip still moves', () => {
    const hand = handOn()
    for (let swipe = 0; swipe < 3; swipe++) {
      hand.drag(-60, 0, { at: { ...REST, shift: 210 } })
      hand.send({ type: 'show', photograph: PHOTO })
    }
    expect(hand.commands).toEqual(['next', 'next', 'next'])
  })

  test('a pen swipes like a finger', () => {
    const hand = handOn()
    hand.drag(-60, 0, { kind: 'pen' })
    expect(hand.commands).toEqual(['next'])
  })
})

describe('intent', () => {
  test.each<{ dx: number; dy: number; phase: Phase }>([
    { dx: 8, dy: 0, phase: 'press' },
    { dx: 5.6, dy: -5.6, phase: 'press' },
    { dx: 9, dy: 0, phase: 'swipe' },
    { dx: 9, dy: 9, phase: 'swipe' },
    { dx: -7, dy: 8, phase: 'drop' },
    { dx: 0, dy: -9, phase: 'drop' },
  ])('$dx, $dy px are a $phase', ({ dx, dy, phase }) => {
    const hand = handOn()
    hand.down(0, 0)
    hand.move(dx, dy)
    expect(hand.state.phase).toBe(phase)
  })

  test('is decided once for a contact', () => {
    const hand = handOn()
    hand.down(0, 0)
    hand.stroke(0, 0, 0, 20)
    hand.stroke(0, 20, 300, 0)
    expect(hand.state).toMatchObject({ phase: 'drop', shift: 0, drop: 20 })
    hand.up(300, 20)
    expect(hand.commands).toEqual([])
  })
})

describe('drawing down to close', () => {
  test('lets the page show through the more, the further down', () => {
    const hand = handOn()
    hand.down(0, 0)
    let fade = 0
    for (const y of [10, 60, 120, 200, 299]) {
      hand.move(0, y)
      expect(hand.state).toMatchObject({ phase: 'drop', drop: y, shift: 0 })
      expect(hand.state.fade).toBeGreaterThan(fade)
      fade = hand.state.fade
    }
    hand.move(0, 450)
    expect(hand.state.fade).toBe(1)
  })

  test('closes from 100 px on, from where the finger left it', () => {
    const hand = handOn()
    hand.drag(0, 100)
    expect(hand.state).toMatchObject({ phase: 'leave', command: 'close', drop: 100, view: FIT })
    expect(hand.state.fade).toBeCloseTo(1 / 3, 9)
    expect(hand.commands).toEqual(['close'])
  })

  test('springs back below that, backdrop and all', () => {
    const hand = handOn()
    hand.drag(0, 96)
    expect(hand.state).toMatchObject({ phase: 'settle', fade: 0, ...REST })
    expect(hand.commands).toEqual([])
  })

  test('a flick downwards closes; one back up does not, nor does one upwards', () => {
    const hand = handOn()
    hand.down(0, 0)
    hand.stroke(0, 0, 0, 200)
    hand.stroke(0, 200, 0, -60, { pace: 1 })
    hand.up(0, 140)
    hand.drag(0, -200, { pace: 1 })
    expect(hand.commands).toEqual([])
    hand.drag(0, 30, { pace: 1 })
    expect(hand.commands).toEqual(['close'])
  })

  test('upwards it stops softly, and nothing shows through', () => {
    const hand = handOn()
    hand.down(0, 0)
    hand.stroke(0, 0, 0, -200)
    expect(hand.state.drop).toBeLessThan(-50)
    expect(hand.state.drop).toBeGreaterThan(-120)
    expect(hand.state.fade).toBe(0)
  })
})
