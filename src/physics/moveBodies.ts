import { MAX_COLLISIONS, STOP_SPEED } from './constants'
import { clampToRegion } from './region'
import type { Body, World } from './world'

const ROUNDING = 1e-6 // px/s; a slower approach is no collision

/** The travel until a coordinate reaches the wall ahead, in px per px/s of velocity. */
function untilWall(at: number, velocity: number, low: number, high: number): number {
  if (velocity === 0) return Infinity
  return Math.max(0, ((velocity < 0 ? low : high) - at) / velocity)
}

/** The travel until two bodies are `spacing` apart. 0 if they are closer and approaching. */
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

const isHeld = (body: Body): boolean => body.frozen || body.collisions >= MAX_COLLISIONS

function countCollision(body: Body): void {
  body.collisions++
  if (body.collisions >= MAX_COLLISIONS) body.vx = body.vy = 0
}

/** No restitution if the pointer presses a body against something: it would tremble. `pressed`: px/s. */
const bounciness = (restitution: number, approach: number, pressed: number): number =>
  pressed > 0 && approach <= 2 * pressed + STOP_SPEED ? 0 : restitution

const bounceOffWall = (
  velocity: number,
  push: number,
  substep: number,
  restitution: number,
): number =>
  -velocity * bounciness(restitution, Math.abs(velocity), push * Math.sign(velocity) * substep)

function bounceOffEachOther(a: Body, b: Body, substep: number, restitution: number): void {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const distance = Math.hypot(dx, dy)
  const nx = dx / distance
  const ny = dy / distance
  const approach = (a.vx - b.vx) * nx + (a.vy - b.vy) * ny
  const pressed = ((a.ax - b.ax) * nx + (a.ay - b.ay) * ny) * substep
  const change = approach * (1 + bounciness(restitution, approach, pressed))
  const share = isHeld(a) ? 0 : isHeld(b) ? 1 : 0.5
  a.vx -= nx * change * share
  a.vy -= ny * change * share
  b.vx += nx * change * (1 - share)
  b.vy += ny * change * (1 - share)
  countCollision(a)
  countCollision(b)
}

function advance(bodies: Body[], travel: number): void {
  for (const body of bodies) {
    body.x += body.vx * travel
    body.y += body.vy * travel
  }
}

/**
 * Moves all bodies from collision to collision (continuous collision detection), independently of the
 * frame rate. Damping does not change paths, so the caller damps afterwards. Frozen bodies must not move.
 * @param travel px that a body of 1 px/s covers in the substep, which lasts `substep` s
 */
export function moveBodies(
  world: World,
  travel: number,
  substep: number,
  restitution: number,
): void {
  const { bodies, region } = world
  let left = travel
  for (;;) {
    let soonest = left
    let first: Body | undefined
    let second: Body | undefined
    let alongX = false
    for (let i = 0; i < bodies.length; i++) {
      const body = bodies[i]!
      const untilX = untilWall(body.x, body.vx, region.left, region.right)
      const untilY = untilWall(body.y, body.vy, region.top, region.bottom)
      if (Math.min(untilX, untilY) < soonest) {
        soonest = Math.min(untilX, untilY)
        first = body
        second = undefined
        alongX = untilX <= untilY
      }
      for (let j = i + 1; j < bodies.length; j++) {
        const other = bodies[j]!
        const until = untilTouch(body, other, region.spacing)
        if (until < soonest) {
          soonest = until
          first = body
          second = other
        }
      }
    }
    advance(bodies, soonest)
    left -= soonest
    if (!first) break
    if (second) bounceOffEachOther(first, second, substep, restitution)
    else if (alongX) first.vx = bounceOffWall(first.vx, first.ax, substep, restitution)
    else first.vy = bounceOffWall(first.vy, first.ay, substep, restitution)
    if (!second) countCollision(first)
  }
  for (const body of bodies) clampToRegion(body, region)
}
