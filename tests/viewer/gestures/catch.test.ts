import { describe, expect, test } from 'vitest'
import type { PicturePlacement } from '../../../src/viewer/gestures/gestures'
import {
  between,
  expectUnder,
  type GestureDriver,
  driveGestures,
  REST,
  under,
  zoomed,
} from './gestureDriver'

describe('a touch during a movement', () => {
  /** Catches the picture half-way to its goal. */
  const caughtAt = (driver: GestureDriver, from: PicturePlacement): PicturePlacement => {
    const seen = between(from, driver.pose, 0.5)
    driver.down(0, 0, { at: seen })
    expect(driver.pose).toEqual(seen)
    expect(driver.state.phase).toBe('press')
    return seen
  }

  test('catches a settling swipe, which continues under the finger', () => {
    const driver = driveGestures()
    driver.drag(-50, 0)
    const seen = caughtAt(driver, { ...REST, shift: -50 })
    driver.stroke(0, 0, 2, -35)
    expect(driver.state).toMatchObject({ phase: 'swipe', shift: seen.shift + 2 })
    driver.stroke(2, -35, -62, 0)
    driver.up(-60, -35)
    expect(driver.commands).toEqual(['next'])
  })

  test('catches a settling close', () => {
    const driver = driveGestures()
    driver.drag(0, 90)
    caughtAt(driver, { ...REST, pull: 90 })
    driver.stroke(0, 0, 20, 5)
    expect(driver.state).toMatchObject({ phase: 'pull', pull: 50 })
    expect(driver.state.fade).toBeCloseTo(1 / 6, 9)
  })

  test('catches the zoom of a double tap, and pans', () => {
    const driver = driveGestures()
    driver.doubleTap(0, 0)
    driver.wait(1000)
    const seen = caughtAt(driver, REST)
    driver.stroke(0, 0, -20, 0)
    driver.wait(200)
    driver.up(-20, 0)
    expect(driver.state.transform).toEqual({ ...seen.transform, x: -20 })
  })

  test('lets the movement continue if it is a tap', () => {
    const driver = driveGestures()
    driver.doubleTap(0, 0)
    const goal = driver.pose
    driver.wait(1000)
    caughtAt(driver, REST)
    driver.up(0, 0)
    expect(driver.state).toMatchObject({ phase: 'animate', ...goal })
  })

  test('enlarges what is seen under it if it is a double tap', () => {
    const driver = zoomed()
    driver.zoom('reset')
    driver.tap(20, 0, { at: { ...REST, transform: { x: 40, y: 0, scale: 2 } } })
    const seen = { x: 20, y: 0, scale: 1.5 }
    driver.tap(20, 0, { at: { ...REST, transform: seen } })
    expectUnder(driver.state.transform, { x: 20, y: 0 }, under(seen, { x: 20, y: 0 }))
    expect(driver.state.transform.scale).toBe(2.5)
  })

  test('pinches from where the picture is seen if it has two fingers', () => {
    const driver = driveGestures()
    driver.drag(-50, 0)
    caughtAt(driver, { ...REST, shift: -50 })
    driver.down(100, 0, { id: 2 })
    expect(driver.state).toMatchObject({
      phase: 'pinch',
      shift: 0,
      transform: { x: -25, y: 0, scale: 1 },
    })
  })

  test('ends the movement if no position is given', () => {
    const driver = driveGestures()
    driver.drag(-50, 0)
    driver.down(0, 0)
    expect(driver.state).toMatchObject({ phase: 'press', ...REST })
    driver.up(0, 0)
    expect(driver.state).toMatchObject({ phase: 'rest', ...REST })
  })

  test('brings the photograph back after a command that did nothing', () => {
    const driver = driveGestures()
    driver.drag(0, 150)
    driver.down(0, 0, { at: driver.pose })
    driver.up(0, 0)
    expect(driver.state).toMatchObject({ phase: 'animate', fade: 0, ...REST })
  })
})

describe('a cancelled contact', () => {
  test.each<[string, (driver: GestureDriver) => void]>([
    ['a press', (driver) => driver.down(0, 0)],
    ['a swipe', (driver) => driver.hold(-200, 0)],
    ['a close', (driver) => driver.hold(0, 300)],
    ['a pinch', (driver) => driver.fingers(100)],
    [
      'the finger left of a pinch',
      (driver) => {
        driver.fingers(100)
        driver.up(50, 0, 2)
        driver.stroke(-50, 0, -200, 0)
      },
    ],
  ])('gives no command and settles: %s', (_, play) => {
    const driver = driveGestures()
    play(driver)
    driver.send({ type: 'cancel', id: 1 })
    expect(driver.pose).toEqual(REST)
    expect(['rest', 'animate']).toContain(driver.state.phase)
    driver.up(-200, 0)
    driver.up(-200, 0, 2)
    expect(driver.commands).toEqual([])
    driver.drag(-60, 0)
    expect(driver.commands).toEqual(['next'])
  })

  test('leaves an enlarged picture enlarged', () => {
    const driver = zoomed()
    driver.hold(100, 0)
    driver.send({ type: 'cancel', id: 1 })
    expect(driver.state).toMatchObject({ phase: 'rest', transform: { x: 100, y: 0, scale: 2.25 } })
  })

  test('ignores the remaining finger of a pinch', () => {
    const driver = driveGestures()
    driver.down(0, 0)
    driver.down(100, 0, { id: 2 })
    driver.send({ type: 'cancel', id: 1 })
    driver.stroke(100, 0, -200, 0, { id: 2 })
    driver.drag(-200, 0)
    expect(driver.state).toMatchObject({ phase: 'rest', ...REST })
    expect(driver.commands).toEqual([])
  })

  test('is assumed if its finger comes down again', () => {
    const driver = driveGestures()
    driver.hold(-40, 0)
    driver.drag(-60, 0)
    expect(driver.commands).toEqual(['next'])
  })
})
