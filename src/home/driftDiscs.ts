import { activeTransition } from '../motion/activeTransition'
import { launchClear } from '../physics/launchClear'
import { LONGEST_RUN, LONGEST_STEP, NARROW } from '../physics/constants'
import { step, type Surroundings } from '../physics/step'
import {
  type Area,
  type Bounds,
  createWorld,
  isAtRest,
  type Point,
  resize,
  type World,
} from '../physics/world'

/** Why a disc is frozen. It is released when no reason is left. */
type Hold = 'hover' | 'focus' | 'touch'

type Options = {
  /** What the discs had better not come to rest on, in a container of that size. */
  nameIn: (bounds: Bounds) => Area
  /** Uniform in [0, 1): the directions and speeds of the launch. */
  random?: () => number
  /** Who draws the frames, and by whose clock (ms). */
  frames?: Pick<Window, 'requestAnimationFrame' | 'cancelAnimationFrame'>
}

/** The time that the first frame after a sleep stands for, s: nobody knows when the last one was. */
const FIRST_FRAME = 1 / 60

/**
 * How far a run may fall behind the clock by late frames, s. Up to that nothing jumps; beyond, a late
 * frame takes several steps, so that all are at rest within 5 s (R11) on the slowest machine too:
 * a run takes 4 s at most.
 */
const MOST_LAG = 0.5

/** A run that was left for another page, and the transition that was leaving it. */
let abandoned: { world: World; transition: ViewTransition } | undefined

/**
 * Lets discs drift over `nav`, their container, as `physics` has it. Each frame reads, steps and
 * writes once, to the `translate` of the discs; `data-drifting` on `nav` tells the style sheet so.
 *
 * A disc is frozen while hovered (`data-hover`), while focused by keyboard, and while the finger is
 * down that would follow it. The mouse repels, a finger only while it is down. No frame is asked
 * for when all is at rest, in a hidden tab, or where less motion is wanted: there the style sheet's
 * own places hold, also when the wish changes on the way.
 *
 * Whoever comes back while the page that was to follow is still growing finds the discs where they
 * were.
 *
 * @param discs up to three, in the order of their bodies
 * @returns stops everything and leaves the discs where the style sheet has them
 */
export function driftDiscs(
  nav: HTMLElement,
  discs: readonly HTMLElement[],
  { nameIn, random = Math.random, frames = window }: Options,
): () => void {
  const world = createWorld(discs.length, false)
  const pointer: Point = { x: 0, y: 0 }
  const bounds = { width: 0, height: 0 }
  const surroundings: Surroundings = { bounds, pointer: null, dt: 0 }
  const corner: Point = { x: 0, y: 0 }
  const holds = discs.map(() => new Set<Hold>())
  const narrow = matchMedia(`(max-width: ${NARROW.upTo}px)`)
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
  // Kept here: asked on every frame, Chromium's query can miss telling of its change.
  let isStill = lessMotion.matches
  const listening = new AbortController()
  let isMeasured = false
  let frame: number | null = null
  let lastTime: number | null = null
  let lag = 0

  function read() {
    if (isMeasured) return
    const { left, top, width, height } = nav.getBoundingClientRect()
    corner.x = left
    corner.y = top
    bounds.width = width
    bounds.height = height
    resize(world, narrow.matches)
    isMeasured = true
  }

  function write() {
    for (const [index, disc] of discs.entries()) {
      const { x, y } = world.bodies[index]!
      const radius = world.size / 2
      disc.style.setProperty(
        'translate',
        `${(x - radius).toFixed(2)}px ${(y - radius).toFixed(2)}px`,
      )
    }
  }

  function drawFrame(time: number) {
    frame = null
    read()
    const passed = lastTime === null ? FIRST_FRAME : (time - lastTime) / 1000
    lastTime = time
    surroundings.dt = Math.min(passed, LONGEST_STEP)
    step(world, surroundings)
    // Whatever was missed, after the longest run all is at rest.
    lag += Math.min(passed, LONGEST_RUN) - surroundings.dt
    while (lag > MOST_LAG && !isAtRest(world)) {
      surroundings.dt = Math.min(lag - MOST_LAG, LONGEST_STEP)
      step(world, surroundings)
      lag -= surroundings.dt
    }
    write()
    if (!isAtRest(world)) return wake()
    lastTime = null
    lag = 0
  }

  function wake() {
    if (frame !== null || document.hidden || isStill) return
    const transition = activeTransition()
    // A page that shrinks to its disc finds it where it starts.
    if (transition) void transition.finished.then(wake, wake)
    else frame = frames.requestAnimationFrame(drawFrame)
  }

  function sleep() {
    if (frame !== null) frames.cancelAnimationFrame(frame)
    frame = null
    lastTime = null
  }

  function goOn({ age, bodies }: World) {
    world.age = age
    for (const [index, body] of world.bodies.entries()) {
      const { frozen } = body
      Object.assign(body, bodies[index], { frozen })
    }
  }

  function begin() {
    nav.dataset.drifting = ''
    isMeasured = false
    lag = 0
    read()
    const left = abandoned?.transition === activeTransition() ? abandoned?.world : undefined
    abandoned = undefined
    if (left) goOn(left)
    else launchClear(world, bounds, nameIn(bounds), random)
    surroundings.dt = 0
    step(world, surroundings)
    write()
    wake()
  }

  function end() {
    sleep()
    delete nav.dataset.drifting
    for (const disc of discs) disc.style.removeProperty('translate')
  }

  function measureAgain() {
    isMeasured = false
    wake()
  }

  function hold(index: number, reason: Hold) {
    holds[index]!.add(reason)
    world.bodies[index]!.frozen = true
    wake()
  }

  function release(index: number, reason: Hold) {
    if (!holds[index]!.delete(reason)) return
    world.bodies[index]!.frozen = holds[index]!.size > 0
    wake()
  }

  function followPointer(event: PointerEvent) {
    if (!event.isPrimary) return
    pointer.x = event.clientX - corner.x
    pointer.y = event.clientY - corner.y
    surroundings.pointer = pointer
    const isFelt = world.bodies.some(
      ({ x, y, frozen }) => !frozen && Math.hypot(x - pointer.x, y - pointer.y) < world.reach,
    )
    if (isFelt) wake()
  }

  function forgetPointer() {
    surroundings.pointer = null
  }

  function liftFinger({ pointerType, isPrimary }: PointerEvent) {
    if (pointerType !== 'touch' || !isPrimary) return
    forgetPointer()
    for (const index of discs.keys()) release(index, 'touch')
  }

  // Nothing is ever prevented: a tap stays a tap, and a drag of the page a drag.
  const quietly = { signal: listening.signal, passive: true }
  for (const [index, disc] of discs.entries()) {
    disc.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        if (pointerType === 'touch') return
        disc.dataset.hover = ''
        hold(index, 'hover')
      },
      quietly,
    )
    disc.addEventListener(
      'pointerleave',
      () => {
        delete disc.dataset.hover
        release(index, 'hover')
      },
      quietly,
    )
    // A disc must not flee from the finger that taps it.
    disc.addEventListener(
      'pointerdown',
      ({ pointerType, isPrimary }) => {
        if (pointerType === 'touch' && isPrimary) hold(index, 'touch')
      },
      quietly,
    )
    const holdIfByKeyboard = () => {
      if (disc.matches(':focus-visible')) hold(index, 'focus')
    }
    disc.addEventListener('focus', holdIfByKeyboard, quietly)
    disc.addEventListener('blur', () => release(index, 'focus'), quietly)
    holdIfByKeyboard()
  }
  window.addEventListener('pointerdown', followPointer, quietly)
  window.addEventListener('pointermove', followPointer, quietly)
  window.addEventListener('pointerup', liftFinger, quietly)
  window.addEventListener('pointercancel', liftFinger, quietly)
  document.documentElement.addEventListener('pointerleave', forgetPointer, quietly)
  document.addEventListener('visibilitychange', () => (document.hidden ? sleep() : wake()), quietly)
  lessMotion.addEventListener(
    'change',
    () => {
      isStill = lessMotion.matches
      if (isStill) end()
      else begin()
    },
    quietly,
  )
  narrow.addEventListener('change', measureAgain, quietly)
  const resizes = new ResizeObserver(measureAgain)
  resizes.observe(nav)
  if (!isStill) begin()

  return () => {
    const transition = activeTransition()
    abandoned = transition && !isStill ? { world, transition } : undefined
    // A transition that it waits for may end later.
    isStill = true
    listening.abort()
    resizes.disconnect()
    end()
    for (const disc of discs) delete disc.dataset.hover
  }
}
