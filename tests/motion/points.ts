import { expect } from 'vitest'

/** The points of a `polygon()`, px. */
export function points(polygon: string): [x: number, y: number][] {
  expect(polygon).toMatch(/^polygon\((-?[\d.]+px -?[\d.]+px,?)+\)$/)
  return Array.from(polygon.matchAll(/(-?[\d.]+)px (-?[\d.]+)px/g), ([, x, y]) => [
    Number(x),
    Number(y),
  ])
}
