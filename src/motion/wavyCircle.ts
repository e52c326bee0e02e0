const POINTS = 96 // the same for all shapes, so that they can be interpolated

/** `height` is a share of the radius. */
const WAVES = [
  { count: 3, height: 0.1 },
  { count: 5, height: 0.06 },
  { count: 9, height: 0.03 },
] as const

/** The smallest radius of a shape with a nominal radius of 1. */
export const LEAST_RADIUS = 1 - WAVES.reduce((sum, { height }) => sum + height, 0)

/** A pseudo-random number in (-1, 1), the same for the same arguments. */
const scatter = (n: number, seed: number) =>
  (Math.sin(n * 12.9898 + seed * 78.233) * 43758.5453) % 1

/** A round CSS `polygon()` with a wavy edge, in px. Shapes with the same seed differ only in size. */
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
