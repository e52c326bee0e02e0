import { NARROW, START, STUCK, WALL_MARGIN, WIDE } from './constants'

export type Position = { x: number; y: number } // px from the container's top left corner

export type Bounds = { width: number; height: number } // px

export type Area = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export type Body = Position & {
  vx: number // px/s
  vy: number
  frozen: boolean // hovered, focused or touched
  ax: number // px/s², the pointer's push in this substep, written by `step`
  ay: number
  collisions: number // in this substep, written by `step`
  lastX: number // px, the position where it has stayed for `still` s, written by `step`
  lastY: number
  still: number
}

/** Where centres may be, and their least distance, px. Written by `step`. */
export type Region = {
  left: number
  right: number
  top: number
  bottom: number
  spacing: number
}

export type World = {
  bodies: Body[]
  size: number // px, diameter
  repulsionRadius: number // px
  age: number // s since the launch
  region: Region
  lastInputs: { x: number; y: number; frozen: number } // the pointer, or Infinity without one; a bit per frozen body
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

/** A world at rest, in a wide window. `widestSpacing` has room for three bodies. */
export const createWorld = (count: number): World => ({
  ...WIDE,
  bodies: Array.from({ length: count }, createBody),
  age: 0,
  region: { left: 0, right: 0, top: 0, bottom: 0, spacing: 0 },
  lastInputs: { x: Infinity, y: Infinity, frozen: 0 },
})

export const resize = (world: World, narrow: boolean): World =>
  Object.assign(world, narrow ? NARROW : WIDE)

/** The start of one of `count` bodies: on a circle of radius 1, and in a row with a distance of 1. */
export function startPlace(index: number, count: number) {
  const angle = (index / count) * 2 * Math.PI
  return { across: Math.cos(angle), down: Math.sin(angle), seat: index - (count - 1) / 2 }
}

/** Places the bodies on a circle that keeps them apart, or in a row. discs.css does the same. */
export function placeAtStart({ bodies, size }: World, { width, height }: Bounds): void {
  const ring = Math.max(START.ring * Math.min(width, height), size / Math.sqrt(3))
  const isLow = Math.sqrt(3) * ring + size + 2 * WALL_MARGIN > height
  for (const [index, body] of bodies.entries()) {
    const { across, down, seat } = startPlace(index, bodies.length)
    body.x = width / 2 + (isLow ? seat * size : across * ring)
    body.y = height / 2 + (isLow ? 0 : down * ring)
    body.still = 0
  }
}

/** Places the bodies at their start and sets their velocities. `random` is uniform in [0, 1). */
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

/** Whether nothing moves. A pushed body must rest for a while, because it may only change direction. */
export function isAtRest({ bodies }: World): boolean {
  return bodies.every(
    ({ vx, vy, ax, ay, still }) =>
      vx === 0 && vy === 0 && ((ax === 0 && ay === 0) || still >= STUCK.after),
  )
}
