// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { driftDiscs } from '../../src/home/driftDiscs'
import { setActiveTransition } from '../../src/page/activeTransition'
import { seeded } from '../random'

/** A clock that stands still until `play`. Every frame must be requested. */
function createFrames() {
  const waiting = new Map<number, FrameRequestCallback>()
  let asked = 0
  let time = 1000
  return {
    requestAnimationFrame(callback: FrameRequestCallback) {
      asked++
      waiting.set(asked, callback)
      return asked
    },
    cancelAnimationFrame(id: number) {
      waiting.delete(id)
    },
    /** Plays for a while; returns the seconds after which no frame was requested. */
    play(seconds: number, rate = 60): number {
      for (let frame = 0; frame < seconds * rate; frame++) {
        time += 1000 / rate
        const due = [...waiting.values()]
        waiting.clear()
        if (due.length === 0) return frame / rate
        expect(due).toHaveLength(1)
        due[0]!(time)
      }
      return seconds
    },
    /** Lets time pass in which the browser draws no frame. */
    pass(seconds: number) {
      time += seconds * 1000
    },
    get isAsked() {
      return waiting.size > 0
    },
  }
}

/** A media query whose answer the test decides. */
class FakeQuery extends EventTarget {
  matches = false
  answer(matches: boolean) {
    this.matches = matches
    this.dispatchEvent(new Event('change'))
  }
}

/** Where the letters of a name lie in a window of 1440 × 900 px. */
const NAME = { left: 257, top: 383, right: 1183, bottom: 515 }

let bounds = { width: 1440, height: 900 }
let nav: HTMLElement
let discs: HTMLElement[]
let frames: ReturnType<typeof createFrames>
let lessMotion: FakeQuery
let narrow: FakeQuery
let resized: () => void
let observed: Element[]
let stop: () => void

beforeEach(() => {
  bounds = { width: 1440, height: 900 }
  document.body.innerHTML = `<nav><a href="/about">About</a><a href="/photography">Photography</a><a href="/projects">Projects</a></nav>`
  nav = document.querySelector('nav')!
  discs = [...nav.querySelectorAll('a')]
  nav.getBoundingClientRect = () => new DOMRect(0, 0, bounds.width, bounds.height)
  frames = createFrames()
  lessMotion = new FakeQuery()
  narrow = new FakeQuery()
  observed = []
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(prefers-reduced-motion: reduce)'
      ? lessMotion
      : query === '(max-width: 700px)'
        ? narrow
        : undefined,
  )
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback
      }
      observe(element: Element) {
        observed.push(element)
      }
      disconnect() {
        observed = []
      }
    },
  )
})

afterEach(() => {
  stop?.()
  vi.unstubAllGlobals()
  setHidden(false)
})

function start(seed = 1) {
  stop = driftDiscs(nav, discs, { nameIn: () => NAME, random: seeded(seed), frames })
}

/** Starts, and plays until the discs are under way, or at rest. */
function startAndPlay(seconds: number) {
  start()
  frames.play(seconds)
  return places()
}
const UNDER_WAY = 0.5
const AT_REST = 10

/** The centre of a disc, from its inline style. */
function placeOf(disc: HTMLElement) {
  const [x, y] = disc.style.getPropertyValue('translate').split(' ').map(parseFloat)
  const radius = narrow.matches ? 42.5 : 87.5
  return { x: x! + radius, y: y! + radius }
}

type Place = ReturnType<typeof placeOf>
const places = () => discs.map(placeOf)
const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y)
/** How far each disc is from where it was, px. */
const movedFrom = (before: Place[]) =>
  places().map((place, index) => distance(place, before[index]!))

function expectOnCircle() {
  for (const place of places()) expect(distance(place, { x: 720, y: 450 })).toBeCloseTo(198, 1)
}

function expectWithStyleSheet() {
  expect(frames.isAsked).toBe(false)
  expect(nav.dataset.drifting).toBeUndefined()
  for (const disc of discs) expect(disc.style.getPropertyValue('translate')).toBe('')
}

function point(target: EventTarget, type: string, init: PointerEventInit = {}) {
  const event = new PointerEvent(type, {
    pointerType: 'mouse',
    isPrimary: true,
    bubbles: type !== 'pointerenter' && type !== 'pointerleave',
    cancelable: true,
    ...init,
  })
  target.dispatchEvent(event)
  return event
}

const at = ({ x, y }: Place, dx = 0, dy = 0) => ({ clientX: x + dx, clientY: y + dy })

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the discs', () => {
  test('start on their circle before any frame is drawn', () => {
    start()
    expect(nav.dataset.drifting).toBe('')
    expectOnCircle()
    const before = places()
    frames.play(1 / 60)
    for (const moved of movedFrom(before)) expect(moved).toBeGreaterThan(45)
  })

  test('choose their launch in the first frame, not in the task that starts them', () => {
    const random = vi.fn(seeded(1))
    stop = driftDiscs(nav, discs, { nameIn: () => NAME, random, frames })
    expect(random).not.toHaveBeenCalled()
    frames.play(1 / 60)
    expect(random).toHaveBeenCalled()
  })

  test.each([60, 30, 20, 10, 5, 2])(
    'rest beside the name within 5 s at %d frames a second, and then request no frame',
    (rate) => {
      for (let seed = 1; seed <= 5; seed++) {
        start(seed)
        expect(frames.play(10, rate)).toBeLessThanOrEqual(5)
        expect(frames.isAsked).toBe(false)
        for (const { x, y } of places()) {
          const dx = Math.max(NAME.left - x, 0, x - NAME.right)
          const dy = Math.max(NAME.top - y, 0, y - NAME.bottom)
          expect(Math.hypot(dx, dy)).toBeGreaterThan(87.5)
        }
        stop()
      }
    },
  )

  test.each([0.1, 0.4])('do not jump after a frame that is %d s late', (seconds) => {
    const before = startAndPlay(0.2)
    frames.pass(seconds)
    frames.play(1 / 60)
    // 1/30 s at the fastest.
    for (const moved of movedFrom(before)) expect(moved).toBeLessThan(5000 / 30)
  })

  test('wake when the mouse comes near, not when it moves far away', () => {
    const [about] = startAndPlay(AT_REST)
    // The pointer's reach is 400 px. Each of the three discs is near at most one corner.
    const far = [
      { x: 0, y: 0 },
      { x: 1440, y: 0 },
      { x: 0, y: 900 },
      { x: 1440, y: 900 },
    ].find((corner) => places().every((place) => distance(place, corner) > 400))
    point(window, 'pointermove', at(far!))
    expect(frames.isAsked).toBe(false)
    point(window, 'pointermove', at(about!, 95, 20))
    expect(frames.isAsked).toBe(true)
    frames.play(0.5)
    expect(distance(placeOf(discs[0]!), about!)).toBeGreaterThan(5)
    // They come to rest again although the mouse stays.
    expect(frames.play(60)).toBeLessThan(60)
  })

  test('ignore a mouse that has left the page', () => {
    const before = startAndPlay(AT_REST)
    point(window, 'pointermove', at(before[0]!, 95, 20))
    point(document.documentElement, 'pointerleave')
    frames.play(AT_REST)
    expect(places()).toEqual(before)
  })
})

describe('during a transition between pages', () => {
  /** Begins a transition, and returns a function that ends it. */
  function beginTransition() {
    let end = () => {}
    const finished = new Promise<void>((resolve) => (end = resolve))
    const transition = { finished } as unknown as ViewTransition
    setActiveTransition(transition)
    return async () => {
      setActiveTransition(undefined)
      end()
      await finished
    }
  }
  afterEach(() => setActiveTransition(undefined))

  test('the discs wait at their start', async () => {
    const endTransition = beginTransition()
    start()
    expect(frames.isAsked).toBe(false)
    expectOnCircle()
    await endTransition()
    expect(frames.isAsked).toBe(true)
  })

  test('a visitor who comes back finds the discs where they were', async () => {
    const before = startAndPlay(UNDER_WAY)
    const endTransition = beginTransition()
    stop()
    start(2)
    expect(places()).toEqual(before)
    expect(frames.isAsked).toBe(false)
    await endTransition()
    frames.play(1 / 60)
    for (const moved of movedFrom(before)) {
      expect(moved).toBeGreaterThan(0)
      expect(moved).toBeLessThan(60)
    }
    expect(frames.play(10)).toBeLessThan(5)
  })

  test('a visitor who comes back later finds a new launch', async () => {
    startAndPlay(AT_REST)
    const endTransition = beginTransition()
    stop()
    await endTransition()
    const endNext = beginTransition()
    start(2)
    expectOnCircle()
    await endNext()
  })
})

describe('no frame is requested', () => {
  test('in a hidden tab, and the discs continue where they were when it is shown', () => {
    const before = startAndPlay(UNDER_WAY)
    setHidden(true)
    expect(frames.isAsked).toBe(false)
    frames.pass(3600)
    point(window, 'pointermove', at(before[0]!, 95, 20))
    resized()
    expect(frames.isAsked).toBe(false)
    point(document.documentElement, 'pointerleave')
    setHidden(false)
    expect(frames.isAsked).toBe(true)
    frames.play(1 / 60)
    for (const moved of movedFrom(before)) expect(moved).toBeLessThan(60)
  })

  test('after the discs are stopped, whatever happens', () => {
    startAndPlay(UNDER_WAY)
    point(discs[0]!, 'pointerenter')
    stop()
    expect(observed).toEqual([])
    point(window, 'pointermove', { clientX: 720, clientY: 450 })
    point(discs[1]!, 'pointerenter')
    discs[2]!.focus()
    setHidden(true)
    setHidden(false)
    lessMotion.answer(true)
    lessMotion.answer(false)
    narrow.answer(true)
    expectWithStyleSheet()
    for (const disc of discs) expect(disc.dataset.hover).toBeUndefined()
  })
})

describe('a disc is held', () => {
  test('while it has keyboard focus', () => {
    const [about, photography] = startAndPlay(UNDER_WAY)
    discs[0]!.focus()
    frames.play(1)
    expect(placeOf(discs[0]!)).toEqual(about)
    expect(placeOf(discs[1]!)).not.toEqual(photography)
    frames.play(AT_REST)
    discs[0]!.blur()
    point(window, 'pointermove', at(about!, 30, 30))
    frames.play(0.5)
    expect(placeOf(discs[0]!)).not.toEqual(about)
  })

  test('only while its focus shows a ring', () => {
    const [about] = startAndPlay(UNDER_WAY)
    vi.spyOn(discs[0]!, 'matches').mockReturnValue(false)
    discs[0]!.focus()
    frames.play(0.2)
    expect(placeOf(discs[0]!)).not.toEqual(about)
  })

  test('while a mouse hovers over it, but not while a touch does', () => {
    const [about] = startAndPlay(UNDER_WAY)
    point(discs[0]!, 'pointerenter', { pointerType: 'touch' })
    expect(discs[0]!.dataset.hover).toBeUndefined()
    point(discs[0]!, 'pointerenter')
    expect(discs[0]!.dataset.hover).toBe('')
    frames.play(0.5)
    expect(placeOf(discs[0]!)).toEqual(about)
    point(discs[0]!, 'pointerleave')
    expect(discs[0]!.dataset.hover).toBeUndefined()
    point(window, 'pointermove', at(about!, 90, 30))
    frames.play(0.5)
    expect(placeOf(discs[0]!)).not.toEqual(about)
  })

  test('until neither the focus nor the mouse holds it', () => {
    const [about] = startAndPlay(UNDER_WAY)
    discs[0]!.focus()
    point(discs[0]!, 'pointerenter')
    point(discs[0]!, 'pointerleave')
    point(window, 'pointermove', at(about!, 30, 30))
    frames.play(1)
    expect(placeOf(discs[0]!)).toEqual(about)
  })
})

describe('a finger', () => {
  const touch = { pointerType: 'touch' }

  test('repels while it is down', () => {
    const [about] = startAndPlay(AT_REST)
    point(document.body, 'pointerdown', { ...touch, ...at(about!, 100, 20) })
    expect(frames.isAsked).toBe(true)
    frames.play(0.2)
    const fled = placeOf(discs[0]!)
    expect(fled).not.toEqual(about)
    point(document.body, 'pointermove', { ...touch, ...at(fled, 90, 0) })
    point(document.body, 'pointerup', { ...touch, ...at(fled, 90, 0) })
    frames.play(AT_REST)
    const rested = places()
    frames.play(1)
    expect(places()).toEqual(rested)
    expect(frames.isAsked).toBe(false)
  })

  test('stops repelling when the browser takes it over', () => {
    const before = startAndPlay(AT_REST)
    point(document.body, 'pointerdown', { ...touch, ...at(before[0]!, 100, 20) })
    point(document.body, 'pointercancel', touch)
    frames.play(AT_REST)
    expect(places()).toEqual(before)
  })

  test('stops the disc that it taps, and the tap keeps its default action', () => {
    const [about] = startAndPlay(UNDER_WAY)
    const down = point(discs[0]!, 'pointerdown', { ...touch, ...at(about!, 20, 10) })
    frames.play(0.3)
    expect(placeOf(discs[0]!)).toEqual(about)
    const up = point(discs[0]!, 'pointerup', { ...touch, ...at(about!, 20, 10) })
    expect(down.defaultPrevented || up.defaultPrevented).toBe(false)
    point(document.body, 'pointerdown', { ...touch, ...at(about!, 100, 10) })
    frames.play(0.3)
    expect(placeOf(discs[0]!)).not.toEqual(about)
  })

  test('counts only if it is the first one', () => {
    const [about] = startAndPlay(AT_REST)
    point(document.body, 'pointerdown', { ...touch, isPrimary: false, ...at(about!, 100, 20) })
    expect(frames.isAsked).toBe(false)
  })
})

describe('with less motion', () => {
  test('nothing moves, but a hovered disc is still marked', () => {
    lessMotion.matches = true
    start()
    point(window, 'pointermove', { clientX: 720, clientY: 450 })
    resized()
    discs[0]!.focus()
    point(discs[1]!, 'pointerenter')
    expectWithStyleSheet()
    expect(discs[1]!.dataset.hover).toBe('')
  })

  test('a change of the preference takes effect at once in both directions', () => {
    startAndPlay(UNDER_WAY)
    lessMotion.answer(true)
    expectWithStyleSheet()
    lessMotion.answer(false)
    expect(frames.isAsked).toBe(true)
    expect(nav.dataset.drifting).toBe('')
    expect(frames.play(10)).toBeLessThan(5)
  })
})

describe('a resize moves resting discs inside at once', () => {
  test.each([
    { layout: 'wide', width: 800, height: 500, margin: 95.49 },
    { layout: 'narrow', width: 200, height: 120, margin: 50.49 },
  ])('in a $layout window', ({ layout, width, height, margin }) => {
    startAndPlay(AT_REST)
    expect(observed).toEqual([nav])
    bounds = { width, height }
    if (layout === 'narrow') narrow.answer(true)
    else resized()
    frames.play(1)
    expect(frames.isAsked).toBe(false)
    for (const { x, y } of places()) {
      expect(Math.min(x, width - x)).toBeGreaterThanOrEqual(margin)
      expect(Math.min(y, height - y)).toBeGreaterThanOrEqual(margin)
    }
  })
})
