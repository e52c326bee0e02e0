import { describe, expect, test } from 'vitest'
import { widestSpacing } from '../../src/physics/region'
import { type Bounds, createWorld, isAtRest, resize } from '../../src/physics/world'
import { seeded } from '../random'
import {
  deepestOverlap,
  farthestOutside,
  hasRoomForThree,
  launched,
  run,
  tick,
  worldOf,
} from './worlds'

const SHAPES: [number, number][] = [
  [100, 100],
  [100, 95],
  [100, 86.7],
  [100, 86.5],
  [100, 60],
  [100, 10],
  [100, 0],
  [40, 100],
]

describe('the widest spacing', () => {
  test.each(SHAPES)('three points in %d × %d px are never farther apart', (width, height) => {
    const random = seeded(width * 1000 + height)
    // The points of the widest triple lie on the edge of the rectangle.
    const anywhere = () => {
      const along = random()
      return [
        { x: along * width, y: 0 },
        { x: along * width, y: height },
        { x: 0, y: along * height },
        { x: width, y: along * height },
      ][Math.floor(random() * 4)]!
    }
    let widest = 0
    for (let round = 0; round < 100_000; round++) {
      const [a, b, c] = [anywhere(), anywhere(), anywhere()]
      const apart = Math.min(
        Math.hypot(a.x - b.x, a.y - b.y),
        Math.hypot(b.x - c.x, b.y - c.y),
        Math.hypot(c.x - a.x, c.y - a.y),
      )
      widest = Math.max(widest, apart)
    }
    const claimed = widestSpacing(width, height)
    expect(widest).toBeLessThanOrEqual(claimed + 1e-9)
    expect(widest).toBeGreaterThan(claimed * 0.95)
  })
})

describe('in any container', () => {
  test('one step moves links apart where there is just room, even from one place', () => {
    const wrong: string[] = []
    for (let seed = 1; seed <= 400; seed++) {
      const random = seeded(seed)
      const world = resize(createWorld(3), seed % 2 === 0)
      // From 1 px to a disc's width more than the container that just holds the three.
      const spare = random() < 0.5 ? random() * 2 : random() * world.size
      const long = world.size * (1 + random())
      let short = 0
      while (widestSpacing(long, short) < world.size) short += 0.5
      const sides = [long + world.size + 16 + spare, short + world.size + 16 + spare]
      const bounds: Bounds =
        random() < 0.5
          ? { width: sides[0]!, height: sides[1]! }
          : { width: sides[1]!, height: sides[0]! }
      expect(hasRoomForThree(world.size, bounds)).toBe(true)
      const inOnePlace = random() < 0.3
      const place = { x: random() * bounds.width, y: random() * bounds.height }
      for (const body of world.bodies) {
        body.x = inOnePlace ? place.x : random() * bounds.width
        body.y = inOnePlace ? place.y : random() * bounds.height
        body.frozen = random() < 0.3
      }
      tick(world, { bounds })
      if (deepestOverlap(world) > 0.5) wrong.push(`seed ${seed}: ${deepestOverlap(world)} px deep`)
      if (farthestOutside(world, bounds) > 1e-9) wrong.push(`seed ${seed}: outside`)
    }
    expect(wrong).toEqual([])
  })

  test('a resize moves a frozen link only for a wall', () => {
    const world = worldOf([
      { x: 900, y: 300, frozen: true },
      { x: 1085, y: 300 },
      { x: 300, y: 300 },
    ])
    for (const [width, x] of [
      [1100, 900],
      [900, 900 - 95.5],
    ] as const) {
      tick(world, { bounds: { width, height: 600 } })
      expect(world.bodies[0]).toMatchObject({ x, y: 300 })
      expect(deepestOverlap(world)).toBeLessThan(0.5)
    }
  })

  test.each([
    { width: 180, height: 120 },
    { width: 100, height: 20 },
    { width: 20, height: 400 },
    { width: 1, height: 1 },
    { width: 0, height: 0 },
    { width: NaN, height: -5 },
  ])(
    'links in $width × $height px, which is too small, are centred or squeezed and come to rest',
    (bounds) => {
      const world = launched({ width: 800, height: 600 }, 9, true)
      let time = 0
      while (!isAtRest(world) && time < 10) {
        tick(world, { bounds })
        time += 1 / 60
      }
      expect(time).toBeLessThan(5)
      const held = { width: Math.max(0, bounds.width || 0), height: Math.max(0, bounds.height) }
      expect(farthestOutside(world, held)).toBeLessThanOrEqual(1e-9)
      const places = world.bodies.map(({ x, y }) => [x, y])
      run(world, 1, { bounds })
      expect(world.bodies.map(({ x, y }) => [x, y])).toEqual(places)
    },
  )

  test('squeezed links rest as far apart as they can', () => {
    const bounds = { width: 180, height: 140 }
    const world = run(launched(bounds, 4), 5, { bounds })
    const widest = widestSpacing(180 - 85 - 16, 140 - 85 - 16)
    expect(deepestOverlap(world)).toBeLessThanOrEqual(85 - 0.9 * widest + 0.01)
  })

  test('four links in a container for three stay inside', () => {
    const bounds = { width: 400, height: 191 }
    const world = worldOf([{}, {}, {}, {}])
    tick(world, { bounds })
    expect(farthestOutside(world, bounds)).toBeLessThanOrEqual(0)
  })
  test('one link in a container of its own size lies in the middle', () => {
    const world = worldOf([{ x: 3, y: 900, vx: 100 }])
    tick(world, { bounds: { width: 175, height: 180 }, pointer: { x: 0, y: 0 } })
    expect(world.bodies[0]).toMatchObject({ x: 87.5, y: 90, vx: 0, vy: 0 })
  })
})
