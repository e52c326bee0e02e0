import { describe, expect, test } from 'vitest'
import { step } from '../../src/physics/step'
import { createWorld, isAtRest, launch, resize } from '../../src/physics/world'
import { seeded } from '../random'
import { deepestOverlap, farthestOutside, hasRoomForThree } from './worlds'

const WIDE = { width: 1440, height: 900 }

describe('R11: the launch', () => {
  test('links are 85 px in a narrow viewport, else 175', () => {
    const world = createWorld(3, true)
    expect(world.size).toBe(85)
    resize(world, false)
    expect(world.size).toBe(175)
  })

  test('they start evenly spaced on a circle of 22 % of the smaller side', () => {
    for (const bounds of [WIDE, { width: 390, height: 844 }]) {
      const world = createWorld(3, false)
      launch(world, bounds, seeded(1))
      const ring = 0.22 * Math.min(bounds.width, bounds.height)
      for (const [index, a] of world.bodies.entries()) {
        const b = world.bodies[(index + 1) % 3]!
        expect(Math.hypot(a.x - bounds.width / 2, a.y - bounds.height / 2)).toBeCloseTo(ring, 9)
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(ring * Math.sqrt(3), 9)
      }
    }
  })

  test('they leave at 3,000 to 3,300 px/s in directions all round', () => {
    const random = seeded(2)
    const world = createWorld(3, false)
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

describe('R11: rest', () => {
  test('a world just launched is not at rest', () => {
    const world = createWorld(3, false)
    launch(world, WIDE, seeded(1))
    expect(isAtRest(world)).toBe(false)
  })

  test.each([24, 30, 60, 75, 120, 144, 240])(
    'without the pointer everything is at rest within 5 s of launch, apart and inside (%d Hz)',
    (rate) => {
      const late: number[] = []
      const wrong: number[] = []
      for (let seed = 1; seed <= 150; seed++) {
        const random = seeded(seed)
        const narrow = seed % 2 === 0
        const bounds = {
          width: 320 + random() * (narrow ? 380 : 3520),
          height: 320 + random() * 1840,
        }
        const world = createWorld(3, narrow)
        launch(world, bounds, random)
        world.bodies[0]!.frozen = seed % 5 === 0
        const dt = Math.min(1 / rate, 1 / 30)
        let time = 0
        while (!isAtRest(world) && time < 60) {
          step(world, { bounds, pointer: null, dt })
          time += dt
        }
        if (time > 5) late.push(seed)
        if (farthestOutside(world, bounds) > 1e-9) wrong.push(seed)
        if (deepestOverlap(world) > 0.5 && hasRoomForThree(world.size, bounds)) wrong.push(seed)
      }
      expect(late).toEqual([])
      expect(wrong).toEqual([])
    },
  )

  test('wherever the pointer stays, the links come to rest, and stay there', () => {
    const restless: number[] = []
    const moved: number[] = []
    for (let seed = 1; seed <= 300; seed++) {
      const random = seeded(seed)
      const narrow = seed % 2 === 0
      const bounds = narrow ? { width: 390, height: 844 } : WIDE
      const pointer = { x: random() * bounds.width, y: random() * bounds.height }
      const world = createWorld(3, narrow)
      launch(world, bounds, random)
      world.bodies[0]!.frozen = seed % 3 === 0
      let frames = 0
      // A link right above the pointer slides off along the wall quite slowly.
      while (!isAtRest(world) && frames++ < 60 * 60) {
        step(world, { bounds, pointer, dt: 1 / 60 })
      }
      if (!isAtRest(world)) restless.push(seed)
      const places = world.bodies.map(({ x, y }) => ({ x, y }))
      for (let frame = 0; frame < 60; frame++) step(world, { bounds, pointer, dt: 1 / 60 })
      for (const [index, { x, y }] of places.entries()) {
        const body = world.bodies[index]!
        if (Math.hypot(body.x - x, body.y - y) > 1) moved.push(seed)
      }
    }
    expect(restless).toEqual([])
    expect(moved).toEqual([])
  })
})
