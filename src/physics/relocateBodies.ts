import { ALLOWED_OVERLAP } from './constants'
import { clampToRegion } from './region'
import type { Body, Point, Region, World } from './world'

type Placement = { positions: Point[]; cost: number }

/** What rounding may take from a spacing or put beyond a wall, px. */
const TOLERANCE = ALLOWED_OVERLAP / 4

const isInside = ({ x, y }: Point, { left, right, top, bottom }: Region): boolean =>
  x >= left - TOLERANCE && x <= right + TOLERANCE && y >= top - TOLERANCE && y <= bottom + TOLERANCE

/** Where a circle of the region's spacing about `centre` meets the region's four walls. */
function onWalls(centre: Point, { left, right, top, bottom, spacing }: Region): Point[] {
  const places: Point[] = []
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

/** The two places that keep the region's spacing from both `a` and `b`. */
function besideBoth(a: Point, b: Point, { spacing }: Region): Point[] {
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

/** The place nearest to `wish` that just keeps the region's spacing from `position`. */
function besideOne(position: Point, wish: Point, { spacing }: Region): Point {
  const stretch = spacing / Math.hypot(wish.x - position.x, wish.y - position.y)
  return {
    x: position.x + (wish.x - position.x) * stretch,
    y: position.y + (wish.y - position.y) * stretch,
  }
}

/**
 * Positions worth trying for a body that would like to be at `wish`, the others being placed: where it
 * is, beside one, beside two, on a wall beside one, in a corner. Circles that do not meet yield NaN,
 * which is nowhere inside.
 */
function positionsFor(wish: Point, positions: Point[], region: Region): Point[] {
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

/** The least movement that parts the bodies, searched exhaustively; `undefined` if there is none. */
function findPlacement(
  { bodies, region }: World,
  isHeld: (body: Body) => boolean,
): Placement | undefined {
  let best: Placement | undefined
  const positions: (Point | undefined)[] = bodies.map(() => undefined)
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
 * Gives bodies that cannot be pushed apart new places: the least movement among the places that a
 * full region leaves. Frozen bodies stay; only if there is no other way do they move too. This is the
 * answer to a sudden resize, so unlike a frame it may allocate.
 */
export function relocateBodies(world: World): void {
  const found = findPlacement(world, (body) => body.frozen) ?? findPlacement(world, () => false)
  for (const [index, position] of found?.positions.entries() ?? []) {
    const body = world.bodies[index]!
    body.x = position.x
    body.y = position.y
    clampToRegion(body, world.region)
  }
}
