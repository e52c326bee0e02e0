import { arrange } from './arrange'
import { OVERLAP, PUSHES } from './constants'
import { clampToRoom } from './room'
import type { Body, World } from './world'

/** Moves two bodies apart, a frozen one not at all; returns how far they overlapped, px. */
function pushApart(a: Body, b: Body, { room }: World): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const distance = Math.hypot(dx, dy)
  const overlap = room.spacing - distance
  if (overlap <= OVERLAP) return 0
  if (a.frozen && b.frozen) return overlap
  // Two bodies in one place part along the room's longer side.
  const wide = room.right - room.left >= room.bottom - room.top
  const nx = distance > 0 ? dx / distance : wide ? 1 : 0
  const ny = distance > 0 ? dy / distance : wide ? 0 : 1
  const share = a.frozen ? 0 : b.frozen ? 1 : 0.5
  a.x -= nx * overlap * share
  a.y -= ny * overlap * share
  b.x += nx * overlap * (1 - share)
  b.y += ny * overlap * (1 - share)
  clampToRoom(a, room)
  clampToRoom(b, room)
  return overlap
}

/**
 * Brings every body inside the room and the bodies apart, which only a resize or a crowded launch
 * asks for. Velocities stay as they are: making room adds no energy.
 *
 * Walls come first, then frozen bodies, then the others. Bodies push each other aside; if that does
 * not settle, in a corner for instance, they are given new places.
 */
export function contain(world: World): void {
  const { bodies, room } = world
  for (const body of bodies) clampToRoom(body, room)
  for (let push = 0; push < PUSHES; push++) {
    let worst = 0
    for (let i = 0; i < bodies.length; i++) {
      for (let j = i + 1; j < bodies.length; j++) {
        worst = Math.max(worst, pushApart(bodies[i]!, bodies[j]!, world))
      }
    }
    if (worst === 0) return
  }
  arrange(world)
}
