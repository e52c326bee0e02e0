import {
  DAMPING_RATE,
  LAUNCH,
  LONGEST_STEP,
  POINTER_PUSH,
  SETTLED,
  SLICE,
  STOP_SPEED,
  STUCK,
} from './constants'
import { contain } from './contain'
import { fly } from './fly'
import { measureRoom } from './room'
import type { Body, Bounds, Point, World } from './world'

type Phase = typeof LAUNCH | typeof SETTLED

/** What a step depends on: the container, the pointer if there is one, and the time passed in s. */
export type Surroundings = { bounds: Bounds; pointer: Point | null; dt: number }

/** Damping as an exponential decay, 1/s. */
const decayOf = ({ damping }: Phase): number => -DAMPING_RATE * Math.log(damping)

function limitSpeed(body: Body, limit: number): void {
  const speed = Math.hypot(body.vx, body.vy)
  if (speed <= limit) return
  body.vx *= limit / speed
  body.vy *= limit / speed
}

/** Lets the pointer push a body away: fully at the pointer, not at all at the world's reach. */
function pushBody(body: Body, pointer: Point | null, world: World, slice: number): void {
  const { room, reach } = world
  body.hits = 0
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
    if (distance > 0 && distance < reach) {
      const push = (POINTER_PUSH * (1 - distance / reach)) / distance
      body.ax = dx * push
      body.ay = dy * push
    }
  }
  // Along an axis without room there is no motion.
  if (room.left === room.right) body.vx = body.ax = 0
  if (room.top === room.bottom) body.vy = body.ay = 0
  body.vx += body.ax * slice
  body.vy += body.ay * slice
}

/**
 * Stands a body still that is too slow. A body that the pointer is getting to move is slow too, so
 * it is lifted to the least speed instead, provided that the push could keep it there: else it
 * would depend on the frame rate whether one frame's push is enough to start it.
 */
function stopSlow(body: Body, phase: Phase, slice: number, kept: number): void {
  const speed = Math.hypot(body.vx, body.vy)
  if (speed >= STOP_SPEED) return
  const push = Math.hypot(body.ax, body.ay)
  const least = decayOf(phase) * STOP_SPEED
  const gained = body.vx * body.ax + body.vy * body.ay
  const isStarting = push >= least && gained >= least * slice * kept * push
  const lift = isStarting ? STOP_SPEED / speed : 0
  body.vx *= lift
  body.vy *= lift
}

/** Notes pointer and frozen bodies; returns whether they are others than in the last step. */
function look({ bodies, seen }: World, pointer: Point | null): boolean {
  const x = pointer ? pointer.x : Infinity
  const y = pointer ? pointer.y : Infinity
  let frozen = 0
  for (const body of bodies) frozen = frozen * 2 + (body.frozen ? 1 : 0)
  const hasChanged = seen.x !== x || seen.y !== y || seen.frozen !== frozen
  seen.x = x
  seen.y = y
  seen.frozen = frozen
  return hasChanged
}

/** Stands a body still that moves but gets nowhere, as one that is pushed into a nook does. */
function stopStuck(body: Body, slice: number): void {
  body.still += slice
  if (Math.hypot(body.x - body.lastX, body.y - body.lastY) > STUCK.within) {
    body.lastX = body.x
    body.lastY = body.y
    body.still = 0
  }
  if (body.still >= STUCK.after) body.vx = body.vy = 0
}

/** Moves the world on by `slice` s, within one phase. */
function stepSlice(world: World, phase: Phase, pointer: Point | null, slice: number): void {
  const { bodies } = world
  const decay = decayOf(phase)
  const kept = Math.exp(-decay * slice)
  for (const body of bodies) {
    pushBody(body, pointer, world, slice)
    limitSpeed(body, phase.maxSpeed)
  }
  fly(world, (1 - kept) / decay, slice, phase.restitution)
  for (const body of bodies) {
    body.vx *= kept
    body.vy *= kept
    limitSpeed(body, phase.maxSpeed)
    stopSlow(body, phase, slice, kept)
    stopStuck(body, slice)
  }
}

/** Moves the world on by `dt` s, within one phase, in equal slices. */
function stepPhase(world: World, phase: Phase, pointer: Point | null, dt: number): void {
  if (dt <= 0) return
  // A sixtieth of a second is two slices, not two and a rounding error.
  const slices = Math.ceil(dt / SLICE - 1e-6)
  for (let slice = 0; slice < slices; slice++) stepSlice(world, phase, pointer, dt / slices)
  world.age += dt
}

/**
 * Moves the world on by `dt` s, at most 1/30 s, and allocates nothing (new places after a sudden
 * resize excepted).
 *
 * Afterwards every body is inside the bounds and, where there is room for all, clear of the others.
 * Without a pointer the sum of the squared speeds never grows. The result does not depend on how a
 * stretch of time is cut into steps: velocities decay exactly, collisions are met at their moment,
 * and a step across the end of the launch is split there. A `dt` that is no positive number only
 * makes room.
 */
export function step(world: World, { bounds, pointer, dt }: Surroundings): void {
  const hasNewRoom = measureRoom(world, bounds)
  const hasNewSight = look(world, pointer)
  contain(world)
  for (const body of world.bodies) {
    if (hasNewRoom || hasNewSight) body.still = 0
    if (body.frozen) body.vx = body.vy = 0
  }
  const passed = dt > 0 ? Math.min(dt, LONGEST_STEP) : 0
  const launching = Math.min(passed, Math.max(0, LAUNCH.lasts - world.age))
  stepPhase(world, LAUNCH, pointer, launching)
  stepPhase(world, SETTLED, pointer, passed - launching)
}
