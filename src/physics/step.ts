import {
  DAMPING_RATE,
  LAUNCH,
  LONGEST_STEP,
  POINTER_PUSH,
  SETTLED,
  SUBSTEP,
  STOP_SPEED,
  STUCK,
} from './constants'
import { resolveOverlaps } from './resolveOverlaps'
import { moveBodies } from './moveBodies'
import { measureRegion } from './region'
import type { Body, Bounds, Position, World } from './world'

type Phase = typeof LAUNCH | typeof SETTLED

export type StepInput = { bounds: Bounds; pointer: Position | null; dt: number } // `dt` in s

const decayOf = ({ damping }: Phase): number => -DAMPING_RATE * Math.log(damping) // 1/s

function limitSpeed(body: Body, limit: number): void {
  const speed = Math.hypot(body.vx, body.vy)
  if (speed <= limit) return
  body.vx *= limit / speed
  body.vy *= limit / speed
}

function applyPointer(body: Body, pointer: Position | null, world: World, substep: number): void {
  const { region, repulsionRadius } = world
  body.collisions = 0
  body.ax = 0
  body.ay = 0
  if (body.frozen) return
  if (pointer) {
    const dx = body.x - pointer.x
    const dy = body.y - pointer.y
    const distance = Math.hypot(dx, dy)
    if (distance > 0 && distance < repulsionRadius) {
      const push = (POINTER_PUSH * (1 - distance / repulsionRadius)) / distance
      body.ax = dx * push
      body.ay = dy * push
    }
  }
  if (region.left === region.right) body.vx = body.ax = 0
  if (region.top === region.bottom) body.vy = body.ay = 0
  body.vx += body.ax * substep
  body.vy += body.ay * substep
}

/**
 * Stops a slow body. A body that starts to move under a strong push gets STOP_SPEED instead, so that the
 * frame rate does not decide whether it starts.
 */
function stopSlow(body: Body, phase: Phase, substep: number, kept: number): void {
  const speed = Math.hypot(body.vx, body.vy)
  if (speed >= STOP_SPEED) return
  const push = Math.hypot(body.ax, body.ay)
  const least = decayOf(phase) * STOP_SPEED
  const gained = body.vx * body.ax + body.vy * body.ay
  const isStarting = push >= least && gained >= least * substep * kept * push
  const lift = isStarting ? STOP_SPEED / speed : 0
  body.vx *= lift
  body.vy *= lift
}

function noteInputs({ bodies, lastInputs }: World, pointer: Position | null): boolean {
  const x = pointer ? pointer.x : Infinity
  const y = pointer ? pointer.y : Infinity
  let frozen = 0
  for (const body of bodies) frozen = frozen * 2 + (body.frozen ? 1 : 0)
  const hasChanged = lastInputs.x !== x || lastInputs.y !== y || lastInputs.frozen !== frozen
  lastInputs.x = x
  lastInputs.y = y
  lastInputs.frozen = frozen
  return hasChanged
}

function stopStuck(body: Body, substep: number): void {
  body.still += substep
  if (Math.hypot(body.x - body.lastX, body.y - body.lastY) > STUCK.within) {
    body.lastX = body.x
    body.lastY = body.y
    body.still = 0
  }
  if (body.still >= STUCK.after) body.vx = body.vy = 0
}

function takeSubstep(world: World, phase: Phase, pointer: Position | null, substep: number): void {
  const { bodies } = world
  const decay = decayOf(phase)
  const kept = Math.exp(-decay * substep)
  for (const body of bodies) {
    applyPointer(body, pointer, world, substep)
    limitSpeed(body, phase.maxSpeed)
  }
  moveBodies(world, (1 - kept) / decay, substep, phase.restitution)
  for (const body of bodies) {
    body.vx *= kept
    body.vy *= kept
    limitSpeed(body, phase.maxSpeed)
    stopSlow(body, phase, substep, kept)
    stopStuck(body, substep)
  }
}

function stepPhase(
  world: World,
  phase: Phase,
  pointer: Position | null,
  dt: number,
  longest: number,
): void {
  if (dt <= 0) return
  // The tolerance keeps rounding from dividing 1/60 s into three substeps.
  const substeps = Math.ceil(dt / longest - 1e-6)
  for (let substep = 0; substep < substeps; substep++)
    takeSubstep(world, phase, pointer, dt / substeps)
  world.age += dt
}

/**
 * Advances the world by `dt` s, at most 1/30 s, without allocating. A `dt` of 0 only moves bodies apart.
 * The frame rate does not change the result: decay is exact, collisions happen at their exact time, and a
 * step across the end of the launch is split there. Without a pointer, energy never grows.
 * @param longest s, the longest substep
 */
export function step(
  world: World,
  { bounds, pointer, dt }: StepInput,
  longest: number = SUBSTEP,
): void {
  const hasNewRegion = measureRegion(world, bounds)
  const hasNewInputs = noteInputs(world, pointer)
  resolveOverlaps(world)
  for (const body of world.bodies) {
    if (hasNewRegion || hasNewInputs) body.still = 0
    if (body.frozen) body.vx = body.vy = 0
  }
  const passed = dt > 0 ? Math.min(dt, LONGEST_STEP) : 0
  const launching = Math.min(passed, Math.max(0, LAUNCH.lasts - world.age))
  stepPhase(world, LAUNCH, pointer, launching, longest)
  stepPhase(world, SETTLED, pointer, passed - launching, longest)
}
