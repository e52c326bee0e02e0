import { activeTransition } from '../page/activeTransition'
import { launchClear } from '../physics/launchClear'
import { step } from '../physics/step'
import { type Area, type Bounds, placeAtStart, type World } from '../physics/world'
import { MEDIA } from '../theme'
import { createFrameLoop, type Frames } from './createFrameLoop'
import { advance, createRun, measureContainer, setPointer, writeDiscs } from './discRun'
import { followPointer } from './followPointer'
import { holdDiscs } from './holdDiscs'

type DriftOptions = {
  nameIn: (bounds: Bounds) => Area // the area in which no disc should rest
  random?: () => number // uniform in [0, 1)
  frames?: Frames
}

/** The run that a page change interrupted, and its transition. */
let abandoned: { world: World; transition: ViewTransition } | undefined

function takeAbandoned(): World | undefined {
  const world = abandoned?.transition === activeTransition() ? abandoned?.world : undefined
  abandoned = undefined
  return world
}

function resume(world: World, { age, bodies }: World): void {
  world.age = age
  for (const [index, body] of world.bodies.entries()) {
    const { frozen } = body
    Object.assign(body, bodies[index], { frozen })
  }
}

/**
 * Moves three discs inside `nav` until they rest. Each frame measures, steps the simulation and writes
 * positions once. No frame runs while the discs rest or the tab is hidden. With reduced motion, the style
 * sheet places the discs.
 * @param discs in the order of the simulation's bodies
 * @returns a function that stops the discs and hands them back to the style sheet
 */
export function driftDiscs(
  nav: HTMLElement,
  discs: readonly HTMLElement[],
  { nameIn, random = Math.random, frames = window }: DriftOptions,
): () => void {
  const run = createRun(discs.length)
  const { world, input } = run
  const narrow = matchMedia(MEDIA.narrow)
  const reducedMotion = matchMedia(MEDIA.reducedMotion)
  // Chromium can omit the query's change event if `matches` is read on every frame.
  let isStopped = reducedMotion.matches
  let isLaunched = false
  const listening = new AbortController()
  const { signal } = listening
  const { wake, sleep } = createFrameLoop(drawFrame, () => isStopped, frames)

  function drawFrame(passed: number): boolean {
    measureContainer(run, nav, narrow)
    // Not in `begin`: the search for a launch takes a slow phone 30 ms, hydration as much.
    if (!isLaunched) {
      launchClear(world, input.bounds, nameIn(input.bounds), random)
      isLaunched = true
    }
    const isMoving = advance(run, passed)
    writeDiscs(run, discs)
    return isMoving
  }

  function begin() {
    nav.dataset.drifting = ''
    run.isMeasured = false
    run.lag = 0
    measureContainer(run, nav, narrow)
    const left = takeAbandoned()
    isLaunched = left !== undefined
    if (left) resume(world, left)
    else placeAtStart(world, input.bounds)
    input.dt = 0
    step(world, input)
    writeDiscs(run, discs)
    wake()
  }

  function end() {
    sleep()
    delete nav.dataset.drifting
    for (const disc of discs) disc.style.removeProperty('translate')
  }

  function measureAgain() {
    run.isMeasured = false
    wake()
  }

  function movePointer(event: PointerEvent | null) {
    if (!event) input.pointer = null
    else if (setPointer(run, event)) wake()
  }

  function hold(index: number, isHeld: boolean) {
    world.bodies[index]!.frozen = isHeld
    wake()
  }

  function changeMotion() {
    isStopped = reducedMotion.matches
    if (isStopped) end()
    else begin()
  }

  followPointer(movePointer, signal)
  holdDiscs(discs, hold, signal)
  document.addEventListener('visibilitychange', () => (document.hidden ? sleep() : wake()), {
    signal,
  })
  reducedMotion.addEventListener('change', changeMotion, { signal })
  narrow.addEventListener('change', measureAgain, { signal })
  const resizes = new ResizeObserver(measureAgain)
  resizes.observe(nav)
  if (!isStopped) begin()

  return () => {
    const transition = activeTransition()
    abandoned = transition && isLaunched && !isStopped ? { world, transition } : undefined
    // The loop may still wait for a transition, and must not start afterwards.
    isStopped = true
    listening.abort()
    resizes.disconnect()
    end()
    for (const disc of discs) delete disc.dataset.hover
  }
}
