import { describe, expect, test } from 'vitest'
import { driveGestures, LARGEST, REST, zoomed } from './gestureDriver'

describe('pinching', () => {
  test('gives way softly beyond the largest scale and settles there', () => {
    const driver = driveGestures()
    driver.fingers(20)
    driver.spread(20, 600)
    const { scale } = driver.state.transform
    expect(scale).toBeGreaterThan(LARGEST * 1.05)
    expect(scale).toBeLessThan(LARGEST * Math.exp(0.5))
    driver.lift(600)
    expect(driver.state.phase).toBe('animate')
    expect(driver.state.transform.scale).toBeCloseTo(LARGEST, 9)
  })

  test('gives way softly below the whole picture and settles whole', () => {
    const driver = zoomed()
    driver.fingers(300, 0, 60)
    driver.spread(300, 30, 0, 60)
    expect(driver.state.fade).toBe(0)
    expect(driver.state.transform.scale).toBeLessThan(0.9)
    expect(driver.state.transform.scale).toBeGreaterThan(Math.exp(-0.5))
    driver.lift(30, 0, 60)
    expect(driver.state).toMatchObject({ phase: 'animate', ...REST })
    expect(driver.commands).toEqual([])
  })

  test('shrinks a whole picture under the fingers, shows the page and closes', () => {
    const driver = driveGestures()
    driver.fingers(200)
    driver.spread(200, 120)
    expect(driver.state.transform.scale).toBeCloseTo(0.6, 9)
    expect(driver.state.fade).toBeCloseTo(2 / 3, 9)
    driver.up(-60, 0)
    expect(driver.state).toMatchObject({ phase: 'exit', command: 'close' })
    expect(driver.state.transform.scale).toBeCloseTo(0.6, 9)
    expect(driver.state.fade).toBeCloseTo(2 / 3, 9)
    driver.stroke(60, 0, 200, 0, { id: 2 })
    driver.up(260, 0, 2)
    expect(driver.commands).toEqual(['close'])
    // If the command does nothing, a tap shows the whole picture again.
    driver.tap(0, 0)
    expect(driver.pose).toEqual(REST)
  })

  test('lets a whole picture come back after a short pinch', () => {
    const driver = driveGestures()
    driver.pinch(200, 160)
    expect(driver.state).toMatchObject({ phase: 'animate', fade: 0, ...REST })
    expect(driver.commands).toEqual([])
  })

  test('does not close by fingers that enlarged first', () => {
    const driver = driveGestures()
    driver.fingers(100)
    driver.spread(100, 300)
    driver.spread(300, 30)
    expect(driver.state.fade).toBe(0)
    driver.lift(30)
    expect(driver.pose).toEqual(REST)
    expect(driver.commands).toEqual([])
  })

  test.each([60, 105, 108])(
    'below the whole picture, to %d px, lets the next swipe work at once',
    (to) => {
      const driver = zoomed()
      driver.pinch(225, to, 20, 10)
      expect(driver.state).toMatchObject({ phase: 'animate', ...REST })
      const seen = { ...REST, transform: { x: 6, y: 2, scale: 1.04 } }
      driver.drag(-60, 0, { at: seen })
      expect(driver.commands).toEqual(['next'])
    },
  )

  test('continues when a finger is put back', () => {
    const driver = driveGestures()
    driver.fingers(100)
    driver.spread(100, 200)
    driver.up(-100, 0)
    driver.down(-100, 0, { id: 3 })
    expect(driver.state.phase).toBe('pinch')
    driver.move(200, 0, 2)
    expect(driver.state.transform.scale).toBeCloseTo(3, 9)
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
      const driver = driveGestures()
      driver.fingers(100)
      driver.up(-x, 0, 3 - id)
      driver.stroke(x, 0, dx, dy, { pace: 1, id })
      expect(driver.state).toMatchObject({ phase: 'pan', shift: 0, pull: 0 })
      driver.up(x + dx, dy, id)
      expect(driver.state).toMatchObject({ phase: 'animate', ...REST })
      expect(driver.commands).toEqual([])
    }
  })

  test.each([
    { during: 'a swipe', dx: -90, dy: 0 },
    { during: 'a close', dx: 0, dy: 150 },
  ])('a second finger during $during resets it and pinches, without a jump', ({ dx, dy }) => {
    const driver = driveGestures()
    driver.hold(dx, dy)
    driver.down(dx + 100, dy, { id: 2 })
    expect(driver.state).toMatchObject({ phase: 'pinch', shift: 0, pull: 0, fade: 0 })
    expect(driver.state.transform).toEqual({ x: dx, y: dy, scale: 1 })
    driver.move(dx + 200, dy, 2)
    expect(driver.state.transform.scale).toBeCloseTo(2, 9)
    driver.up(dx, dy)
    driver.up(dx + 200, dy, 2)
    expect(driver.commands).toEqual([])
    expect(driver.state.transform.scale).toBeCloseTo(2, 9)
  })

  test('a third finger is ignored, and no new contact begins before it is lifted', () => {
    const driver = driveGestures()
    driver.fingers(100)
    driver.spread(100, 200)
    const { transform } = driver.state
    driver.down(0, 100, { id: 3 })
    driver.move(0, 300, 3)
    expect(driver.state).toMatchObject({ phase: 'pinch', transform })
    driver.lift(200)
    driver.down(0, 0, { id: 4 })
    driver.stroke(0, 0, -200, 0, { id: 4 })
    driver.up(-200, 0, 4)
    expect(driver.state.contact).toBe(null)
    driver.up(0, 300, 3)
    driver.zoom('reset')
    driver.drag(-60, 0)
    expect(driver.commands).toEqual(['next'])
  })

  test('a mouse does not count as a second finger', () => {
    const driver = driveGestures()
    driver.hold(-40, 0)
    driver.down(100, 0, { id: 9, kind: 'mouse' })
    expect(driver.state.phase).toBe('swipe')
    driver.stroke(-40, 0, -40, 0)
    driver.up(-80, 0)
    expect(driver.commands).toEqual(['next'])
  })
})
