// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { driftDiscs } from '../../src/home/driftDiscs'
import { setActiveTransition } from '../../src/page/activeTransition'
import { seeded } from '../random'

/** A clock that stands until it is told to play; every frame must be asked for. */
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
    /** Plays for a while; returns the seconds after which no frame was asked for. */
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

/** The centre of a disc, from what was written to it. */
function placeOf(disc: HTMLElement) {
  const [x, y] = disc.style.getPropertyValue('translate').split(' ').map(parseFloat)
  const radius = narrow.matches ? 42.5 : 87.5
  return { x: x! + radius, y: y! + radius }
}

const places = () => discs.map(placeOf)

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

const at = ({ x, y }: { x: number; y: number }, dx = 0, dy = 0) => ({
  clientX: x + dx,
  clientY: y + dy,
})

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the discs', () => {
  test('are launched from their circle before any frame is drawn', () => {
    start()
    expect(nav.dataset.drifting).toBe('')
    for (const { x, y } of places()) expect(Math.hypot(x - 720, y - 450)).toBeCloseTo(198, 1)
    const before = places()
    frames.play(1 / 60)
    for (const [index, { x, y }] of places().entries()) {
      expect(Math.hypot(x - before[index]!.x, y - before[index]!.y)).toBeGreaterThan(45)
    }
  })

  test('are at rest within 5 s, and then no frame is asked for', () => {
    for (let seed = 1; seed <= 5; seed++) {
      start(seed)
      expect(frames.play(10)).toBeLessThan(5)
      expect(frames.isAsked).toBe(false)
      stop()
    }
  })

  test.each([60, 30, 20, 10, 5, 2])(
    'are so by the clock of the page at %d frames a second too',
    (rate) => {
      for (let seed = 1; seed <= 5; seed++) {
        start(seed)
        expect(frames.play(10, rate)).toBeLessThanOrEqual(5)
        stop()
      }
    },
  )

  test('do not jump after a frame that came late', () => {
    for (const seconds of [0.1, 0.4]) {
      start()
      frames.play(0.2)
      const before = places()
      frames.pass(seconds)
      frames.play(1 / 60)
      for (const [index, { x, y }] of places().entries())
        // 1/30 s at the fastest.
        expect(Math.hypot(x - before[index]!.x, y - before[index]!.y)).toBeLessThan(5000 / 30)
      stop()
    }
  })

  test('come to rest beside the name', () => {
    for (let seed = 1; seed <= 10; seed++) {
      start(seed)
      frames.play(10)
      for (const { x, y } of places()) {
        const dx = Math.max(NAME.left - x, 0, x - NAME.right)
        const dy = Math.max(NAME.top - y, 0, y - NAME.bottom)
        expect(Math.hypot(dx, dy)).toBeGreaterThan(87.5)
      }
      stop()
    }
  })

  test('wake when the mouse comes near, not when it moves afar', () => {
    start()
    frames.play(10)
    const about = placeOf(discs[0]!)
    // Corners are farther apart than twice the pointer's reach: three discs leave one free.
    const far = [
      { x: 0, y: 0 },
      { x: 1440, y: 0 },
      { x: 0, y: 900 },
      { x: 1440, y: 900 },
    ].find((corner) => places().every(({ x, y }) => Math.hypot(x - corner.x, y - corner.y) > 400))
    point(window, 'pointermove', at(far!))
    expect(frames.isAsked).toBe(false)
    point(window, 'pointermove', at(about, 95, 20))
    expect(frames.isAsked).toBe(true)
    frames.play(0.5)
    expect(
      Math.hypot(placeOf(discs[0]!).x - about.x, placeOf(discs[0]!).y - about.y),
    ).toBeGreaterThan(5)
  })

  test('sleep again beside a mouse that stays', () => {
    start()
    frames.play(10)
    point(window, 'pointermove', at(placeOf(discs[0]!), 95, 20))
    expect(frames.play(60)).toBeLessThan(60)
    expect(frames.isAsked).toBe(false)
  })

  test('forget a mouse that has left the page', () => {
    start()
    frames.play(10)
    const before = places()
    point(window, 'pointermove', at(before[0]!, 95, 20))
    point(document.documentElement, 'pointerleave')
    frames.play(10)
    expect(places()).toEqual(before)
  })
})

describe('between two pages', () => {
  /** A transition that ends when the test says so. */
  function pass() {
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

  test('they wait where they start until the page has landed', async () => {
    const land = pass()
    start()
    expect(frames.isAsked).toBe(false)
    for (const { x, y } of places()) expect(Math.hypot(x - 720, y - 450)).toBeCloseTo(198, 1)
    await land()
    expect(frames.isAsked).toBe(true)
  })

  test('who comes back while the next page still grows finds them where they were', async () => {
    start(1)
    frames.play(0.5)
    const before = places()
    const land = pass()
    stop()
    start(2)
    expect(places()).toEqual(before)
    expect(frames.isAsked).toBe(false)
    await land()
    frames.play(1 / 60)
    for (const [index, { x, y }] of places().entries()) {
      const moved = Math.hypot(x - before[index]!.x, y - before[index]!.y)
      expect(moved).toBeGreaterThan(0)
      expect(moved).toBeLessThan(60)
    }
    expect(frames.play(10)).toBeLessThan(5)
  })

  test('who comes back later finds them launched anew', async () => {
    start(1)
    frames.play(10)
    const land = pass()
    stop()
    await land()
    const shrunk = pass()
    start(2)
    for (const { x, y } of places()) expect(Math.hypot(x - 720, y - 450)).toBeCloseTo(198, 1)
    await shrunk()
  })
})

describe('no frame is asked for', () => {
  test('in a hidden tab; shown again, the discs go on where they were', () => {
    start()
    frames.play(0.5)
    setHidden(true)
    expect(frames.isAsked).toBe(false)
    const before = places()
    frames.pass(3600)
    point(window, 'pointermove', at(before[0]!, 95, 20))
    resized()
    expect(frames.isAsked).toBe(false)
    point(document.documentElement, 'pointerleave')
    setHidden(false)
    expect(frames.isAsked).toBe(true)
    frames.play(1 / 60)
    for (const [index, { x, y }] of places().entries()) {
      expect(Math.hypot(x - before[index]!.x, y - before[index]!.y)).toBeLessThan(60)
    }
  })

  test('after stop, whatever happens; the discs are back with the style sheet', () => {
    start()
    frames.play(0.5)
    point(discs[0]!, 'pointerenter')
    stop()
    expect(frames.isAsked).toBe(false)
    expect(observed).toEqual([])
    point(window, 'pointermove', { clientX: 720, clientY: 450 })
    point(discs[1]!, 'pointerenter')
    discs[2]!.focus()
    setHidden(true)
    setHidden(false)
    lessMotion.answer(true)
    lessMotion.answer(false)
    narrow.answer(true)
    expect(frames.isAsked).toBe(false)
    expect(nav.dataset.drifting).toBeUndefined()
    for (const disc of discs) {
      expect(disc.style.getPropertyValue('translate')).toBe('')
      expect(disc.dataset.hover).toBeUndefined()
    }
  })
})

describe('a disc is frozen', () => {
  test('while focused by keyboard, and released on blur', () => {
    start()
    frames.play(0.5)
    const [about, photography] = places()
    discs[0]!.focus()
    frames.play(1)
    expect(placeOf(discs[0]!)).toEqual(about)
    expect(placeOf(discs[1]!)).not.toEqual(photography)
    frames.play(10)
    discs[0]!.blur()
    point(window, 'pointermove', at(about!, 30, 30))
    frames.play(0.5)
    expect(placeOf(discs[0]!)).not.toEqual(about)
  })

  test('not by a focus that shows no ring', () => {
    start()
    frames.play(0.5)
    const [about] = places()
    vi.spyOn(discs[0]!, 'matches').mockReturnValue(false)
    discs[0]!.focus()
    frames.play(0.2)
    expect(placeOf(discs[0]!)).not.toEqual(about)
  })

  test('while hovered, and shows it; a touch does not hover', () => {
    start()
    frames.play(0.5)
    const [about] = places()
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

  test('until the last reason is gone', () => {
    start()
    frames.play(0.5)
    const [about] = places()
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

  test('repels while it is down, and no longer', () => {
    start()
    frames.play(10)
    const [about] = places()
    point(document.body, 'pointerdown', { ...touch, ...at(about!, 100, 20) })
    expect(frames.isAsked).toBe(true)
    frames.play(0.2)
    const fled = placeOf(discs[0]!)
    expect(fled).not.toEqual(about)
    point(document.body, 'pointermove', { ...touch, ...at(fled, 90, 0) })
    point(document.body, 'pointerup', { ...touch, ...at(fled, 90, 0) })
    frames.play(10)
    const rested = places()
    frames.play(1)
    expect(places()).toEqual(rested)
    expect(frames.isAsked).toBe(false)
  })

  test('taken over by the browser repels no longer either', () => {
    start()
    frames.play(10)
    const before = places()
    point(document.body, 'pointerdown', { ...touch, ...at(before[0]!, 100, 20) })
    point(document.body, 'pointercancel', touch)
    frames.play(10)
    expect(places()).toEqual(before)
  })

  test('that taps a disc finds it still there, and the tap stays a tap', () => {
    start()
    frames.play(0.5)
    const [about] = places()
    const down = point(discs[0]!, 'pointerdown', { ...touch, ...at(about!, 20, 10) })
    frames.play(0.3)
    expect(placeOf(discs[0]!)).toEqual(about)
    const up = point(discs[0]!, 'pointerup', { ...touch, ...at(about!, 20, 10) })
    expect(down.defaultPrevented || up.defaultPrevented).toBe(false)
    point(document.body, 'pointerdown', { ...touch, ...at(about!, 100, 10) })
    frames.play(0.3)
    expect(placeOf(discs[0]!)).not.toEqual(about)
  })

  test('more than the first has no say', () => {
    start()
    frames.play(10)
    const before = places()
    point(document.body, 'pointerdown', { ...touch, isPrimary: false, ...at(before[0]!, 100, 20) })
    expect(frames.isAsked).toBe(false)
  })
})

describe('with less motion wanted', () => {
  test("nothing moves, and the style sheet's places hold", () => {
    lessMotion.matches = true
    start()
    point(window, 'pointermove', { clientX: 720, clientY: 450 })
    resized()
    discs[0]!.focus()
    expect(frames.isAsked).toBe(false)
    expect(nav.dataset.drifting).toBeUndefined()
    expect(discs[0]!.style.getPropertyValue('translate')).toBe('')
  })

  test('the hovered disc is still marked, for its picture', () => {
    lessMotion.matches = true
    start()
    point(discs[1]!, 'pointerenter')
    expect(discs[1]!.dataset.hover).toBe('')
  })

  test('a change of mind counts at once, both ways', () => {
    start()
    frames.play(0.5)
    lessMotion.answer(true)
    expect(frames.isAsked).toBe(false)
    expect(nav.dataset.drifting).toBeUndefined()
    expect(discs[0]!.style.getPropertyValue('translate')).toBe('')
    lessMotion.answer(false)
    expect(frames.isAsked).toBe(true)
    expect(nav.dataset.drifting).toBe('')
    expect(frames.play(10)).toBeLessThan(5)
  })
})

describe('a resize', () => {
  test('brings discs at rest inside at once', () => {
    start()
    frames.play(10)
    expect(observed).toEqual([nav])
    bounds = { width: 800, height: 500 }
    resized()
    frames.play(1)
    expect(frames.isAsked).toBe(false)
    for (const { x, y } of places()) {
      expect(x).toBeGreaterThanOrEqual(95.49)
      expect(x).toBeLessThanOrEqual(704.51)
      expect(y).toBeGreaterThanOrEqual(95.49)
      expect(y).toBeLessThanOrEqual(404.51)
    }
  })

  test('into a viewport of at most 700 px makes the discs small', () => {
    start()
    frames.play(10)
    bounds = { width: 200, height: 120 }
    narrow.answer(true)
    frames.play(1)
    for (const { x, y } of places()) {
      expect(x).toBeGreaterThanOrEqual(50.49)
      expect(x).toBeLessThanOrEqual(149.51)
      expect(y).toBeGreaterThanOrEqual(50.49)
      expect(y).toBeLessThanOrEqual(69.51)
    }
  })
})
