import { describe, expect, test } from 'vitest'
import { slideDistance } from '../../../src/viewer/gestures/geometry'
import { expectUnder, driveGestures, REST, STAGE, zoomed } from './gestureDriver'

describe('panning', () => {
  test('keeps the enlarged picture under the finger, and does not close', () => {
    const driver = zoomed()
    driver.hold(-100, 0)
    expect(driver.state).toMatchObject({ phase: 'pan', shift: 0, pull: 0 })
    expect(driver.state.transform).toEqual({ x: -100, y: 0, scale: 2.25 })
    driver.stroke(-100, 0, -100, 300, { pace: 2 })
    driver.up(-200, 300)
    driver.drag(0, 400, { pace: 2 })
    driver.drag(0, -400, { pace: 2 })
    expect(driver.commands).toEqual([])
  })

  test('stops softly at edges without a neighbour, and settles there', () => {
    const driver = zoomed({ first: true, last: true })
    // 390 px at scale 2.25 reach 243.75 px beyond the middle.
    driver.hold(400, 100)
    expect(driver.state.transform.x).toBeGreaterThan(250)
    expect(driver.state.transform.x).toBeLessThan(320)
    expect(driver.state.transform.y).toBeGreaterThan(10)
    expect(driver.state.transform.y).toBeLessThan(55)
    driver.up(400, 100)
    expect(driver.state).toMatchObject({
      phase: 'animate',
      transform: { x: 243.75, y: 0, scale: 2.25 },
    })
  })

  test('lets a picture released in motion glide on, up to its edges', () => {
    const driver = zoomed()
    driver.drag(50, 0, { pace: 0.5 })
    expect(driver.state.phase).toBe('animate')
    expect(driver.state.transform.x).toBeCloseTo(50 + 0.5 * 200, 6)
    driver.drag(50, 0, { pace: 3 })
    expect(driver.state.transform.x).toBe(243.75)
    expect(driver.commands).toEqual([])
  })

  test('leaves a picture that is released at rest where it is', () => {
    const driver = zoomed()
    driver.hold(50, 0)
    driver.wait(300)
    driver.up(50, 0)
    expect(driver.state).toMatchObject({ phase: 'rest', transform: { x: 50, y: 0, scale: 2.25 } })
  })
})

describe('an enlarged picture at its edge', () => {
  const atEdge = (photo = {}, side: 1 | -1 = -1) => {
    const driver = zoomed(photo)
    driver.send({ type: 'pan', x: -side, y: 0 })
    driver.send({ type: 'animation-end' })
    expect(driver.state.transform.x).toBe(side * 243.75)
    return driver
  }

  test.each([
    { side: -1 as const, command: 'next' },
    { side: 1 as const, command: 'previous' },
  ])(
    'leads to the $command photograph by a swipe past the edge, with the strip under the finger',
    ({ side, command }) => {
      const driver = atEdge({}, side)
      driver.hold(side * 60, 0)
      expect(driver.state).toMatchObject({ phase: 'pan', shift: side * 60 })
      expect(driver.state.transform).toEqual({ x: side * 243.75, y: 0, scale: 2.25 })
      driver.up(side * 60, 0)
      expect(driver.state).toMatchObject({ phase: 'exit', shift: side * slideDistance(STAGE) })
      expect(driver.commands).toEqual([command])
    },
  )

  test('leads to the neighbour by a flick past the edge, but not by a flick upwards or back', () => {
    const driver = atEdge()
    driver.drag(-20, 40, { pace: 1 })
    driver.drag(200, 0)
    expect(driver.commands).toEqual([])
    for (const kind of ['touch', 'mouse'] as const) {
      const other = atEdge()
      other.drag(-30, 0, { pace: 1, kind })
      expect(other.commands).toEqual(['next'])
    }
  })

  test('comes back to the edge after a short swipe past it', () => {
    const driver = atEdge()
    driver.drag(-50, 0)
    expect(driver.state).toMatchObject({ phase: 'animate', shift: 0 })
    expect(driver.state.transform).toEqual({ x: -243.75, y: 0, scale: 2.25 })
    expect(driver.commands).toEqual([])
  })

  test('leads to the neighbour by a pan from inside only past a third of the viewport', () => {
    for (const [beyond, commands] of [
      [120, []],
      [140, ['next']],
    ] as const) {
      const driver = zoomed()
      driver.drag(-(243.75 + beyond), 0, { pace: 1 })
      expect(driver.commands).toEqual(commands)
    }
  })
})

describe('a tap, then a drag', () => {
  test('zooms in downwards and out upwards, and keeps the scale when the finger lifts', () => {
    const driver = driveGestures()
    driver.tap(60, 0)
    driver.down(60, 0)
    driver.stroke(60, 0, 0, 100)
    expect(driver.state).toMatchObject({ phase: 'zoom', pull: 0, fade: 0 })
    const { transform } = driver.state
    expect(transform.scale).toBeGreaterThan(2)
    expect(transform.scale).toBeLessThan(2.25)
    driver.stroke(60, 100, 0, -60)
    expect(driver.state.transform.scale).toBeLessThan(1.5)
    driver.stroke(60, 40, 0, 60)
    expect(driver.state.transform.scale).toBeCloseTo(transform.scale, 9)
    driver.up(60, 100)
    expect(driver.state.transform.scale).toBeCloseTo(transform.scale, 9)
    expect(driver.commands).toEqual([])
  })

  test('gives way softly below the whole picture, and settles whole', () => {
    const driver = driveGestures()
    driver.tap(0, 0)
    driver.drag(0, -400)
    expect(driver.state).toMatchObject({ phase: 'animate', ...REST })
    expect(driver.commands).toEqual([])
  })

  test.each([
    { why: 'later', wait: 400, dx: 0, dy: 120, commands: ['close'] },
    { why: 'along the strip', wait: 0, dx: -120, dy: 0, commands: ['next'] },
  ])('$why is an ordinary drag', ({ wait, dx, dy, commands }) => {
    const driver = driveGestures()
    driver.tap(0, 0)
    driver.wait(wait)
    driver.drag(dx, dy)
    expect(driver.commands).toEqual(commands)
  })
})

describe('double tap', () => {
  test('enlarges at its place, and another double tap shows the whole picture', () => {
    const driver = driveGestures()
    driver.tap(60, 0)
    expect(driver.state).toMatchObject({ phase: 'rest', ...REST })
    driver.tap(64, 0)
    const { transform, phase } = driver.state
    expect(phase).toBe('animate')
    expect(transform.scale).toBe(2.5)
    expectUnder(transform, { x: 64, y: 0 }, { x: 64, y: 0 })
    driver.send({ type: 'animation-end' })
    driver.doubleTap(-20, 30)
    expect(driver.state).toMatchObject({ phase: 'animate', ...REST })
    expect(driver.commands).toEqual([])
  })

  test.each([
    ['a picture of few pixels to the largest scale', { width: 390, height: 600 }, 2],
    ['a panorama until it fills the viewport', { width: 12_000, height: 1200 }, 600 / 39],
    ['a tall picture until it fills the viewport', { width: 1200, height: 9600 }, 390 / 75],
    [
      'a panorama of few pixels to three times its pixels',
      { width: 4000, height: 400 },
      4000 / 390,
    ],
  ])('enlarges %s', (_, picture, scale) => {
    const driver = driveGestures({ picture })
    driver.doubleTap(0, 0)
    expect(driver.state.transform).toEqual({ x: 0, y: 0, scale: expect.closeTo(scale, 9) })
    const byKey = driveGestures({ picture })
    byKey.send({ type: 'zoom', by: 'toggle' })
    expect(byKey.state.transform.scale).toBeCloseTo(scale, 9)
  })

  test.each([
    { why: 'too late', wait: 250, x: 0, hold: 0 },
    { why: 'too far apart', wait: 0, x: 40, hold: 0 },
    { why: 'one held too long', wait: 0, x: 0, hold: 600 },
  ])('needs two taps close together: two taps $why do nothing', ({ wait, x, hold }) => {
    const driver = driveGestures()
    driver.tap(0, 0)
    driver.wait(wait)
    driver.down(x, 0)
    driver.wait(hold)
    driver.up(x, 0)
    expect(driver.state).toMatchObject({ phase: 'rest', ...REST })
  })

  test('ends with the second of three taps', () => {
    const driver = driveGestures()
    for (let tap = 0; tap < 3; tap++) driver.tap(0, 0)
    expect(driver.state.transform.scale).toBe(2.5)
  })

  test('is not recognised if a swipe comes between the taps', () => {
    const driver = driveGestures()
    driver.tap(0, 0)
    driver.drag(-20, 0, { pace: 0.3 })
    driver.tap(0, 0)
    expect(driver.state).toMatchObject(REST)
  })
})
