import { describe, expect, test } from 'vitest'
import { LAUNCH, SETTLED, STOP_SPEED } from '../../src/physics/constants'
import { step } from '../../src/physics/step'
import { isAtRest, resize } from '../../src/physics/world'
import { deepestOverlap, launched, run, tick, worldOf } from './worlds'

const RATES = [30, 60, 120, 144]
const PHASES = [
  { phase: 'launch', age: 0, restitution: 0.9, damping: 0.99 },
  { phase: 'settled', age: 2, restitution: 0.5, damping: 0.96 },
]
const speedOf = ({ vx, vy }: { vx: number; vy: number }) => Math.hypot(vx, vy)

describe('time', () => {
  test.each([
    { phase: 'launch', age: 0, speed: 3000, seconds: 1.5, damping: 0.99 },
    { phase: 'settled', age: 2, speed: 300, seconds: 1, damping: 0.96 },
  ])(
    'a free flight covers the same distance at 30, 60, 120 and 144 Hz ($phase)',
    ({ age, speed, seconds, damping }) => {
      const decay = -60 * Math.log(damping)
      const exact = (speed * (1 - Math.exp(-decay * seconds))) / decay
      for (const rate of RATES) {
        const world = run(worldOf([{ x: 5000, y: 10_000, vx: speed }], age), seconds, { rate })
        expect(world.bodies[0]!.x - 5000).toBeCloseTo(exact, 6)
        expect(speedOf(world.bodies[0]!)).toBeCloseTo(speed * damping ** (60 * seconds), 6)
      }
    },
  )

  test('the pointer pushes a link equally far at every rate', () => {
    const pushed = RATES.map((rate) => {
      const world = worldOf([{ x: 10_000, y: 10_000 }])
      run(world, 1, { rate, pointer: { x: 9900, y: 9950 } })
      return Math.hypot(world.bodies[0]!.x - 10_000, world.bodies[0]!.y - 10_000)
    })
    for (const distance of pushed) expect(distance / pushed[0]!).toBeCloseTo(1, 2)
  })

  test('a whole run, collisions and all, ends in the same place at every rate', () => {
    const bounds = { width: 1440, height: 900 }
    for (let seed = 1; seed <= 20; seed++) {
      // At 48.7 Hz the launch ends within a step.
      const [first, ...others] = [...RATES, 48.7].map((rate) => {
        return run(launched(bounds, seed), 5, { bounds, rate }).bodies
      })
      for (const bodies of others) {
        for (const [index, { x, y }] of bodies.entries()) {
          expect(Math.hypot(x - first![index]!.x, y - first![index]!.y)).toBeLessThan(0.02)
        }
      }
    }
  })

  test('no more than 1/30 s passes in a step, even after an hour in the background', () => {
    const [late, usual] = [3600, 1 / 30].map((dt) => {
      const world = worldOf([{ x: 500, y: 500, vx: 300 }])
      tick(world, { dt })
      return world
    })
    expect(late).toEqual(usual)
  })

  test.each([0, -1, NaN])('a step of %d s moves nothing', (dt) => {
    const world = worldOf([{ x: 500, y: 500, vx: 300 }])
    tick(world, { dt })
    expect(world.bodies[0]).toMatchObject({ x: 500, y: 500, vx: 300 })
    expect(world.age).toBe(2)
  })
})

describe('speed', () => {
  test('the launch lasts 2,000 ms, and then the limit falls from 5,000 to 300 px/s', () => {
    const world = worldOf([{ x: 1000, y: 10_000, vx: 9000 }], 0)
    tick(world)
    expect(speedOf(world.bodies[0]!)).toBeCloseTo(5000 * LAUNCH.damping, 6)
    run(world, 1.98)
    expect(speedOf(world.bodies[0]!)).toBeGreaterThan(SETTLED.maxSpeed)
    tick(world)
    expect(speedOf(world.bodies[0]!)).toBeLessThanOrEqual(SETTLED.maxSpeed)
  })

  test('a speed below 2.5 px/s becomes 0', () => {
    const world = worldOf([
      { x: 500, y: 500, vx: 1.7, vy: 1.7 },
      { x: 900, y: 500, vx: 2.7 },
    ])
    tick(world)
    expect(world.bodies[0]).toMatchObject({ vx: 0, vy: 0 })
    expect(world.bodies[1]!.vx).toBeGreaterThan(STOP_SPEED)
    expect(isAtRest(world)).toBe(false)
    tick(world, { dt: 1 / 30 })
    expect(isAtRest(world)).toBe(true)
  })
})

describe('collisions', () => {
  test.each(PHASES)(
    'a wall gives back $restitution of the speed ($phase)',
    ({ age, restitution, damping }) => {
      const world = worldOf([{ x: 97, y: 10_000, vx: -240, vy: 100 }], age)
      tick(world)
      expect(world.bodies[0]!.vx).toBeCloseTo(240 * restitution * damping, 6)
      expect(world.bodies[0]!.vy).toBeCloseTo(100 * damping, 6)
    },
  )

  test.each(PHASES)(
    'links of equal mass bounce off each other ($phase)',
    ({ age, restitution, damping }) => {
      const world = worldOf(
        [
          { x: 5000, y: 5000, vx: 240 },
          { x: 5177, y: 5000 },
        ],
        age,
      )
      tick(world)
      expect(world.bodies[0]!.vx).toBeCloseTo(((240 * (1 - restitution)) / 2) * damping, 6)
      expect(world.bodies[1]!.vx).toBeCloseTo(((240 * (1 + restitution)) / 2) * damping, 6)
    },
  )

  test('links do not pass through each other at full speed and the slowest frame rate', () => {
    for (let miss = 0; miss <= 100; miss += 20) {
      const world = worldOf(
        [
          { x: 5000, y: 5000, vx: 5000 },
          { x: 5250, y: 5000 + miss, vx: -5000 },
        ],
        0,
      )
      tick(world, { dt: 1 / 30 })
      expect(world.bodies[0]!.x).toBeLessThan(world.bodies[1]!.x)
      expect(deepestOverlap(world)).toBeLessThan(0.01)
    }
  })
})

describe('the pointer', () => {
  test.each([
    { narrow: true, repulsionRadius: 200 },
    { narrow: false, repulsionRadius: 400 },
  ])('repels within $repulsionRadius px and not beyond', ({ narrow, repulsionRadius }) => {
    const world = worldOf([{ x: 5000, y: 5000 }])
    resize(world, narrow)
    run(world, 1, { pointer: { x: 5000 - repulsionRadius, y: 5000 } })
    expect(world.bodies[0]).toMatchObject({ x: 5000, y: 5000 })
    run(world, 0.5, { pointer: { x: 5000 - repulsionRadius / 2, y: 5000 } })
    expect(world.bodies[0]!.x).toBeGreaterThan(5010)
    expect(world.bodies[0]!.y).toBe(5000)
  })

  test('pushes with 2,000 px/s² at its place, decreasing evenly to 0', () => {
    for (const [distance, push] of [
      [4, 1980],
      [100, 1500],
      [200, 1000],
      [300, 500],
    ] as const) {
      const world = worldOf([{ x: 5000, y: 5000 }])
      tick(world, { pointer: { x: 5000, y: 5000 + distance }, dt: 1 / 120 })
      expect(world.bodies[0]!.vy).toBeCloseTo((-push / 120) * Math.sqrt(SETTLED.damping), 6)
    }
  })

  test('does not push a link when it is at its centre', () => {
    const world = run(worldOf([{ x: 5000, y: 5000 }]), 1, { pointer: { x: 5000, y: 5000 } })
    expect(world.bodies[0]).toMatchObject({ x: 5000, y: 5000, vx: 0, vy: 0 })
  })

  test('a link pressed against a wall lies still, and the world is at rest', () => {
    const bounds = { width: 1000, height: 800 }
    const world = worldOf([{ x: 200, y: 400 }])
    const pointer = { x: 300, y: 400 }
    run(world, 3, { bounds, pointer })
    expect(isAtRest(world)).toBe(true)
    const { x, y } = world.bodies[0]!
    expect(x).toBe(95.5)
    for (const rate of RATES) run(world, 1, { bounds, pointer, rate })
    expect(world.bodies[0]).toMatchObject({ x, y })
    expect(isAtRest(world)).toBe(true)
  })

  test('a link at rest starts again when the pointer comes to the other side', () => {
    const bounds = { width: 1000, height: 800 }
    const world = run(worldOf([{ x: 200, y: 400 }]), 3, { bounds, pointer: { x: 300, y: 400 } })
    tick(world, { bounds, pointer: { x: 2, y: 400 } })
    expect(isAtRest(world)).toBe(false)
    run(world, 1, { bounds, pointer: { x: 2, y: 400 } })
    expect(world.bodies[0]!.x).toBeGreaterThan(150)
  })
})

describe('a frozen link', () => {
  test('is an immovable body for the others', () => {
    const world = worldOf([
      { x: 5000, y: 5000, frozen: true },
      { x: 5177, y: 5000, vx: -240 },
    ])
    tick(world)
    expect(world.bodies[1]!.vx).toBeCloseTo(240 * SETTLED.restitution * SETTLED.damping, 6)
  })

  test('stays at rest when it is released', () => {
    const world = worldOf([{ x: 5000, y: 5000, vx: 200, frozen: true }])
    run(world, 0.1)
    world.bodies[0]!.frozen = false
    run(world, 1)
    expect(world.bodies[0]).toMatchObject({ x: 5000, y: 5000 })
  })
})

describe('a step', () => {
  test('writes only to the world, and keeps every object in it', () => {
    const bounds = Object.freeze({ width: 800, height: 600 })
    const pointer = Object.freeze({ x: 100, y: 100 })
    const world = launched(bounds, 7)
    const { bodies, region, lastInputs } = world
    const each = [...bodies]
    const keys = Object.keys(each[0]!)
    const input = Object.freeze({ bounds, pointer, dt: 1 / 60 })
    for (let frame = 0; frame < 100; frame++) step(world, input)
    expect(world.bodies).toBe(bodies)
    expect(world.region).toBe(region)
    expect(world.lastInputs).toBe(lastInputs)
    for (const [index, body] of world.bodies.entries()) expect(body).toBe(each[index])
    expect(Object.keys(world.bodies[0]!)).toEqual(keys)
  })
})
