import { CROWDED_SPACING, WALL_MARGIN } from './constants'
import type { Bounds, Point, Region, World } from './world'

/**
 * The widest spacing of `count` points in a rectangle, px: the greatest distance that all pairs can
 * keep. For two it is the diagonal. For three it is a zigzag along a long rectangle (two in one
 * long side's corners, the third amid the other side), and in a nearly square one the largest
 * equilateral triangle, with a vertex in a corner; the two agree where the short side is √3/2 of
 * the long one.
 */
export function widestSpacing(count: number, width: number, height: number): number {
  const long = Math.max(width, height)
  const short = Math.min(width, height)
  if (count < 2) return Infinity
  if (count === 2) return Math.hypot(long, short)
  return short <= (Math.sqrt(3) / 2) * long
    ? Math.hypot(long / 2, short)
    : 2 * Math.sqrt(long * long - Math.sqrt(3) * long * short + short * short)
}

/**
 * Measures the region in which the bodies' centres may be. Along an axis without room for a disc and its margins,
 * that is the middle. Where not all discs fit side by side they overlap, and are kept as far apart
 * as they comfortably can be, so that nothing else need know of it.
 *
 * @param bounds a side that is no positive number counts as 0
 * @returns whether the region is another than before
 */
export function measureRegion({ bodies, size, region }: World, bounds: Bounds): boolean {
  const width = bounds.width > 0 ? bounds.width : 0
  const height = bounds.height > 0 ? bounds.height : 0
  const inset = size / 2 + WALL_MARGIN
  const left = Math.min(inset, width / 2)
  const right = Math.max(width - inset, width / 2)
  const top = Math.min(inset, height / 2)
  const bottom = Math.max(height - inset, height / 2)
  const widest = widestSpacing(bodies.length, right - left, bottom - top)
  const spacing = size <= widest ? size : CROWDED_SPACING * widest
  const hasChanged =
    region.left !== left ||
    region.right !== right ||
    region.top !== top ||
    region.bottom !== bottom ||
    region.spacing !== spacing
  region.left = left
  region.right = right
  region.top = top
  region.bottom = bottom
  region.spacing = spacing
  return hasChanged
}

/** Moves a point to the nearest place in the region. */
export function clampToRegion(point: Point, region: Region): void {
  point.x = Math.min(Math.max(point.x, region.left), region.right)
  point.y = Math.min(Math.max(point.y, region.top), region.bottom)
}
