import { ALLOWED_OVERLAP } from './constants'
import { clampToRegion } from './region'
import type { Body, Position, Region, World } from './world'

type Arrangement = { positions: Position[]; cost: number }

const TOLERANCE = ALLOWED_OVERLAP / 4 // px of rounding

const isInside = ({ x, y }: Position, { left, right, top, bottom }: Region): boolean =>
  x >= left - TOLERANCE && x <= right + TOLERANCE && y >= top - TOLERANCE && y <= bottom + TOLERANCE

/** The points where a circle about `centre`, with the spacing as radius, meets the four walls. */
function onWalls(centre: Position, { left, right, top, bottom, spacing }: Region): Position[] {
  const places: Position[] = []
  for (const x of [left, right]) {
    const rise = Math.sqrt(spacing ** 2 - (x - centre.x) ** 2)
    places.push({ x, y: centre.y - rise }, { x, y: centre.y + rise })
  }
  for (const y of [top, bottom]) {
    const run = Math.sqrt(spacing ** 2 - (y - centre.y) ** 2)
    places.push({ x: centre.x - run, y }, { x: centre.x + run, y })
  }
  return places
}

function besideBoth(a: Position, b: Position, { spacing }: Region): Position[] {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const distance = Math.hypot(dx, dy)
  const rise = Math.sqrt(spacing ** 2 - distance ** 2 / 4) / distance
  const x = (a.x + b.x) / 2
  const y = (a.y + b.y) / 2
  return [
    { x: x - dy * rise, y: y + dx * rise },
    { x: x + dy * rise, y: y - dx * rise },
  ]
}

function besideOne(position: Position, wish: Position, { spacing }: Region): Position {
  const stretch = spacing / Math.hypot(wish.x - position.x, wish.y - position.y)
  return {
    x: position.x + (wish.x - position.x) * stretch,
    y: position.y + (wish.y - position.y) * stretch,
  }
}

/** Candidate positions for a body. Circles that do not meet give NaN, which is outside every region. */
function positionsFor(wish: Position, positions: Position[], region: Region): Position[] {
  const { left, right, top, bottom, spacing } = region
  const places = [
    wish,
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ]
  for (const [index, position] of positions.entries()) {
    places.push(besideOne(position, wish, region), ...onWalls(position, region))
    for (const other of positions.slice(0, index))
      places.push(...besideBoth(position, other, region))
  }
  return places.filter(
    (place) =>
      isInside(place, region) &&
      positions.every(
        (position) => Math.hypot(place.x - position.x, place.y - position.y) >= spacing - TOLERANCE,
      ),
  )
}

function findArrangement(
  { bodies, region }: World,
  isHeld: (body: Body) => boolean,
): Arrangement | undefined {
  let best: Arrangement | undefined
  const positions: (Position | undefined)[] = bodies.map(() => undefined)
  const placeRest = (cost: number): void => {
    if (best && cost >= best.cost) return
    const taken = positions.filter((position) => position !== undefined)
    if (taken.length === bodies.length) best = { positions: taken, cost }
    for (const [index, body] of bodies.entries()) {
      if (positions[index]) continue
      for (const place of positionsFor(body, taken, region)) {
        const moved = (place.x - body.x) ** 2 + (place.y - body.y) ** 2
        if (moved > 0 && isHeld(body)) continue
        positions[index] = place
        placeRest(cost + moved)
      }
      positions[index] = undefined
    }
  }
  placeRest(0)
  return best
}

/**
 * Moves bodies that cannot be pushed apart to new positions, with the least movement. It allocates, because
 * only a sudden resize needs it. Frozen bodies move only if there is no other solution.
 */
export function relocateBodies(world: World): void {
  const found = findArrangement(world, (body) => body.frozen) ?? findArrangement(world, () => false)
  for (const [index, position] of found?.positions.entries() ?? []) {
    const body = world.bodies[index]!
    body.x = position.x
    body.y = position.y
    clampToRegion(body, world.region)
  }
}
