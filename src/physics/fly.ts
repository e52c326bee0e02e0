import { JAM, STOP_SPEED } from './constants'
import { clampToRoom } from './room'
import type { Body, World } from './world'

/** Bodies closing in slower than this, px/s, just touch. */
const ROUNDING = 1e-6

/** px of flight until a coordinate reaches the wall ahead of it, per px/s of its velocity. */
function untilWall(at: number, velocity: number, low: number, high: number): number {
  if (velocity === 0) return Infinity
  return Math.max(0, ((velocity < 0 ? low : high) - at) / velocity)
}

/** The same until two bodies are `spacing` apart. Already closer: now, unless they part. */
function untilTouch(a: Body, b: Body, spacing: number): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const dvx = b.vx - a.vx
  const dvy = b.vy - a.vy
  const closing = -(dx * dvx + dy * dvy)
  if (closing <= ROUNDING * Math.hypot(dx, dy)) return Infinity
  const gap = dx * dx + dy * dy - spacing * spacing
  if (gap <= 0) return 0
  const square = closing * closing - (dvx * dvx + dvy * dvy) * gap
  return square < 0 ? Infinity : gap / (closing + Math.sqrt(square))
}

/** Whether a body stays where it is, whatever hits it; a jammed one until the slice is over. */
const isHeld = (body: Body): boolean => body.frozen || body.hits >= JAM

function countHit(body: Body): void {
  body.hits++
  if (body.hits >= JAM) body.vx = body.vy = 0
}

/**
 * The share of the approach speed that a bounce gives back. A body that the pointer merely presses
 * on comes to lie instead; without that, it would tremble for as long as the pointer stays.
 *
 * @param approach px/s
 * @param pressed px/s that the push of this slice alone has added to it
 */
const bounciness = (restitution: number, approach: number, pressed: number): number =>
  pressed > 0 && approach <= 2 * pressed + STOP_SPEED ? 0 : restitution

const bounceOffWall = (
  velocity: number,
  push: number,
  slice: number,
  restitution: number,
): number =>
  -velocity * bounciness(restitution, Math.abs(velocity), push * Math.sign(velocity) * slice)

function bounceOffEachOther(a: Body, b: Body, slice: number, restitution: number): void {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const distance = Math.hypot(dx, dy)
  const nx = dx / distance
  const ny = dy / distance
  const approach = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny
  const pressed = ((a.ax - b.ax) * nx + (a.ay - b.ay) * ny) * slice
  const change = approach * (1 + bounciness(restitution, approach, pressed))
  const share = isHeld(a) ? 0 : isHeld(b) ? 1 : 0.5
  a.vx -= nx * change * share
  a.vy -= ny * change * share
  b.vx += nx * change * (1 - share)
  b.vy += ny * change * (1 - share)
  countHit(a)
  countHit(b)
}

function advance(bodies: Body[], flight: number): void {
  for (const body of bodies) {
    body.x += body.vx * flight
    body.y += body.vy * flight
  }
}

/**
 * Flies all bodies from collision to collision, exactly: nothing passes through anything, at any
 * speed, and the path does not depend on the frame rate.
 *
 * Damping slows all bodies alike, so it bends no path and can be left out here: a flight that
 * decays over time is a straight one over the distance that a unit of speed covers. The caller
 * damps afterwards. Frozen bodies must have no velocity.
 *
 * @param reach px that a body of 1 px/s covers in the slice
 * @param slice s, how long the pointer's push has acted
 */
export function fly(world: World, reach: number, slice: number, restitution: number): void {
  const { bodies, room } = world
  let left = reach
  for (;;) {
    let soonest = left
    let first = -1
    let second = -1
    let alongX = false
    for (let i = 0; i < bodies.length; i++) {
      const body = bodies[i]!
      const untilX = untilWall(body.x, body.vx, room.left, room.right)
      const untilY = untilWall(body.y, body.vy, room.top, room.bottom)
      if (Math.min(untilX, untilY) < soonest) {
        soonest = Math.min(untilX, untilY)
        first = i
        second = -1
        alongX = untilX <= untilY
      }
      for (let j = i + 1; j < bodies.length; j++) {
        const until = untilTouch(body, bodies[j]!, room.spacing)
        if (until < soonest) {
          soonest = until
          first = i
          second = j
        }
      }
    }
    advance(bodies, soonest)
    left -= soonest
    if (first < 0) break
    const body = bodies[first]!
    if (second >= 0) bounceOffEachOther(body, bodies[second]!, slice, restitution)
    else if (alongX) body.vx = bounceOffWall(body.vx, body.ax, slice, restitution)
    else body.vy = bounceOffWall(body.vy, body.ay, slice, restitution)
    if (second < 0) countHit(body)
  }
  for (const body of bodies) clampToRoom(body, room)
}
