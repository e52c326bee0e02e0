import { step, type StepInput } from '../../src/physics/step'
import {
  type Body,
  type Bounds,
  createWorld,
  launch,
  type Position,
  resize,
  type World,
} from '../../src/physics/world'
import { seeded } from '../random'

/** A container with room for anything, px. */
const HALL: Bounds = { width: 20_000, height: 20_000 }

/** Past the launch, s. */
const SETTLED_AGE = 2

/** A wide world of the bodies given, past its launch unless told otherwise. */
export function worldOf(bodies: Partial<Body>[], age: number = SETTLED_AGE): World {
  const world = createWorld(bodies.length)
  world.age = age
  for (const [index, body] of bodies.entries()) Object.assign(world.bodies[index]!, body)
  return world
}

/** A world of three links that was just launched; narrow up to 700 px. */
export function launched(bounds: Bounds, seed: number, narrow = bounds.width <= 700): World {
  const world = resize(createWorld(3), narrow)
  launch(world, bounds, seeded(seed))
  return world
}

/** Takes one step: of a sixtieth of a second, in the hall, without a pointer, unless told otherwise. */
export const tick = (world: World, input: Partial<StepInput> = {}): void =>
  step(world, { bounds: HALL, pointer: null, dt: 1 / 60, ...input })

/** Steps a world for `seconds` at `rate` Hz. */
export function run(
  world: World,
  seconds: number,
  { bounds = HALL, pointer = null as Position | null, rate = 60 } = {},
): World {
  for (let frame = 0; frame < Math.round(seconds * rate); frame++) {
    tick(world, { bounds, pointer, dt: 1 / rate })
  }
  return world
}

/** Sum of the squared speeds, px²/s². */
export function energyOf({ bodies }: World): number {
  return bodies.reduce((sum, { vx, vy }) => sum + vx ** 2 + vy ** 2, 0)
}

/** The deepest overlap of any two discs, px; negative if all are apart. */
export function deepestOverlap({ bodies, size }: World): number {
  let deepest = -Infinity
  for (const [index, a] of bodies.entries()) {
    for (const b of bodies.slice(index + 1)) {
      deepest = Math.max(deepest, size - Math.hypot(a.x - b.x, a.y - b.y))
    }
  }
  return deepest
}

/**
 * px by which a disc is nearer than 8 px to the container's edge. If a side is too small, the disc
 * must be centred.
 */
export function farthestOutside({ bodies, size }: World, { width, height }: Bounds): number {
  const beyond = (at: number, side: number) => {
    const inset = Math.min(size / 2 + 8, side / 2)
    return Math.max(inset - at, at - (side - inset))
  }
  return Math.max(...bodies.map(({ x, y }) => Math.max(beyond(x, width), beyond(y, height))))
}

/**
 * Whether three discs can lie in the container, 8 px from its edge, without overlap: in a zigzag
 * along it, or as an equilateral triangle turned between a corner's two sides. There is no tighter way.
 */
export function hasRoomForThree(size: number, { width, height }: Bounds): boolean {
  const a = Math.max(0, width - size - 16)
  const b = Math.max(0, height - size - 16)
  const zigzags = (along: number, across: number) =>
    along >= size && along / 2 >= Math.sqrt(Math.max(0, size ** 2 - across ** 2))
  const turn = Math.acos(Math.min(1, a / size)) + Math.acos(Math.min(1, b / size))
  return zigzags(a, b) || zigzags(b, a) || turn <= Math.PI / 6
}
