import { expect, test } from 'vitest'
import { step } from '../../src/physics/step'
import { type Bounds, createWorld, launch, type Position, resize } from '../../src/physics/world'
import { seeded } from '../random'
import { deepestOverlap, energyOf, farthestOutside, hasRoomForThree } from './worlds'

const WORLDS = 10_000

/** From 320 × 320 to 3840 × 2160 px; one in five smaller than the links need. */
function anyBounds(random: () => number): Bounds {
  const kind = random()
  if (kind < 0.2) return { width: random() * 320, height: random() * 320 }
  if (kind < 0.5) return { width: 320 + random() * 300, height: 320 + random() * 300 }
  return { width: 320 + random() * 3520, height: 320 + random() * 1840 }
}

/** No pointer, or one inside or a little outside, sometimes right at a link's centre. */
function anyPointer(
  random: () => number,
  { width, height }: Bounds,
  link: Position,
): Position | null {
  const kind = random()
  if (kind < 0.4) return null
  if (kind < 0.45) return { x: link.x, y: link.y }
  return { x: (random() * 1.4 - 0.2) * width, y: (random() * 1.4 - 0.2) * height }
}

test('no step of ten thousand random worlds breaks a rule', () => {
  const broken = new Map<string, number>()
  const note = (what: string, seed: number) => {
    if (!broken.has(what)) broken.set(what, seed)
  }
  let steps = 0
  for (let seed = 1; seed <= WORLDS; seed++) {
    const random = seeded(seed)
    let narrow = random() < 0.5
    let bounds = anyBounds(random)
    const world = resize(createWorld(3), narrow)
    launch(world, bounds, random)
    if (random() < 0.2) world.age = 2
    let pointer = anyPointer(random, bounds, world.bodies[0]!)
    const dt = random() < 0.7 ? 1 / 240 + random() * (1 / 24) : 1 / 240 + random()
    let isNew = true
    for (let count = 20 + random() * 30; count > 0; count--) {
      let isResized = isNew
      isNew = false
      if (random() < 0.05) {
        bounds = anyBounds(random)
        isResized = true
      }
      if (random() < 0.02) {
        narrow = !narrow
        resize(world, narrow)
        isResized = true
      }
      if (random() < 0.05) pointer = anyPointer(random, bounds, world.bodies[1]!)
      const touched = world.bodies[Math.floor(random() * 3)]!
      if (random() < 0.1) touched.frozen = !touched.frozen
      const energy = energyOf(world)
      const { x, y, frozen } = touched

      step(world, { bounds, pointer, dt })
      steps++

      if (!world.bodies.every((body) => Object.values(body).every((value) => value === value))) {
        note('NaN', seed)
      }
      if (farthestOutside(world, bounds) > 1e-9) note('outside', seed)
      if (deepestOverlap(world) > 0.5 && hasRoomForThree(world.size, bounds)) {
        note('overlap', seed)
      }
      if (!pointer && energyOf(world) > energy) note('energy gained', seed)
      if (frozen && !isResized && (touched.x !== x || touched.y !== y)) {
        note('frozen moved', seed)
      }
      if (world.bodies.some(({ vx, vy }) => (vx || vy) && Math.hypot(vx, vy) < 2.5 - 1e-9)) {
        note('slower than 2.5 px/s', seed)
      }
    }
  }
  expect(Object.fromEntries(broken)).toEqual({})
  expect(steps).toBeGreaterThan(WORLDS * 20)
})
