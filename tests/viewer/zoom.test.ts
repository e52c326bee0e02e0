import { describe, expect, test } from 'vitest'
import { cover, FIT, type View } from '../../src/viewer/view'
import { handOn, LARGEST, PHOTO, REST, STAGE, zoomed } from './hand'

const LANDSCAPE = { left: 60, top: 0, width: 700, height: 390, density: 3 }

/** The point of the picture in the middle of the stage, as shares of the picture's width. */
const middle = ({ x, y, scale }: View, width: number) => ({
  x: -x / scale / width,
  y: -y / scale / width,
})

describe('the mouse', () => {
  test('drawn over the whole picture does nothing', () => {
    const hand = handOn()
    for (const [dx, dy] of [
      [-300, 0],
      [300, 0],
      [0, 300],
    ] as const) {
      hand.drag(dx, dy, { kind: 'mouse', pace: 2 })
      hand.wait(1000)
      expect(hand.state).toMatchObject({ phase: 'rest', ...REST })
    }
    expect(hand.commands).toEqual([])
  })

  test('a click zooms to where it is, and another back out', () => {
    const hand = handOn()
    hand.click(-70, 0)
    expect(hand.state).toMatchObject({ phase: 'settle', view: { x: 105, scale: 2.5 } })
    hand.wait(1000)
    hand.click(-70, 0)
    expect(hand.state).toMatchObject({ phase: 'settle', ...REST })
    expect(hand.commands).toEqual([])
  })

  test('a double click does once what a click does', () => {
    const hand = handOn()
    hand.click(-70, 0)
    hand.click(-70, 0)
    expect(hand.state.view).toMatchObject({ x: 105, scale: 2.5 })
    hand.wait(1000)
    hand.click(0, 0)
    hand.click(0, 0)
    expect(hand.pose).toEqual(REST)
  })

  test('a button held long before it is let go is a click as well', () => {
    const hand = handOn()
    hand.down(-70, 0, { kind: 'mouse' })
    hand.wait(2000)
    hand.up(-70, 0)
    expect(hand.state.view.scale).toBe(2.5)
  })

  test('a click on the bare ground closes, a tap there does not', () => {
    // In the stage's 600 px the picture is 260 high.
    const hand = handOn()
    hand.tap(0, 131)
    hand.wait(1000)
    hand.click(0, 129)
    hand.wait(1000)
    hand.click(0, 129)
    expect(hand.commands).toEqual([])
    hand.wait(1000)
    hand.click(0, 131)
    expect(hand.state).toMatchObject({ phase: 'leave', command: 'close', fade: 0, ...REST })
    expect(hand.commands).toEqual(['close'])
  })

  test('pans the enlarged picture', () => {
    const hand = handOn()
    hand.wheel(-500)
    hand.down(0, 0, { kind: 'mouse' })
    hand.stroke(0, 0, 100, 0)
    expect(hand.state.phase).toBe('pan')
    expect(hand.state.view.x).toBe(100)
  })

  test('drawn during the way back to the whole picture does not stop it', () => {
    const hand = handOn()
    hand.wheel(-500)
    hand.send({ type: 'zoom', by: 'reset' })
    hand.down(0, 0, { kind: 'mouse', at: { ...REST, view: { x: 0, y: 0, scale: 1.7 } } })
    hand.stroke(0, 0, 100, 0)
    expect(hand.state).toMatchObject({ phase: 'settle', ...REST })
  })
})

describe('the wheel', () => {
  test.each([false, true])('zooms at the cursor (as a pinch of the trackpad: %s)', (ctrl) => {
    const hand = handOn()
    for (let turn = 0; turn < 8; turn++) hand.wheel(ctrl ? -10 : -60, 100, 0, ctrl)
    const { view, phase } = hand.state
    expect(phase).toBe('rest')
    expect(view.scale).toBeGreaterThan(2)
    expect((100 - view.x) / view.scale).toBeCloseTo(100, 6)
    for (let turn = 0; turn < 20; turn++) hand.wheel(ctrl ? 7 : 50, -40, 30, ctrl)
    expect(hand.state).toMatchObject({ phase: 'rest', ...REST })
  })

  test('stays within the limits and covers the stage', () => {
    const hand = handOn()
    hand.wheel(-100_000, 190, 120)
    expect(hand.state.view.scale).toBeCloseTo(LARGEST, 9)
    expect(hand.state.view).toEqual(cover(hand.state, hand.state.view))
  })

  test('takes the smallest steps away from the whole picture', () => {
    const hand = handOn()
    for (let turn = 0; turn < 20; turn++) hand.wheel(-1, 0, 0, true)
    expect(hand.state.view.scale).toBeCloseTo(Math.exp(0.2), 9)
  })

  test('turned sideways is ignored', () => {
    const hand = handOn()
    const before = hand.state
    hand.wheel(0)
    expect(hand.state).toBe(before)
  })

  test('goes on from where a movement leads', () => {
    const hand = handOn()
    hand.send({ type: 'zoom', by: 1 })
    hand.wheel(-100)
    expect(hand.state.phase).toBe('settle')
    expect(hand.state.view.scale).toBeCloseTo(1.5 * Math.exp(0.2), 9)
  })

  test('and the keys wait while a finger is down, or a photograph leaves', () => {
    const hand = handOn()
    hand.down(0, 0)
    hand.wheel(-100)
    hand.send({ type: 'zoom', by: 1 })
    expect(hand.state).toMatchObject({ phase: 'press', ...REST })
    hand.up(0, 0)
    hand.drag(-60, 0)
    const { pose } = hand
    hand.wheel(-100)
    hand.send({ type: 'zoom', by: 1 })
    expect(hand.state).toMatchObject({ phase: 'leave', ...pose })
  })
})

describe('two fingers on a trackpad', () => {
  test('pan the enlarged picture, both ways at once, as far as its edges', () => {
    const hand = zoomed({ picture: { width: 4800, height: 4800 } })
    hand.scroll(30, 20)
    expect(hand.state).toMatchObject({ phase: 'rest', view: { x: -30, y: -20, scale: 2.25 } })
    hand.scroll(2000, 2000)
    expect(hand.state.view).toEqual(cover(hand.state, hand.state.view))
    expect(hand.state.view.x).toBe(-243.75)
    expect(hand.commands).toEqual([])
  })

  test('sideways over the whole picture do nothing', () => {
    const hand = handOn()
    hand.scroll(300, 0)
    expect(hand.state).toMatchObject({ phase: 'rest', ...REST })
  })

  test('that began to zoom go on zooming until they pause', () => {
    const hand = handOn()
    for (let turn = 0; turn < 5; turn++) {
      hand.scroll(0, -100)
      hand.wait(100)
    }
    expect(hand.state.view.scale).toBeCloseTo(Math.exp(1), 9)
    hand.wait(300)
    hand.scroll(40, 0)
    expect(hand.state.view.x).toBe(-40)
    expect(hand.state.view.scale).toBeCloseTo(Math.exp(1), 9)
  })

  test('pinched, or with Ctrl, zoom whatever the picture is', () => {
    const hand = zoomed()
    hand.wheel(-20, 0, 0, true)
    expect(hand.state.view.scale).toBeCloseTo(2.25 * Math.exp(0.2), 9)
  })

  test('do not keep a notched wheel from zooming', () => {
    const hand = zoomed()
    hand.scroll(10, 0)
    hand.wheel(-100)
    expect(hand.state.view.scale).toBeCloseTo(2.25 * Math.exp(0.2), 9)
  })
})

describe('the keys', () => {
  test('z zooms in about the middle, and shows the whole picture again', () => {
    const hand = handOn()
    hand.send({ type: 'zoom', by: 'toggle' })
    expect(hand.state).toMatchObject({ phase: 'settle', view: { x: 0, y: 0, scale: 2.5 } })
    hand.send({ type: 'zoom', by: 'toggle' })
    expect(hand.state).toMatchObject({ phase: 'settle', ...REST })
    hand.send({ type: 'zoom', by: 1 })
    hand.send({ type: 'zoom', by: 'toggle' })
    expect(hand.pose).toEqual(REST)
  })

  test('pan the enlarged picture by shares of the stage, one after the other, as far as it goes', () => {
    const hand = zoomed({ picture: { width: 4800, height: 4800 } })
    hand.send({ type: 'pan', x: 0.2, y: 0 })
    hand.send({ type: 'pan', x: 0, y: -0.1 })
    expect(hand.state).toMatchObject({ phase: 'settle', view: { x: -78, y: 60, scale: 2.25 } })
    hand.send({ type: 'pan', x: -3, y: 3 })
    expect(hand.state.view).toMatchObject({ x: 243.75, y: -138.75 })
  })

  test('pan nothing of a whole picture', () => {
    const hand = handOn()
    const { state } = hand
    hand.send({ type: 'pan', x: 0.2, y: 0.2 })
    expect(hand.state).toBe(state)
  })

  test('zoom about the middle, in steps, to the limits', () => {
    const hand = handOn()
    const scales = []
    for (let key = 0; key < 5; key++) {
      hand.send({ type: 'zoom', by: 1 })
      expect(hand.state).toMatchObject({ phase: 'settle', view: { x: 0, y: 0 } })
      scales.push(hand.state.view.scale)
    }
    const expected = [1.5, 2.25, 3.375, LARGEST, LARGEST]
    for (const [n, scale] of scales.entries()) expect(scale).toBeCloseTo(expected[n]!, 9)
    for (let key = 0; key < 4; key++) hand.send({ type: 'zoom', by: -1 })
    expect(hand.state).toMatchObject({ phase: 'settle', ...REST })
  })

  test('keep the middle of an enlarged picture in the middle', () => {
    const hand = handOn()
    hand.wheel(-400, 80, 0)
    const before = middle(hand.state.view, 390)
    hand.send({ type: 'zoom', by: 1 })
    expect(middle(hand.state.view, 390).x).toBeCloseTo(before.x, 9)
  })

  test('reset to the whole picture', () => {
    const hand = handOn()
    hand.wheel(-400, 80, 0)
    hand.send({ type: 'zoom', by: 'reset' })
    expect(hand.state).toMatchObject({ phase: 'settle', ...REST })
    hand.send({ type: 'settled' })
    hand.send({ type: 'zoom', by: 'reset' })
    expect(hand.state).toMatchObject({ phase: 'rest', ...REST })
  })
})

describe('a stage of another size', () => {
  test('shows the whole picture exactly centred', () => {
    const hand = handOn()
    hand.send({ type: 'resize', stage: LANDSCAPE })
    expect(hand.state).toMatchObject({ phase: 'rest', ...REST, stage: LANDSCAPE })
  })

  test('keeps in the middle what was there, and the way back too', () => {
    const hand = handOn()
    hand.wheel(-550, 120, 30)
    const { view } = hand.state
    hand.send({ type: 'resize', stage: LANDSCAPE })
    expect(hand.state.view.scale).toBeCloseTo(4800 / 585 / 3, 9)
    expect(middle(hand.state.view, 585).x).toBeCloseTo(middle(view, 390).x, 9)
    expect(middle(hand.state.view, 585).y).toBeCloseTo(middle(view, 390).y, 9)
    hand.send({ type: 'resize', stage: STAGE })
    expect(middle(hand.state.view, 390).x).toBeCloseTo(middle(view, 390).x, 9)
  })

  test('covers it where the middle cannot stay', () => {
    const hand = handOn({ picture: { width: 3000, height: 3000 } })
    hand.wheel(-300, 190, 190)
    hand.send({ type: 'resize', stage: { ...STAGE, width: 390, height: 2000 } })
    expect(hand.state.view).toEqual(cover(hand.state, hand.state.view))
    expect(hand.state.view.y).toBeCloseTo(0, 9)
  })

  test('ends a contact without a command', () => {
    const hand = handOn()
    hand.down(0, 0)
    hand.stroke(0, 0, -200, 0)
    hand.send({ type: 'resize', stage: LANDSCAPE })
    expect(hand.state).toMatchObject({ phase: 'rest', ...REST })
    hand.move(-300, 0)
    hand.up(-300, 0)
    expect(hand.commands).toEqual([])
    hand.drag(-60, 0)
    expect(hand.commands).toEqual(['next'])
  })

  test('moves on with a photograph that leaves', () => {
    const hand = handOn()
    hand.drag(60, 0)
    hand.send({ type: 'resize', stage: LANDSCAPE })
    expect(hand.state).toMatchObject({ phase: 'leave', shift: 724 })
  })

  test('the same size said again, or at another place, disturbs nothing', () => {
    const hand = handOn()
    hand.down(0, 0)
    hand.stroke(0, 0, -30, 0)
    hand.send({ type: 'resize', stage: { ...STAGE, top: 80 } })
    expect(hand.state).toMatchObject({ phase: 'swipe', shift: -30, stage: { top: 80 } })
  })

  test('a denser screen allows less', () => {
    const hand = handOn()
    hand.wheel(-10_000)
    hand.send({ type: 'resize', stage: { ...STAGE, density: 4 } })
    expect(hand.state.view.scale).toBeCloseTo(4800 / 390 / 4, 9)
  })

  test('none for a while, as when hidden, leaves no harm', () => {
    const hand = handOn()
    hand.wheel(-200, 50, 0)
    hand.send({ type: 'resize', stage: { ...STAGE, width: 0, height: 0 } })
    expect(Object.values(hand.state.view).every(Number.isFinite)).toBe(true)
    hand.send({ type: 'resize', stage: STAGE })
    expect(hand.state.view).toEqual(cover(hand.state, hand.state.view))
  })
})

describe('another photograph', () => {
  test('starts whole, at rest and with its own limits', () => {
    const hand = handOn()
    hand.wheel(-10_000, 50, 50)
    hand.send({ type: 'show', photograph: { ...PHOTO, maxScale: 3, first: true } })
    expect(hand.state).toMatchObject({ phase: 'rest', view: FIT, first: true, maxScale: 3 })
    hand.wheel(-10_000)
    expect(hand.state.view.scale).toBe(3)
  })

  test('shown under a finger leaves that finger without meaning', () => {
    const hand = handOn()
    hand.down(0, 0)
    hand.send({ type: 'show', photograph: PHOTO })
    hand.stroke(0, 0, -100, 0)
    hand.up(-100, 0)
    expect(hand.state).toMatchObject({ phase: 'rest', ...REST, contact: null, ignored: [] })
    expect(hand.commands).toEqual([])
  })

  test('a tap on one and a tap on the next are no double tap', () => {
    const hand = handOn()
    hand.tap(0, 0)
    hand.send({ type: 'show', photograph: PHOTO })
    hand.tap(0, 0)
    expect(hand.state).toMatchObject({ phase: 'rest', ...REST })
  })
})
