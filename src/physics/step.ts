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
import type { Body, Bounds, Point, World } from './world'

type Phase = typeof LAUNCH | typeof SETTLED

/** What a step takes: the container, the pointer if there is one, and the time passed in s. */
export type StepInput = { bounds: Bounds; pointer: Point | null; dt: number }

/** Damping as an exponential decay, 1/s. */
const decayOf = ({ damping }: Phase): number => -DAMPING_RATE * Math.log(damping)

function limitSpeed(body: Body, limit: number): void {
  const speed = Math.hypot(body.vx, body.vy)
  if (speed <= limit) return
  body.vx *= limit / speed
  body.vy *= limit / speed
}

/** Accelerates a body away from the pointer: fully at the pointer, not at all at the repulsion radius. */
function applyPointer(body: Body, pointer: Point | null, world: World, substep: number): void {
  const { region, repulsionRadius } = world
  body.collisions = 0
  body.ax = 0
  body.ay = 0
  if (body.frozen) {
    body.vx = 0
    body.vy = 0
    return
  }
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
  // Along an axis without room there is no motion.
  if (region.left === region.right) body.vx = body.ax = 0
  if (region.top === region.bottom) body.vy = body.ay = 0
  body.vx += body.ax * substep
  body.vy += body.ay * substep
}

/**
 * Stands a body still that is too slow. A body that the pointer is getting to move is slow too, so
 * it is lifted to the least speed instead, provided that the push could keep it there: else it
 * would depend on the frame rate whether one frame's push is enough to start it.
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

/** Notes pointer and frozen bodies; returns whether they have changed since the last step. */
function noteInputs({ bodies, lastInputs }: World, pointer: Point | null): boolean {
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

/** Stands a body still that moves but gets nowhere, as one that is pushed into a nook does. */
function stopStuck(body: Body, substep: number): void {
  body.still += substep
  if (Math.hypot(body.x - body.lastX, body.y - body.lastY) > STUCK.within) {
    body.lastX = body.x
    body.lastY = body.y
    body.still = 0
  }
  if (body.still >= STUCK.after) body.vx = body.vy = 0
}

/** Moves the world on by `substep` s, within one phase. */
function takeSubstep(world: World, phase: Phase, pointer: Point | null, substep: number): void {
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

/** Moves the world on by `dt` s, within one phase, in equal substeps. */
function stepPhase(world: World, phase: Phase, pointer: Point | null, dt: number): void {
  if (dt <= 0) return
  // A sixtieth of a second is two substeps, not two and a rounding error.
  const substeps = Math.ceil(dt / SUBSTEP - 1e-6)
  for (let substep = 0; substep < substeps; substep++)
    takeSubstep(world, phase, pointer, dt / substeps)
  world.age += dt
}

/**
 * Moves the world on by `dt` s, at most 1/30 s, and allocates nothing (relocation after a sudden
 * resize excepted).
 *
 * Afterwards every body is inside the bounds and, where there is room for all, clear of the others.
 * Without a pointer the sum of the squared speeds never grows. The result does not depend on how a
 * stretch of time is cut into steps: velocities decay exactly, collisions are met at their moment,
 * and a step across the end of the launch is split there. A `dt` that is no positive number only
 * makes room.
 */
export function step(world: World, { bounds, pointer, dt }: StepInput): void {
  const hasNewRegion = measureRegion(world, bounds)
  const hasNewInputs = noteInputs(world, pointer)
  resolveOverlaps(world)
  for (const body of world.bodies) {
    if (hasNewRegion || hasNewInputs) body.still = 0
    if (body.frozen) body.vx = body.vy = 0
  }
  const passed = dt > 0 ? Math.min(dt, LONGEST_STEP) : 0
  const launching = Math.min(passed, Math.max(0, LAUNCH.lasts - world.age))
  stepPhase(world, LAUNCH, pointer, launching)
  stepPhase(world, SETTLED, pointer, passed - launching)
}
