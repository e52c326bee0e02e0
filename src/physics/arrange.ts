import { OVERLAP } from './constants'
import { clampToRoom } from './room'
import type { Body, Point, Room, World } from './world'

type Arrangement = { seats: Point[]; cost: number }

/** What rounding may take from a spacing or put beyond a wall, px. */
const TOLERANCE = OVERLAP / 4

const isInside = ({ x, y }: Point, { left, right, top, bottom }: Room): boolean =>
  x >= left - TOLERANCE && x <= right + TOLERANCE && y >= top - TOLERANCE && y <= bottom + TOLERANCE

/** Where a circle of the room's spacing about `centre` meets the room's four walls. */
function onWalls(centre: Point, { left, right, top, bottom, spacing }: Room): Point[] {
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

/** The two places that keep the room's spacing from both `a` and `b`. */
function besideBoth(a: Point, b: Point, { spacing }: Room): Point[] {
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

/** The place nearest to `wish` that just keeps the room's spacing from `seat`. */
function besideOne(seat: Point, wish: Point, { spacing }: Room): Point {
  const stretch = spacing / Math.hypot(wish.x - seat.x, wish.y - seat.y)
  return { x: seat.x + (wish.x - seat.x) * stretch, y: seat.y + (wish.y - seat.y) * stretch }
}

/**
 * Places worth trying for a body that would like to be at `wish`, the others being seated: where it
 * is, beside one, beside two, on a wall beside one, in a corner. Circles that do not meet yield NaN,
 * which is nowhere inside.
 */
function placesFor(wish: Point, seats: Point[], room: Room): Point[] {
  const { left, right, top, bottom, spacing } = room
  const places = [
    wish,
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ]
  for (const [index, seat] of seats.entries()) {
    places.push(besideOne(seat, wish, room), ...onWalls(seat, room))
    for (const other of seats.slice(0, index)) places.push(...besideBoth(seat, other, room))
  }
  return places.filter(
    (place) =>
      isInside(place, room) &&
      seats.every((seat) => Math.hypot(place.x - seat.x, place.y - seat.y) >= spacing - TOLERANCE),
  )
}

/** The least movement that parts the bodies, searched exhaustively; `undefined` if there is none. */
function findArrangement(
  { bodies, room }: World,
  isHeld: (body: Body) => boolean,
): Arrangement | undefined {
  let best: Arrangement | undefined
  const seats: (Point | undefined)[] = bodies.map(() => undefined)
  const seatRest = (cost: number): void => {
    if (best && cost >= best.cost) return
    const taken = seats.filter((seat) => seat !== undefined)
    if (taken.length === bodies.length) best = { seats: taken, cost }
    for (const [index, body] of bodies.entries()) {
      if (seats[index]) continue
      for (const place of placesFor(body, taken, room)) {
        const moved = (place.x - body.x) ** 2 + (place.y - body.y) ** 2
        if (moved > 0 && isHeld(body)) continue
        seats[index] = place
        seatRest(cost + moved)
      }
      seats[index] = undefined
    }
  }
  seatRest(0)
  return best
}

/**
 * Gives bodies that cannot be pushed apart new places: the least movement among the places that a
 * full room leaves. Frozen bodies stay; only if there is no other way do they move too. This is the
 * answer to a sudden resize, so unlike a frame it may allocate.
 */
export function arrange(world: World): void {
  const found = findArrangement(world, (body) => body.frozen) ?? findArrangement(world, () => false)
  for (const [index, seat] of found?.seats.entries() ?? []) {
    const body = world.bodies[index]!
    body.x = seat.x
    body.y = seat.y
    clampToRoom(body, world.room)
  }
}
