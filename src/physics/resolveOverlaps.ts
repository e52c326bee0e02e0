import { relocateBodies } from './relocateBodies'
import { ALLOWED_OVERLAP, SEPARATION_ROUNDS } from './constants'
import { clampToRegion } from './region'
import type { Body, World } from './world'

/** Moves two bodies apart. Returns the overlap that they had, px. */
function pushApart(a: Body, b: Body, { region }: World): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const distance = Math.hypot(dx, dy)
  const overlap = region.spacing - distance
  if (overlap <= ALLOWED_OVERLAP) return 0
  if (a.frozen && b.frozen) return overlap
  // Two bodies at the same position separate along the longer side of the region.
  const wide = region.right - region.left >= region.bottom - region.top
  const nx = distance > 0 ? dx / distance : wide ? 1 : 0
  const ny = distance > 0 ? dy / distance : wide ? 0 : 1
  const share = a.frozen ? 0 : b.frozen ? 1 : 0.5
  a.x -= nx * overlap * share
  a.y -= ny * overlap * share
  b.x += nx * overlap * (1 - share)
  b.y += ny * overlap * (1 - share)
  clampToRegion(a, region)
  clampToRegion(b, region)
  return overlap
}

/** Moves all bodies into the region and apart, after a resize or a crowded launch. Keeps velocities. */
export function resolveOverlaps(world: World): void {
  const { bodies, region } = world
  for (const body of bodies) clampToRegion(body, region)
  for (let push = 0; push < SEPARATION_ROUNDS; push++) {
    let worst = 0
    for (let i = 0; i < bodies.length; i++) {
      for (let j = i + 1; j < bodies.length; j++) {
        worst = Math.max(worst, pushApart(bodies[i]!, bodies[j]!, world))
      }
    }
    if (worst === 0) return
  }
  relocateBodies(world)
}
