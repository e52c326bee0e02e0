import { describe, expect, test } from 'vitest'
import { LAUNCH_TRIALS } from '../../src/physics/constants'
import { launchClear } from '../../src/physics/launchClear'
import {
  type Area,
  createWorld,
  isAtRest,
  launch,
  resize,
  type World,
} from '../../src/physics/world'
import { seeded } from '../random'
import { deepestOverlap, farthestOutside, launched, run, tick } from './worlds'

const WIDE = { width: 1440, height: 900 }

describe('the launch', () => {
  test('links are 85 px wide in a narrow viewport, otherwise 175 px', () => {
    const world = resize(createWorld(3), true)
    expect(world.size).toBe(85)
    resize(world, false)
    expect(world.size).toBe(175)
  })

  test('links start evenly spaced on a circle of 22 % of the smaller side', () => {
    for (const bounds of [WIDE, { width: 390, height: 844 }]) {
      const world = launched(bounds, 1)
      const ring = 0.22 * Math.min(bounds.width, bounds.height)
      for (const [index, a] of world.bodies.entries()) {
        const b = world.bodies[(index + 1) % 3]!
        expect(Math.hypot(a.x - bounds.width / 2, a.y - bounds.height / 2)).toBeCloseTo(ring, 9)
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(ring * Math.sqrt(3), 9)
      }
    }
  })

  test.each([
    { width: 844, height: 390 },
    { width: 740, height: 360 },
    { width: 701, height: 200 },
    { width: 360, height: 200 },
    { width: 320, height: 150 },
  ])('links start apart in $width × $height px, which is too low for the circle', (bounds) => {
    const world = launched(bounds, 1)
    const places = world.bodies.map(({ x, y }) => [x, y])
    expect(deepestOverlap(world)).toBeLessThan(0.01)
    expect(farthestOutside(world, bounds)).toBeLessThanOrEqual(0)
    tick(world, { bounds, dt: 0 })
    expect(world.bodies.map(({ x, y }) => [x, y])).toEqual(places)
  })

  test('links leave at 3,000 to 3,300 px/s in all directions', () => {
    const random = seeded(2)
    const world = createWorld(3)
    const quarters = new Set<number>()
    for (let round = 0; round < 200; round++) {
      launch(world, WIDE, random)
      for (const { vx, vy } of world.bodies) {
        expect(Math.hypot(vx, vy)).toBeGreaterThanOrEqual(3000)
        expect(Math.hypot(vx, vy)).toBeLessThanOrEqual(3300)
        quarters.add(Math.floor((Math.atan2(vy, vx) / Math.PI) * 2))
      }
    }
    expect([...quarters].toSorted()).toEqual([-1, -2, 0, 1].toSorted())
  })
})

describe('the chosen launch', () => {
  /** How far the nearest disc is from a rectangle, px; negative if it lies on it. */
  const gap = ({ bodies, size }: World, { left, top, right, bottom }: Area) =>
    Math.min(
      ...bodies.map(({ x, y }) =>
        Math.hypot(x - Math.min(Math.max(x, left), right), y - Math.min(Math.max(y, top), bottom)),
      ),
    ) -
    size / 2
  /** Where the letters of a short name lie, of one line or two. */
  const WINDOWS = [
    { width: 1440, height: 900, name: { left: 257, top: 383, right: 1183, bottom: 515 } },
    { width: 1024, height: 768, name: { left: 305, top: 257, right: 719, bottom: 510 } },
    { width: 834, height: 1112, name: { left: 192, top: 417, right: 642, bottom: 693 } },
    { width: 390, height: 844, name: { left: 90, top: 357, right: 300, bottom: 486 } },
    { width: 320, height: 568, name: { left: 73, top: 231, right: 247, bottom: 337 } },
  ]

  test.each(WINDOWS)(
    'ends clear of the name in $width × $height px, at any frame rate',
    ({ name, ...bounds }) => {
      const on: string[] = []
      for (let seed = 1; seed <= 15; seed++)
        for (const rate of [30, 60, 144]) {
          const world = resize(createWorld(3), bounds.width <= 700)
          launchClear(world, bounds, name, seeded(seed))
          run(world, 5, { bounds, rate })
          if (gap(world, name) < 0) on.push(`seed ${seed} at ${rate} Hz: ${gap(world, name)} px`)
        }
      expect(on).toEqual([])
    },
  )

  test('is the first random launch that ends clear', () => {
    const { name, ...bounds } = WINDOWS[0]!
    const random = seeded(3)
    const chosen = createWorld(3)
    launchClear(chosen, bounds, name, seeded(3))
    const other = createWorld(3)
    const rested = () => {
      launch(other, bounds, random)
      return run(structuredClone(other), 5, { bounds, rate: 30 })
    }
    let count = 1
    while (gap(rested(), name) < 4) count++
    expect(count).toBeGreaterThan(1)
    expect(chosen.bodies).toEqual(other.bodies)
  })

  test('ends farthest from the name if no launch ends clear', () => {
    const bounds = { width: 390, height: 844 }
    const name = { left: 10, top: 100, right: 380, bottom: 744 }
    const rest = (world: World) => gap(run(world, 5, { bounds }), name)
    const chosen = resize(createWorld(3), true)
    launchClear(chosen, bounds, name, seeded(0))
    const best = rest(chosen)
    expect(best).toBeLessThan(0)
    for (const seed of [1, 2]) expect(best).toBeGreaterThanOrEqual(rest(launched(bounds, seed)))
  })

  test('is one of fewer launches if only the space beside the name is free', () => {
    const random = seeded(0)
    const trials = (margin: number) => {
      const name = { left: 10, top: margin, right: 380, bottom: 844 - margin }
      let drawn = 0
      launchClear(resize(createWorld(3), true), { width: 390, height: 844 }, name, () => {
        drawn++
        return random()
      })
      // Each of three links draws a direction and a speed.
      return drawn / 6
    }
    expect(trials(100)).toBe(LAUNCH_TRIALS.usual)
    expect(trials(90)).toBe(LAUNCH_TRIALS.besideOnly)
  })
})

describe('rest', () => {
  test.each([24, 30, 60, 75, 120, 144, 240])(
    'all links are at rest within 5 s of launch without the pointer (%d Hz)',
    (rate) => {
      const late: number[] = []
      for (let seed = 1; seed <= 150; seed++) {
        const random = seeded(seed)
        const narrow = seed % 2 === 0
        const bounds = {
          width: 320 + random() * (narrow ? 380 : 3520),
          height: 320 + random() * 1840,
        }
        const world = resize(createWorld(3), narrow)
        launch(world, bounds, random)
        world.bodies[0]!.frozen = seed % 5 === 0
        const dt = Math.min(1 / rate, 1 / 30)
        let time = 0
        while (!isAtRest(world) && time < 60) {
          tick(world, { bounds, dt })
          time += dt
        }
        if (time > 5) late.push(seed)
      }
      expect(late).toEqual([])
    },
  )

  test('links come to rest, and stay, wherever the pointer stays', () => {
    const restless: number[] = []
    const moved: number[] = []
    for (let seed = 1; seed <= 300; seed++) {
      const random = seeded(seed)
      const narrow = seed % 2 === 0
      const bounds = narrow ? { width: 390, height: 844 } : WIDE
      const pointer = { x: random() * bounds.width, y: random() * bounds.height }
      const world = resize(createWorld(3), narrow)
      launch(world, bounds, random)
      world.bodies[0]!.frozen = seed % 3 === 0
      let frames = 0
      // A link right above the pointer slides off along the wall quite slowly.
      while (!isAtRest(world) && frames++ < 60 * 60) tick(world, { bounds, pointer })
      if (!isAtRest(world)) restless.push(seed)
      const places = world.bodies.map(({ x, y }) => ({ x, y }))
      for (let frame = 0; frame < 60; frame++) tick(world, { bounds, pointer })
      for (const [index, { x, y }] of places.entries()) {
        const body = world.bodies[index]!
        if (Math.hypot(body.x - x, body.y - y) > 1) moved.push(seed)
      }
    }
    expect(restless).toEqual([])
    expect(moved).toEqual([])
  })
})
