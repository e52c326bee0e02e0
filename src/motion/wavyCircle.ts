/** Points of an outline. All such shapes have as many, so that one can become another. */
const POINTS = 96

/** Waves round the edge: how many, and how high against the radius. */
const WAVES = [
  { count: 3, height: 0.1 },
  { count: 5, height: 0.06 },
  { count: 9, height: 0.03 },
] as const

/** The least radius, in any direction, of a shape of radius 1. */
export const LEAST_RADIUS = 1 - WAVES.reduce((sum, { height }) => sum + height, 0)

/** A number in (-1, 1) that looks like chance and is always the same. */
const scatter = (n: number, seed: number) =>
  (Math.sin(n * 12.9898 + seed * 78.233) * 43758.5453) % 1

/**
 * A round shape with a wavy shore, as a CSS `polygon()`. Shapes of one seed differ only in size.
 * @param x, y its middle, px
 * @param radius the mean of its radii, px; 0 is a point
 */
export function wavyCircle(x: number, y: number, radius: number, seed: number): string {
  const points = Array.from({ length: POINTS }, (_, i) => {
    const angle = (i / POINTS) * 2 * Math.PI
    const waves = WAVES.map(
      ({ count, height }, n) =>
        height * Math.sin(angle * count + scatter(n + 1, seed) * 2 * Math.PI),
    )
    const r = radius * waves.reduce((sum, wave) => sum + wave, 1)
    return `${(x + Math.cos(angle) * r).toFixed(1)}px ${(y + Math.sin(angle) * r).toFixed(1)}px`
  })
  return `polygon(${points.join(',')})`
}
