import { describe, expect, test } from 'vitest'
import type { Phase } from '../../../src/viewer/gestures/gestures'
import { FIT, slideDistance } from '../../../src/viewer/gestures/geometry'
import { driveGestures, type GestureDriver, PHOTO, REST, STAGE, zoomed } from './gestureDriver'

describe('swiping', () => {
  test('keeps the photograph under the finger', () => {
    const driver = driveGestures()
    driver.down(40, 10)
    driver.stroke(40, 10, -50, 6)
    expect(driver.state).toMatchObject({ phase: 'swipe', shift: -50, pull: 0, transform: FIT })
    driver.stroke(-10, 16, 80, 100)
    expect(driver.state).toMatchObject({ phase: 'swipe', shift: 30, pull: 0, transform: FIT })
  })

  test.each([
    { dx: -60, command: 'next', kind: 'touch' as const },
    { dx: 60, command: 'previous', kind: 'pen' as const },
    { dx: -60, command: 'next', kind: 'mouse' as const },
  ])('$dx px slowly ($kind) gives $command once and moves the strip', ({ dx, command, kind }) => {
    const driver = driveGestures()
    driver.drag(dx, 0, { kind })
    expect(driver.state).toMatchObject({ phase: 'exit', command, fade: 0 })
    expect(driver.state.shift).toBe(Math.sign(dx) * slideDistance(STAGE))
    driver.send({ type: 'animation-end' })
    driver.move(0, 0)
    driver.up(0, 0)
    expect(driver.state).toMatchObject({ phase: 'exit', command: null })
    expect(driver.commands).toEqual([command])
  })

  test('59 px slowly does nothing and settles back', () => {
    const driver = driveGestures()
    driver.drag(-59, 0)
    expect(driver.state).toMatchObject({ phase: 'animate', ...REST })
    driver.send({ type: 'animation-end' })
    expect(driver.state.phase).toBe('rest')
    expect(driver.commands).toEqual([])
  })

  type Stroke = [dx: number, dy: number, pace?: number]
  test.each<[string, Stroke, Stroke, string[]]>([
    ['a flick of 20 px goes on', [-10, 0, 0.6], [-10, 0, 0.6], ['next']],
    ['a photograph flicked back stays', [-200, 0], [100, 0, 1], []],
    ['a flick counts for the side where the finger is', [-30, 0], [60, 0, 1], ['previous']],
    ['a flick that ends where it began does nothing', [-100, 0], [106, 0, 2], []],
    ['a finger keeps its first direction', [0, 20], [300, 0], []],
  ])('%s', (_, first, then, commands) => {
    const driver = driveGestures()
    driver.strokes(first, then)
    expect(driver.commands).toEqual(commands)
    if (commands.length === 0) expect(driver.state).toMatchObject({ phase: 'animate', ...REST })
  })

  test.each([
    ['that stopped before it was lifted', 1, 200],
    ['that reports two positions at one time', Infinity, 0],
  ])('a finger %s does not flick', (_, pace, wait) => {
    const driver = driveGestures()
    driver.hold(-40, 0, { pace })
    driver.wait(wait)
    driver.up(-40, 0)
    expect(driver.commands).toEqual([])
  })

  test.each([
    { end: 'the last', photo: { last: true }, dx: -300, other: 'previous' },
    { end: 'the first', photo: { first: true }, dx: 300, other: 'next' },
  ])('stops softly at $end, which gives no command that way', ({ photo, dx, other }) => {
    const driver = driveGestures(photo)
    driver.hold(dx, 0)
    const { shift } = driver.state
    expect(Math.sign(shift)).toBe(Math.sign(dx))
    expect(Math.abs(shift)).toBeLessThan(130)
    driver.stroke(dx, 0, -dx, 0)
    expect(driver.state.shift).toBeCloseTo(0, 9)
    driver.stroke(0, 0, dx, 0, { pace: 2 })
    driver.up(dx, 0)
    expect(driver.state).toMatchObject({ phase: 'animate', ...REST })
    expect(driver.commands).toEqual([])
    driver.drag(-dx, 0)
    expect(driver.commands).toEqual([other])
  })

  test('never loses one of several fast swipes', () => {
    const driver = driveGestures()
    for (let swipe = 0; swipe < 3; swipe++) {
      driver.drag(-60, 0, { at: { ...REST, shift: 210 } })
      driver.send({ type: 'show', photograph: PHOTO })
    }
    expect(driver.commands).toEqual(['next', 'next', 'next'])
  })
})

describe('the intent of a contact', () => {
  test.each<{ dx: number; dy: number; phase: Phase }>([
    { dx: 8, dy: 0, phase: 'press' },
    { dx: 5.6, dy: -5.6, phase: 'press' },
    { dx: 9, dy: 0, phase: 'swipe' },
    { dx: 9, dy: 9, phase: 'swipe' },
    { dx: -7, dy: 8, phase: 'pull' },
    { dx: 0, dy: -9, phase: 'pull' },
  ])('$dx, $dy px are a $phase', ({ dx, dy, phase }) => {
    const driver = driveGestures()
    driver.down(0, 0)
    driver.move(dx, dy)
    expect(driver.state.phase).toBe(phase)
  })
})

describe.each([
  ['down', 'touch' as const, 1],
  ['up', 'mouse' as const, -1],
])('drawing %s to close (%s)', (_way, kind, sign) => {
  test('shows more of the page with every step', () => {
    const driver = driveGestures()
    driver.down(0, 0)
    let fade = 0
    for (const y of [10, 60, 120, 200, 299]) {
      driver.move(0, sign * y)
      expect(driver.state).toMatchObject({ phase: 'pull', pull: sign * y, shift: 0 })
      expect(driver.state.fade).toBeGreaterThan(fade)
      fade = driver.state.fade
    }
    driver.move(0, sign * 450)
    expect(driver.state.fade).toBe(1)
  })

  test('closes after 100 px, from where the finger left the picture', () => {
    const driver = driveGestures()
    driver.drag(0, sign * 100, { kind })
    expect(driver.state).toMatchObject({
      phase: 'exit',
      command: 'close',
      pull: sign * 100,
      transform: FIT,
    })
    expect(driver.state.fade).toBeCloseTo(1 / 3, 9)
    expect(driver.commands).toEqual(['close'])
  })

  test('springs back after less, and so does the backdrop', () => {
    const driver = driveGestures()
    driver.drag(0, sign * 96)
    expect(driver.state).toMatchObject({ phase: 'animate', fade: 0, ...REST })
    expect(driver.commands).toEqual([])
  })

  test('closes by a flick, but not by a flick back', () => {
    const driver = driveGestures()
    driver.hold(0, sign * 200)
    driver.stroke(0, sign * 200, 0, sign * -60, { pace: 1 })
    driver.up(0, sign * 140)
    expect(driver.commands).toEqual([])
    driver.drag(0, sign * 30, { pace: 1 })
    expect(driver.commands).toEqual(['close'])
  })
})

describe('a sideways sweep on a trackpad', () => {
  /** A sweep, px for each 16 ms. Its inertia continues long after the fingers have left. */
  const SWEEP = [
    2, 8, 20, 42, 60, 51, 43, 36, 30, 25, 21, 17, 14, 12, 10, 8, 7, 5, 4, 3, 2, 2, 1, 1, 1,
  ]
  const sweep = (driver: GestureDriver, sign: number, steps = SWEEP) => {
    for (const far of steps) {
      driver.wait(16)
      driver.scroll(sign * far, far > 20 ? 3 : 0)
      // As the page does.
      if (driver.state.command) driver.send({ type: 'show', photograph: PHOTO })
    }
  }

  test.each([
    [1, 'next'],
    [-1, 'previous'],
  ])('goes on by one photograph, %i: %s, however long its inertia lasts', (sign, command) => {
    const driver = driveGestures()
    sweep(driver, sign)
    expect(driver.commands).toEqual([command])
    expect(driver.state).toMatchObject({ phase: 'rest', ...REST })
  })

  test('goes on by one more after a new push, also before the first sweep has ended', () => {
    const driver = driveGestures()
    sweep(driver, 1, SWEEP.slice(0, 18))
    sweep(driver, 1)
    expect(driver.commands).toEqual(['next', 'next'])
    driver.wait(300)
    sweep(driver, -1)
    expect(driver.commands).toEqual(['next', 'next', 'previous'])
  })

  test('does nothing if it is short or beyond the end of the album', () => {
    const driver = driveGestures()
    sweep(driver, 1, [2, 5, 12, 9, 5, 2])
    expect(driver.commands).toEqual([])
    const atEnd = driveGestures({ last: true })
    sweep(atEnd, 1)
    expect(atEnd.commands).toEqual([])
  })

  test('neither interrupts a zoom nor changes an enlarged picture, which it pans', () => {
    const driver = driveGestures()
    driver.scroll(0, -30)
    sweep(driver, 1)
    expect(driver.commands).toEqual([])
    const enlarged = zoomed()
    sweep(enlarged, 1)
    expect(enlarged.commands).toEqual([])
    expect(enlarged.state.transform.x).toBeLessThan(-200)
  })
})
