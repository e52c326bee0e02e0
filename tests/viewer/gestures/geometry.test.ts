import { describe, expect, test } from 'vitest'
import {
  containedSize,
  clampTransform,
  FIT,
  type Geometry,
  largestScale,
  rubberBand,
} from '../../../src/viewer/gestures/geometry'
import { seeded } from '../../random'
import { PHOTO, STAGE } from './gestureDriver'

const frameOf = (width: number, height: number, viewport = STAGE): Geometry => ({
  viewport,
  picture: { width, height },
})

describe('the whole picture', () => {
  test.each([
    ['a wide picture touches the sides', [4800, 3200], [390, 260]],
    ['a tall picture touches top and bottom', [1000, 4000], [150, 600]],
    ['a square picture touches the sides', [390, 390], [390, 390]],
    ['a small picture keeps its own pixels', [39, 26], [39, 26]],
  ] as const)('%s', (_, [width, height], shown) => {
    const fits = containedSize(frameOf(width, height))
    expect(fits.width).toBeCloseTo(shown[0], 9)
    expect(fits.height).toBeCloseTo(shown[1], 9)
  })

  test('has zeros, never NaN, without a picture size or a viewport size', () => {
    const nothing = { width: 0, height: 0 }
    expect(containedSize(frameOf(0, 0))).toEqual(nothing)
    expect(containedSize(frameOf(300, 200, { ...STAGE, width: 0 }))).toEqual(nothing)
    expect(largestScale(frameOf(0, 0))).toBe(2)
  })
})

describe('the largest scale', () => {
  test('shows one source pixel per screen pixel', () => {
    expect(largestScale({ viewport: STAGE, ...PHOTO })).toBeCloseTo(4800 / (390 * 3), 9)
    const coarse = { ...STAGE, density: 1.5 }
    expect(largestScale({ ...PHOTO, viewport: coarse })).toBeCloseTo(4800 / 585, 9)
  })
  test('is at least 2, however few the pixels', () => {
    expect(largestScale(frameOf(390, 600))).toBe(2)
    expect(largestScale(frameOf(300, 500))).toBe(2)
  })
  test('fills the viewport in both directions and shows at least the pixels of the picture', () => {
    const random = seeded(8)
    const between = (low: number, high: number) => low * (high / low) ** random()
    for (let round = 0; round < 1000; round++) {
      const viewport = {
        ...STAGE,
        width: between(320, 2560),
        height: between(300, 1440),
        density: between(1, 4),
      }
      const geometry = frameOf(between(40, 20_000), between(40, 20_000), viewport)
      const { width, height } = containedSize(geometry)
      const scale = largestScale(geometry) + 1e-9
      expect(width * scale).toBeGreaterThanOrEqual(viewport.width)
      expect(height * scale).toBeGreaterThanOrEqual(viewport.height)
      expect(width * scale * viewport.density).toBeGreaterThanOrEqual(geometry.picture.width)
    }
  })
})

describe('the edges of the picture', () => {
  test('stay outside the viewport where the picture is larger, and a smaller picture is centred', () => {
    // At scale 2: 780 × 520 px in 390 × 600.
    const geometry = { viewport: STAGE, ...PHOTO }
    const clamped = (x: number, y: number, scale: number) =>
      clampTransform(geometry, { x, y, scale })
    expect(clamped(500, 40, 2)).toEqual({ x: 195, y: 0, scale: 2 })
    expect(clamped(-500, -40, 3)).toEqual({ x: -390, y: -40, scale: 3 })
    expect(clamped(3, -7, 1)).toEqual(FIT)
  })
})

describe('a soft stop', () => {
  test('follows exactly between the limits', () => {
    expect(rubberBand(10, 25, -50, 50, 300)).toBe(35)
  })
  test('gives way less and less beyond the limits, and never by all of its room', () => {
    let [last, step] = [0, 20 * 0.55]
    for (let by = 20; by < 5000; by += 20) {
      const now = rubberBand(0, by, -50, 0, 300)
      expect(now - last).toBeLessThan(step)
      expect(now).toBeGreaterThan(last)
      expect(now).toBeLessThan(300)
      expect(rubberBand(0, -by, 0, 50, 300)).toBeCloseTo(-now, 9)
      step = now - last
      last = now
    }
  })
  test('keeps a picture caught beyond a limit there and lets it return freely', () => {
    expect(rubberBand(80, 0, -50, 50, 300)).toBe(80)
    expect(rubberBand(80, -20, -50, 50, 300)).toBe(60)
    expect(rubberBand(80, 20, -50, 50, 300)).toBeLessThan(92)
  })
  test('is a hard stop without any room', () => {
    expect(rubberBand(0, 10, 0, 0, 0)).toBe(0)
    expect(rubberBand(0, 0, 0, 0, 0)).toBe(0)
  })
})
