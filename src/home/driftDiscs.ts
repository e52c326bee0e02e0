import { activeTransition } from '../page/activeTransition'
import { LONGEST_RUN, LONGEST_STEP } from '../physics/constants'
import { launchClear } from '../physics/launchClear'
import { step, type StepInput } from '../physics/step'
import {
  type Area,
  type Bounds,
  createWorld,
  isAtRest,
  type Position,
  resize,
  type World,
} from '../physics/world'
import { MEDIA } from '../theme'
import { createFrameLoop, type Frames } from './createFrameLoop'
import { holdDiscs } from './holdDiscs'

type Options = {
  /** What the discs had better not come to rest on, in a container of that size. */
  nameIn: (bounds: Bounds) => Area
  /** Uniform in [0, 1): the directions and speeds of the launch. */
  random?: () => number
  frames?: Frames
}

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
 * A disc that is held (see `holdDiscs`) is frozen. The mouse repels, a finger only while it is down.
 * No frame is asked for when all is at rest, in a hidden tab, or with reduced motion: there the
 * style sheet's own places hold, also when the preference changes meanwhile. A visitor who comes back
 * while the transition to the next page still runs finds the discs where they were.
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
  const pointer: Position = { x: 0, y: 0 }
  const bounds = { width: 0, height: 0 }
  const input: StepInput = { bounds, pointer: null, dt: 0 }
  const corner: Position = { x: 0, y: 0 }
  const narrow = matchMedia(MEDIA.narrow)
  const reducedMotion = matchMedia(MEDIA.reducedMotion)
  // Kept here: asked on every frame, Chromium's query can miss telling of its change.
  let isStopped = reducedMotion.matches
  const listening = new AbortController()
  let isMeasured = false
  let lag = 0
  const { wake, sleep } = createFrameLoop(drawFrame, () => isStopped, frames)

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

  function drawFrame(passed: number): boolean {
    read()
    input.dt = Math.min(passed, LONGEST_STEP)
    step(world, input)
    // However long nothing was drawn, after the longest run all is at rest.
    lag += Math.min(passed, LONGEST_RUN) - input.dt
    while (lag > MOST_LAG && !isAtRest(world)) {
      input.dt = Math.min(lag - MOST_LAG, LONGEST_STEP)
      step(world, input)
      lag -= input.dt
    }
    write()
    if (!isAtRest(world)) return true
    lag = 0
    return false
  }

  function resume({ age, bodies }: World) {
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
    if (left) resume(left)
    else launchClear(world, bounds, nameIn(bounds), random)
    input.dt = 0
    step(world, input)
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

  function followPointer(event: PointerEvent) {
    if (!event.isPrimary) return
    pointer.x = event.clientX - corner.x
    pointer.y = event.clientY - corner.y
    input.pointer = pointer
    const isFelt = world.bodies.some(
      ({ x, y, frozen }) =>
        !frozen && Math.hypot(x - pointer.x, y - pointer.y) < world.repulsionRadius,
    )
    if (isFelt) wake()
  }

  function forgetPointer() {
    input.pointer = null
  }

  function liftFinger({ pointerType, isPrimary }: PointerEvent) {
    if (pointerType === 'touch' && isPrimary) forgetPointer()
  }

  const options = { signal: listening.signal, passive: true }
  window.addEventListener('pointerdown', followPointer, options)
  window.addEventListener('pointermove', followPointer, options)
  window.addEventListener('pointerup', liftFinger, options)
  window.addEventListener('pointercancel', liftFinger, options)
  document.documentElement.addEventListener('pointerleave', forgetPointer, options)
  holdDiscs(
    discs,
    (index, isHeld) => {
      world.bodies[index]!.frozen = isHeld
      wake()
    },
    listening.signal,
  )
  document.addEventListener('visibilitychange', () => (document.hidden ? sleep() : wake()), options)
  reducedMotion.addEventListener(
    'change',
    () => {
      isStopped = reducedMotion.matches
      if (isStopped) end()
      else begin()
    },
    options,
  )
  narrow.addEventListener('change', measureAgain, options)
  const resizes = new ResizeObserver(measureAgain)
  resizes.observe(nav)
  if (!isStopped) begin()

  return () => {
    const transition = activeTransition()
    abandoned = transition && !isStopped ? { world, transition } : undefined
    // A transition that it waits for may end later.
    isStopped = true
    listening.abort()
    resizes.disconnect()
    end()
    for (const disc of discs) delete disc.dataset.hover
  }
}
