import { describe, expect, test } from 'vitest'
import type { Pose } from '../../src/viewer/gestures'
import { strideOf } from '../../src/viewer/view'
import { between, expectUnder, type Hand, handOn, PHOTO, REST, STAGE, under, zoomed } from './hand'

describe('a touch during a movement', () => {
  const caughtAt = (hand: Hand, from: Pose, share = 0.5): Pose => {
    const seen = between(from, hand.pose, share)
    hand.down(0, 0, { at: seen })
    expect(hand.pose).toEqual(seen)
    expect(hand.state.phase).toBe('press')
    return seen
  }

  test('catches a settling swipe, which goes on under the finger', () => {
    const hand = handOn()
    hand.drag(-50, 0)
    const seen = caughtAt(hand, { ...REST, shift: -50 })
    hand.stroke(0, 0, 2, -35)
    expect(hand.state).toMatchObject({ phase: 'swipe', shift: seen.shift + 2 })
    hand.stroke(2, -35, -62, 0)
    hand.up(-60, -35)
    expect(hand.commands).toEqual(['next'])
  })

  test('catches the photograph that comes in after a swipe', () => {
    const hand = handOn()
    hand.drag(-60, 0)
    hand.send({ type: 'show', photograph: { ...PHOTO, last: true } })
    const seen = caughtAt(hand, { ...REST, shift: strideOf(STAGE) - 60 })
    hand.stroke(0, 0, -100, 0)
    expect(hand.state.shift).toBeCloseTo(seen.shift - 100, 9)
    hand.up(-100, 0)
    expect(hand.state).toMatchObject({ phase: 'settle', ...REST })
    expect(hand.commands).toEqual(['next'])
  })

  test('catches a settling close', () => {
    const hand = handOn()
    hand.drag(0, 90)
    caughtAt(hand, { ...REST, drop: 90 })
    hand.stroke(0, 0, 20, 5)
    expect(hand.state).toMatchObject({ phase: 'drop', drop: 50 })
    expect(hand.state.fade).toBeCloseTo(1 / 6, 9)
  })

  test('catches a picture settling at its edge, wherever it is seen', () => {
    const hand = zoomed({ first: true })
    hand.down(0, 0)
    hand.stroke(0, 0, 500, 0)
    const from = hand.pose
    hand.up(500, 0)
    const seen = caughtAt(hand, from)
    expect(seen.view.x).toBeGreaterThan(250)
    hand.stroke(0, 0, -60, 0)
    expect(hand.state.view.x).toBeCloseTo(seen.view.x - 60, 9)
  })

  test('catches a double tap on its way in, and pans it', () => {
    const hand = handOn()
    hand.tap(0, 0)
    hand.tap(0, 0)
    hand.wait(1000)
    const seen = caughtAt(hand, REST)
    hand.stroke(0, 0, -20, 0)
    hand.wait(200)
    hand.up(-20, 0)
    expect(hand.state.view).toEqual({ ...seen.view, x: -20 })
  })

  test('that was only a tap lets the movement go on', () => {
    const hand = handOn()
    hand.tap(0, 0)
    hand.tap(0, 0)
    const goal = hand.pose
    hand.wait(1000)
    caughtAt(hand, REST)
    hand.up(0, 0)
    expect(hand.state).toMatchObject({ phase: 'settle', ...goal })
  })

  test('and another tap enlarge what is tapped where it is seen', () => {
    const hand = zoomed()
    hand.send({ type: 'zoom', by: 'reset' })
    hand.tap(20, 0, { at: { ...REST, view: { x: 40, y: 0, scale: 2 } } })
    const seen = { x: 20, y: 0, scale: 1.5 }
    hand.tap(20, 0, { at: { ...REST, view: seen } })
    expectUnder(hand.state.view, { x: 20, y: 0 }, under(seen, { x: 20, y: 0 }))
    expect(hand.state.view.scale).toBe(2.5)
  })

  test('by two fingers pinches from where it is seen', () => {
    const hand = handOn()
    hand.drag(-50, 0)
    caughtAt(hand, { ...REST, shift: -50 })
    hand.down(100, 0, { id: 2 })
    expect(hand.state).toMatchObject({ phase: 'pinch', shift: 0, view: { x: -25, y: 0, scale: 1 } })
  })

  test('that is not told where takes the movement as done', () => {
    const hand = handOn()
    hand.drag(-50, 0)
    hand.down(0, 0)
    expect(hand.state).toMatchObject({ phase: 'press', ...REST })
    hand.up(0, 0)
    expect(hand.state).toMatchObject({ phase: 'rest', ...REST })
  })

  test('after a command that came to nothing brings the photograph back', () => {
    const hand = handOn()
    hand.drag(0, 150)
    hand.down(0, 0, { at: hand.pose })
    hand.up(0, 0)
    expect(hand.state).toMatchObject({ phase: 'settle', fade: 0, ...REST })
  })
})

describe('a cancelled contact gives no command and settles', () => {
  const ways: Record<string, (hand: Hand) => void> = {
    'a press': (hand) => hand.down(0, 0),
    'a swipe': (hand) => {
      hand.down(0, 0)
      hand.stroke(0, 0, -200, 0)
    },
    'a close': (hand) => {
      hand.down(0, 0)
      hand.stroke(0, 0, 0, 300)
    },
    'a pinch': (hand) => {
      hand.down(0, 0)
      hand.down(100, 0, { id: 2 })
      hand.move(50, 0, 2)
    },
    'the finger left of a pinch': (hand) => {
      hand.down(0, 0)
      hand.down(100, 0, { id: 2 })
      hand.up(100, 0, 2)
      hand.stroke(0, 0, -200, 0)
    },
  }
  test.each(Object.entries(ways))('%s', (_, play) => {
    const hand = handOn()
    play(hand)
    hand.send({ type: 'cancel', id: 1 })
    expect(hand.pose).toEqual(REST)
    expect(['rest', 'settle']).toContain(hand.state.phase)
    hand.up(-200, 0)
    hand.up(-200, 0, 2)
    expect(hand.commands).toEqual([])
    hand.drag(-60, 0)
    expect(hand.commands).toEqual(['next'])
  })

  test('an enlarged picture stays enlarged', () => {
    const hand = zoomed()
    hand.down(0, 0)
    hand.stroke(0, 0, 100, 0)
    hand.send({ type: 'cancel', id: 1 })
    expect(hand.state).toMatchObject({ phase: 'rest', view: { x: 100, y: 0, scale: 2.25 } })
  })

  test('the finger left of a cancelled pinch means nothing more', () => {
    const hand = handOn()
    hand.down(0, 0)
    hand.down(100, 0, { id: 2 })
    hand.send({ type: 'cancel', id: 1 })
    hand.stroke(100, 0, -200, 0, { id: 2 })
    hand.down(0, 0)
    hand.stroke(0, 0, -200, 0)
    hand.up(-200, 0)
    expect(hand.state).toMatchObject({ phase: 'rest', ...REST })
    expect(hand.commands).toEqual([])
  })

  test('a finger that comes down twice was lifted unseen', () => {
    const hand = handOn()
    hand.down(0, 0)
    hand.stroke(0, 0, -40, 0)
    hand.drag(-60, 0)
    expect(hand.commands).toEqual(['next'])
  })
})
