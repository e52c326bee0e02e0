import { LONGEST_RUN, LONGEST_STEP } from '../physics/constants'
import { step, type StepInput } from '../physics/step'
import { createWorld, isAtRest, type Position, resize, type World } from '../physics/world'

type DiscRun = {
  readonly world: World
  readonly input: StepInput
  readonly corner: Position // px, the container's top left in the window
  isMeasured: boolean
  lag: number // s behind the clock
}

/** s. Discs that lag further behind the clock catch up with several steps in one frame. */
const MOST_LAG = 0.5

export const createRun = (count: number): DiscRun => ({
  world: createWorld(count),
  input: { bounds: { width: 0, height: 0 }, pointer: null, dt: 0 },
  corner: { x: 0, y: 0 },
  isMeasured: false,
  lag: 0,
})

export function measureContainer(run: DiscRun, nav: HTMLElement, narrow: MediaQueryList): void {
  if (run.isMeasured) return
  const { left, top, width, height } = nav.getBoundingClientRect()
  Object.assign(run.corner, { x: left, y: top })
  Object.assign(run.input.bounds, { width, height })
  resize(run.world, narrow.matches)
  run.isMeasured = true
}

/** Moves the discs on by `passed` s. Returns whether they still move. */
export function advance(run: DiscRun, passed: number): boolean {
  const { world, input } = run
  input.dt = Math.min(passed, LONGEST_STEP)
  step(world, input)
  // After any pause, all discs rest after the longest run, so a longer lag need not be simulated.
  run.lag += Math.min(passed, LONGEST_RUN) - input.dt
  while (run.lag > MOST_LAG && !isAtRest(world)) {
    input.dt = Math.min(run.lag - MOST_LAG, LONGEST_STEP)
    step(world, input)
    run.lag -= input.dt
  }
  const isMoving = !isAtRest(world)
  if (!isMoving) run.lag = 0
  return isMoving
}

export function writeDiscs({ world }: DiscRun, discs: readonly HTMLElement[]): void {
  const radius = world.size / 2
  for (const [index, disc] of discs.entries()) {
    const { x, y } = world.bodies[index]!
    disc.style.setProperty('translate', `${(x - radius).toFixed(2)}px ${(y - radius).toFixed(2)}px`)
  }
}

/** Sets the pointer of a run. Returns whether it pushes a disc. */
export function setPointer({ world, input, corner }: DiscRun, event: PointerEvent): boolean {
  const pointer = { x: event.clientX - corner.x, y: event.clientY - corner.y }
  input.pointer = pointer
  return world.bodies.some(
    ({ x, y, frozen }) =>
      !frozen && Math.hypot(x - pointer.x, y - pointer.y) < world.repulsionRadius,
  )
}
