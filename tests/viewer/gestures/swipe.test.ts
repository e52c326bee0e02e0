import { describe, expect, test } from 'vitest'
import type { Phase } from '../../../src/viewer/gestures/gestures'
import { FIT, slideDistance } from '../../../src/viewer/gestures/geometry'
import { driveGestures, PHOTO, REST, STAGE } from './gestureDriver'

describe('swiping', () => {
  test('the photograph is under the finger', () => {
    const driver = driveGestures()
    driver.down(40, 10)
    driver.stroke(40, 10, -50, 6)
    expect(driver.state).toMatchObject({ phase: 'swipe', shift: -50, pull: 0, transform: FIT })
    driver.stroke(-10, 16, 80, 100)
    expect(driver.state).toMatchObject({ phase: 'swipe', shift: 30, pull: 0, transform: FIT })
  })

  test.each([
    { dx: -60, command: 'next' },
    { dx: 60, command: 'previous' },
  ])('$dx px slowly give $command, once, and move the strip on by one', ({ dx, command }) => {
    const driver = driveGestures()
    driver.drag(dx, 0)
    expect(driver.state).toMatchObject({ phase: 'exit', command, fade: 0 })
    expect(driver.state.shift).toBe(Math.sign(dx) * slideDistance(STAGE))
    driver.send({ type: 'animation-end' })
    driver.move(0, 0)
    driver.up(0, 0)
    expect(driver.state).toMatchObject({ phase: 'exit', command: null })
    expect(driver.commands).toEqual([command])
  })

  test('59 px slowly give nothing and settle back', () => {
    const driver = driveGestures()
    driver.drag(-59, 0)
    expect(driver.state).toMatchObject({ phase: 'animate', ...REST })
    driver.send({ type: 'animation-end' })
    expect(driver.state.phase).toBe('rest')
    expect(driver.commands).toEqual([])
  })

  test('a flick of 20 px is enough', () => {
    const driver = driveGestures()
    driver.drag(-20, 0, { pace: 0.6 })
    expect(driver.commands).toEqual(['next'])
  })

  test('a finger that stopped before it was lifted flicks no more', () => {
    const driver = driveGestures()
    driver.down(0, 0)
    driver.stroke(0, 0, -40, 0, { pace: 1 })
    driver.wait(200)
    driver.up(-40, 0)
    expect(driver.commands).toEqual([])
  })

  test('a photograph thrown back stays, however far it was', () => {
    const driver = driveGestures()
    driver.down(0, 0)
    driver.stroke(0, 0, -200, 0)
    driver.stroke(-200, 0, 100, 0, { pace: 1 })
    driver.up(-100, 0)
    expect(driver.state).toMatchObject({ phase: 'animate', ...REST })
    expect(driver.commands).toEqual([])
  })

  test('a flick counts for the side where the finger is', () => {
    const driver = driveGestures()
    driver.down(0, 0)
    driver.stroke(0, 0, -30, 0)
    driver.stroke(-30, 0, 60, 0, { pace: 1 })
    driver.up(30, 0)
    expect(driver.commands).toEqual(['previous'])
  })

  test('a flick that ends where it began is none', () => {
    const driver = driveGestures()
    driver.down(0, 0)
    driver.stroke(0, 0, -100, 0)
    driver.stroke(-100, 0, 106, 0, { pace: 2 })
    driver.up(6, 0)
    expect(driver.state).toMatchObject({ phase: 'animate', ...REST })
    expect(driver.commands).toEqual([])
  })

  test('places without time between them are no flick', () => {
    const driver = driveGestures()
    driver.down(0, 0)
    driver.up(-30, 0)
    expect(driver.commands).toEqual([])
  })

  test.each([
    { end: 'the last', photo: { last: true }, dx: -300, other: 'previous' },
    { end: 'the first', photo: { first: true }, dx: 300, other: 'next' },
  ])('stops softly at $end, which gives no command that way', ({ photo, dx, other }) => {
    const driver = driveGestures(photo)
    driver.down(0, 0)
    driver.stroke(0, 0, dx, 0)
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

  test('an only photograph stops softly to both sides', () => {
    const driver = driveGestures({ first: true, last: true })
    driver.drag(-200, 0)
    driver.drag(200, 0)
    expect(driver.commands).toEqual([])
  })

  test('the next photograph starts whole and centred, the strip still moving', () => {
    const driver = driveGestures()
    driver.drag(-80, 0)
    driver.send({ type: 'show', photograph: { ...PHOTO, last: true } })
    expect(driver.state).toMatchObject({ phase: 'animate', last: true, command: null, ...REST })
  })

  test('one swipe after the other is never lost, even while the strip still moves', () => {
    const driver = driveGestures()
    for (let swipe = 0; swipe < 3; swipe++) {
      driver.drag(-60, 0, { at: { ...REST, shift: 210 } })
      driver.send({ type: 'show', photograph: PHOTO })
    }
    expect(driver.commands).toEqual(['next', 'next', 'next'])
  })

  test('a pen swipes like a finger', () => {
    const driver = driveGestures()
    driver.drag(-60, 0, { kind: 'pen' })
    expect(driver.commands).toEqual(['next'])
  })
})

describe('intent', () => {
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

  test('is decided once for a contact', () => {
    const driver = driveGestures()
    driver.down(0, 0)
    driver.stroke(0, 0, 0, 20)
    driver.stroke(0, 20, 300, 0)
    expect(driver.state).toMatchObject({ phase: 'pull', shift: 0, pull: 20 })
    driver.up(300, 20)
    expect(driver.commands).toEqual([])
  })
})

describe('drawing down to close', () => {
  test('lets the page show through the more, the further down', () => {
    const driver = driveGestures()
    driver.down(0, 0)
    let fade = 0
    for (const y of [10, 60, 120, 200, 299]) {
      driver.move(0, y)
      expect(driver.state).toMatchObject({ phase: 'pull', pull: y, shift: 0 })
      expect(driver.state.fade).toBeGreaterThan(fade)
      fade = driver.state.fade
    }
    driver.move(0, 450)
    expect(driver.state.fade).toBe(1)
  })

  test('closes from 100 px on, from where the finger left it', () => {
    const driver = driveGestures()
    driver.drag(0, 100)
    expect(driver.state).toMatchObject({
      phase: 'exit',
      command: 'close',
      pull: 100,
      transform: FIT,
    })
    expect(driver.state.fade).toBeCloseTo(1 / 3, 9)
    expect(driver.commands).toEqual(['close'])
  })

  test('springs back below that, backdrop and all', () => {
    const driver = driveGestures()
    driver.drag(0, 96)
    expect(driver.state).toMatchObject({ phase: 'animate', fade: 0, ...REST })
    expect(driver.commands).toEqual([])
  })

  test('a flick downwards closes; one back up does not, nor does one upwards', () => {
    const driver = driveGestures()
    driver.down(0, 0)
    driver.stroke(0, 0, 0, 200)
    driver.stroke(0, 200, 0, -60, { pace: 1 })
    driver.up(0, 140)
    driver.drag(0, -200, { pace: 1 })
    expect(driver.commands).toEqual([])
    driver.drag(0, 30, { pace: 1 })
    expect(driver.commands).toEqual(['close'])
  })

  test('upwards it stops softly, and nothing shows through', () => {
    const driver = driveGestures()
    driver.down(0, 0)
    driver.stroke(0, 0, 0, -200)
    expect(driver.state.pull).toBeLessThan(-50)
    expect(driver.state.pull).toBeGreaterThan(-120)
    expect(driver.state.fade).toBe(0)
  })
})
