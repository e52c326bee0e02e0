import { describe, expect, test } from 'vitest'
import { clampTransform, FIT, type Transform } from '../../../src/viewer/gestures/geometry'
import { driveGestures, LARGEST, PHOTO, REST, STAGE, zoomed } from './gestureDriver'

const LANDSCAPE = { left: 60, top: 0, width: 700, height: 390, density: 3 }

/** The point of the picture in the middle of the viewport, as shares of the picture's width. */
const middle = ({ x, y, scale }: Transform, width: number) => ({
  x: -x / scale / width,
  y: -y / scale / width,
})

describe('the mouse', () => {
  test('a click zooms in at its place, and another click zooms out', () => {
    const driver = driveGestures()
    driver.click(-70, 0)
    expect(driver.state).toMatchObject({ phase: 'animate', transform: { x: 105, scale: 2.5 } })
    driver.wait(1000)
    driver.click(-70, 0)
    expect(driver.state).toMatchObject({ phase: 'animate', ...REST })
    expect(driver.commands).toEqual([])
  })

  test('a double click acts like one click', () => {
    const driver = driveGestures()
    driver.click(-70, 0)
    driver.click(-70, 0)
    expect(driver.state.transform).toMatchObject({ x: 105, scale: 2.5 })
    driver.wait(1000)
    driver.click(0, 0)
    driver.click(0, 0)
    expect(driver.pose).toEqual(REST)
  })

  test('a button held for long and released is a click as well', () => {
    const driver = driveGestures()
    driver.down(-70, 0, { kind: 'mouse' })
    driver.wait(2000)
    driver.up(-70, 0)
    expect(driver.state.transform.scale).toBe(2.5)
  })

  test('a click on the bare ground closes the viewer, a tap there does not', () => {
    // In the viewport's 600 px the picture is 260 high.
    const driver = driveGestures()
    driver.tap(0, 131)
    driver.wait(1000)
    driver.click(0, 129)
    driver.wait(1000)
    driver.click(0, 129)
    expect(driver.commands).toEqual([])
    driver.wait(1000)
    driver.click(0, 131)
    expect(driver.state).toMatchObject({ phase: 'exit', command: 'close', fade: 0, ...REST })
    expect(driver.commands).toEqual(['close'])
  })
})

describe('the wheel', () => {
  test.each([false, true])('zooms at the cursor (as a pinch of the trackpad: %s)', (ctrl) => {
    const driver = driveGestures()
    for (let turn = 0; turn < 8; turn++) driver.wheel(ctrl ? -10 : -60, 100, 0, ctrl)
    const { transform, phase } = driver.state
    expect(phase).toBe('rest')
    expect(transform.scale).toBeGreaterThan(2)
    expect((100 - transform.x) / transform.scale).toBeCloseTo(100, 6)
    for (let turn = 0; turn < 20; turn++) driver.wheel(ctrl ? 7 : 50, -40, 30, ctrl)
    expect(driver.state).toMatchObject({ phase: 'rest', ...REST })
  })

  test('the smallest steps zoom away from the whole picture', () => {
    const driver = driveGestures()
    for (let turn = 0; turn < 20; turn++) driver.wheel(-1, 0, 0, true)
    expect(driver.state.transform.scale).toBeCloseTo(Math.exp(0.2), 9)
  })

  test('a sideways turn is ignored', () => {
    const driver = driveGestures()
    const before = driver.state
    driver.wheel(0)
    expect(driver.state).toBe(before)
  })

  test('continues from the end of a running movement', () => {
    const driver = driveGestures()
    driver.zoom(1)
    driver.wheel(-100)
    expect(driver.state.phase).toBe('animate')
    expect(driver.state.transform.scale).toBeCloseTo(1.5 * Math.exp(0.2), 9)
  })

  test('wheel and keys do nothing while a finger is down or a photograph leaves', () => {
    const driver = driveGestures()
    driver.down(0, 0)
    driver.wheel(-100)
    driver.zoom(1)
    expect(driver.state).toMatchObject({ phase: 'press', ...REST })
    driver.up(0, 0)
    driver.drag(-60, 0)
    const { pose } = driver
    driver.wheel(-100)
    driver.zoom(1)
    expect(driver.state).toMatchObject({ phase: 'exit', ...pose })
  })
})

describe('two fingers on a trackpad', () => {
  test('pan the enlarged picture in both directions, up to its edges', () => {
    const driver = zoomed({ picture: { width: 4800, height: 4800 } })
    driver.scroll(30, 20)
    expect(driver.state).toMatchObject({
      phase: 'rest',
      transform: { x: -30, y: -20, scale: 2.25 },
    })
    driver.scroll(2000, 2000)
    expect(driver.state.transform).toEqual(clampTransform(driver.state, driver.state.transform))
    expect(driver.state.transform.x).toBe(-243.75)
    expect(driver.commands).toEqual([])
  })

  test('continue to zoom until they pause', () => {
    const driver = driveGestures()
    for (let turn = 0; turn < 5; turn++) {
      driver.scroll(0, -100)
      driver.wait(100)
    }
    expect(driver.state.transform.scale).toBeCloseTo(Math.exp(1), 9)
    driver.wait(300)
    driver.scroll(40, 0)
    expect(driver.state.transform.x).toBe(-40)
    expect(driver.state.transform.scale).toBeCloseTo(Math.exp(1), 9)
  })

  test('a pinch and a notched wheel zoom the enlarged picture', () => {
    const driver = zoomed()
    driver.wheel(-20, 0, 0, true)
    expect(driver.state.transform.scale).toBeCloseTo(2.25 * Math.exp(0.2), 9)
    driver.scroll(10, 0)
    driver.wheel(-100)
    expect(driver.state.transform.scale).toBeCloseTo(2.25 * Math.exp(0.4), 9)
  })
})

describe('the keys', () => {
  test('z zooms in about the middle, and shows the whole picture again', () => {
    const driver = driveGestures()
    driver.zoom('toggle')
    expect(driver.state).toMatchObject({ phase: 'animate', transform: { x: 0, y: 0, scale: 2.5 } })
    driver.zoom('toggle')
    expect(driver.state).toMatchObject({ phase: 'animate', ...REST })
    driver.zoom(1)
    driver.zoom('toggle')
    expect(driver.pose).toEqual(REST)
  })

  test('pan the enlarged picture by shares of the viewport, up to its edges', () => {
    const driver = zoomed({ picture: { width: 4800, height: 4800 } })
    driver.send({ type: 'pan', x: 0.2, y: 0 })
    driver.send({ type: 'pan', x: 0, y: -0.1 })
    expect(driver.state).toMatchObject({
      phase: 'animate',
      transform: { x: -78, y: 60, scale: 2.25 },
    })
    driver.send({ type: 'pan', x: -3, y: 3 })
    expect(driver.state.transform).toMatchObject({ x: 243.75, y: -138.75 })
  })

  test('zoom about the middle, in steps, to the limits', () => {
    const driver = driveGestures()
    const scales = []
    for (let key = 0; key < 5; key++) {
      driver.zoom(1)
      expect(driver.state).toMatchObject({ phase: 'animate', transform: { x: 0, y: 0 } })
      scales.push(driver.state.transform.scale)
    }
    const expected = [1.5, 2.25, 3.375, LARGEST, LARGEST]
    for (const [n, scale] of scales.entries()) expect(scale).toBeCloseTo(expected[n]!, 9)
    for (let key = 0; key < 4; key++) driver.zoom(-1)
    expect(driver.state).toMatchObject({ phase: 'animate', ...REST })
  })

  test('keep the middle of an enlarged picture in the middle', () => {
    const driver = driveGestures()
    driver.wheel(-400, 80, 0)
    const before = middle(driver.state.transform, 390)
    driver.zoom(1)
    expect(middle(driver.state.transform, 390).x).toBeCloseTo(before.x, 9)
  })

  test('0 shows the whole picture', () => {
    const driver = zoomed()
    driver.zoom('reset')
    expect(driver.state).toMatchObject({ phase: 'animate', ...REST })
    driver.send({ type: 'animation-end' })
    driver.zoom('reset')
    expect(driver.state).toMatchObject({ phase: 'rest', ...REST })
  })
})

describe('after a resize of the viewport', () => {
  test('the middle of the picture stays in the middle, there and back', () => {
    const driver = driveGestures()
    driver.wheel(-550, 120, 30)
    const { transform } = driver.state
    driver.resize(LANDSCAPE)
    expect(driver.state.phase).toBe('rest')
    expect(driver.state.transform.scale).toBeCloseTo(4800 / 585 / 3, 9)
    expect(middle(driver.state.transform, 585).x).toBeCloseTo(middle(transform, 390).x, 9)
    expect(middle(driver.state.transform, 585).y).toBeCloseTo(middle(transform, 390).y, 9)
    driver.resize(STAGE)
    expect(middle(driver.state.transform, 390).x).toBeCloseTo(middle(transform, 390).x, 9)
  })

  test('the picture covers the viewport if its middle cannot stay', () => {
    const driver = driveGestures({ picture: { width: 3000, height: 3000 } })
    driver.wheel(-300, 190, 190)
    driver.resize({ ...STAGE, height: 2000 })
    expect(driver.state.transform.y).toBeCloseTo(0, 9)
  })

  test('a contact has ended without a command', () => {
    const driver = driveGestures()
    driver.hold(-200, 0)
    driver.resize(LANDSCAPE)
    expect(driver.state).toMatchObject({ phase: 'rest', ...REST })
    driver.move(-300, 0)
    driver.up(-300, 0)
    expect(driver.commands).toEqual([])
    driver.drag(-60, 0)
    expect(driver.commands).toEqual(['next'])
  })

  test('a photograph that leaves goes further', () => {
    const driver = driveGestures()
    driver.drag(60, 0)
    driver.resize(LANDSCAPE)
    expect(driver.state).toMatchObject({ phase: 'exit', shift: 724 })
  })

  test('the same size at another position changes nothing', () => {
    const driver = driveGestures()
    driver.hold(-30, 0)
    driver.resize({ ...STAGE, top: 80 })
    expect(driver.state).toMatchObject({ phase: 'swipe', shift: -30, viewport: { top: 80 } })
  })

  test('a denser screen lowers the largest scale', () => {
    const driver = driveGestures()
    driver.wheel(-10_000)
    driver.resize({ ...STAGE, density: 4 })
    expect(driver.state.transform.scale).toBeCloseTo(4800 / 390 / 4, 9)
  })
})

describe('the change to another photograph', () => {
  test('continues the strip although the viewport changes, as for a panorama', () => {
    const driver = driveGestures()
    driver.drag(-100, 0)
    driver.send({ type: 'show', photograph: PHOTO })
    driver.resize({ ...STAGE, left: 0, width: 410 })
    expect(driver.state).toMatchObject({ phase: 'animate', ...REST })
    driver.send({ type: 'animation-end' })
    expect(driver.state).toMatchObject({ phase: 'rest', ...REST })
  })

  test('shows it whole, at rest and with its own limits', () => {
    const driver = driveGestures()
    driver.wheel(-10_000, 50, 50)
    const picture = { width: 3 * 3 * 390, height: 3 * 3 * 260 }
    driver.send({ type: 'show', photograph: { ...PHOTO, picture, first: true } })
    expect(driver.state).toMatchObject({ phase: 'rest', transform: FIT, first: true, picture })
    driver.wheel(-10_000)
    expect(driver.state.transform.scale).toBe(3)
  })

  test('ignores a finger that is down', () => {
    const driver = driveGestures()
    driver.down(0, 0)
    driver.send({ type: 'show', photograph: PHOTO })
    driver.stroke(0, 0, -100, 0)
    driver.up(-100, 0)
    expect(driver.state).toMatchObject({ phase: 'rest', ...REST, contact: null, ignored: [] })
    expect(driver.commands).toEqual([])
  })

  test('does not count taps on two photographs as a double tap', () => {
    const driver = driveGestures()
    driver.tap(0, 0)
    driver.send({ type: 'show', photograph: PHOTO })
    driver.tap(0, 0)
    expect(driver.state).toMatchObject({ phase: 'rest', ...REST })
  })
})
