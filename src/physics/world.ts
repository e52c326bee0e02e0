import { NARROW, START, STUCK, WALL_MARGIN, WIDE } from './constants'

/** A place in the container, px from its top left corner. */
export type Point = { x: number; y: number }

/** The container, px. */
export type Bounds = { width: number; height: number }

/** A rectangle in the container, px from its top left corner. */
export type Area = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** One link: a disc given by its centre. All bodies weigh the same. */
export type Body = Point & {
  /** px/s */
  vx: number
  vy: number
  /** Held where it is: hovered, focused or touched. Others bounce off it as off a wall. */
  frozen: boolean
  /** The pointer's push in the substep at hand, px/s². Written by `step`. */
  ax: number
  ay: number
  /** Collisions in the substep at hand. Written by `step`. */
  collisions: number
  /** Where it has been staying, px, and since when nothing changed, s. Written by `step`. */
  lastX: number
  lastY: number
  still: number
}

/** Where centres may be, px, and how far apart they stay, px. Written by `step`. */
export type Region = {
  left: number
  right: number
  top: number
  bottom: number
  spacing: number
}

/** Up to three discs, all of one size. */
export type World = {
  bodies: Body[]
  /** Diameter, px. */
  size: number
  /** How far from the pointer it still repels, px. */
  repulsionRadius: number
  /** Time since the launch, s. */
  age: number
  region: Region
  /** What the last step was given: the pointer, infinitely far if there was none, and a bit for each frozen body. */
  lastInputs: { x: number; y: number; frozen: number }
}

const createBody = (): Body => ({
  x: 0,
  y: 0,
  vx: 0,
  vy: 0,
  frozen: false,
  ax: 0,
  ay: 0,
  collisions: 0,
  lastX: 0,
  lastY: 0,
  still: 0,
})

/**
 * A world of up to three bodies at rest in the container's corner; `launch` brings it to life.
 * Of a fourth it is not known how much room it needs (see `widestSpacing`).
 */
export function createWorld(count: number, narrow: boolean): World {
  const world: World = {
    bodies: Array.from({ length: count }, createBody),
    size: 0,
    repulsionRadius: 0,
    age: 0,
    region: { left: 0, right: 0, top: 0, bottom: 0, spacing: 0 },
    lastInputs: { x: Infinity, y: Infinity, frozen: 0 },
  }
  resize(world, narrow)
  return world
}

/** Sizes the bodies for a narrow viewport, or a wider one. The next step makes room. */
export function resize(world: World, narrow: boolean): void {
  const { size, repulsionRadius } = narrow ? NARROW : WIDE
  world.size = size
  world.repulsionRadius = repulsionRadius
}

/**
 * Where one of `count` bodies starts: on a circle of radius 1 about 0, 0, the first to the right of
 * it, and in a row about 0 whose seats are 1 apart.
 */
export function startPlace(index: number, count: number) {
  const angle = (index / count) * 2 * Math.PI
  return { across: Math.cos(angle), down: Math.sin(angle), seat: index - (count - 1) / 2 }
}

/**
 * Places the bodies where they start, at rest: evenly on a circle about the container's centre. Where they
 * would overlap there, the circle is as much wider as they need, and a container too low for that has
 * them side by side in a row. home/discs.css shows the same places until the first frame.
 */
function placeAtStart({ bodies, size }: World, { width, height }: Bounds): void {
  const ring = Math.max(START.ring * Math.min(width, height), size / Math.sqrt(3))
  const isLow = Math.sqrt(3) * ring + size + 2 * WALL_MARGIN > height
  for (const [index, body] of bodies.entries()) {
    const { across, down, seat } = startPlace(index, bodies.length)
    body.x = width / 2 + (isLow ? seat * size : across * ring)
    body.y = height / 2 + (isLow ? 0 : down * ring)
    body.still = 0
  }
}

/**
 * Places the bodies where they start and gives each a speed in a random direction. Time starts again.
 *
 * @param random uniform in [0, 1), asked twice per body: direction, speed
 */
export function launch(world: World, bounds: Bounds, random: () => number): void {
  world.age = 0
  placeAtStart(world, bounds)
  for (const body of world.bodies) {
    const direction = random() * 2 * Math.PI
    const speed = START.slowest + random() * (START.fastest - START.slowest)
    body.vx = Math.cos(direction) * speed
    body.vy = Math.sin(direction) * speed
  }
}

/**
 * Whether nothing moves, so that the caller may stop stepping until bounds, pointer or a frozen body
 * change. A body that the pointer pushes may stand for a moment only, about to turn; it rests once
 * it has stood for a while.
 */
export function isAtRest({ bodies }: World): boolean {
  return bodies.every(
    ({ vx, vy, ax, ay, still }) =>
      vx === 0 && vy === 0 && ((ax === 0 && ay === 0) || still >= STUCK.after),
  )
}
