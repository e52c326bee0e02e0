import { CROWDED_SPACING, WALL_MARGIN } from './constants'
import type { Bounds, Position, Region, World } from './world'

/** The greatest distance (px) that three points can keep from each other in a rectangle. */
export function widestSpacing(width: number, height: number): number {
  const long = Math.max(width, height)
  const short = Math.min(width, height)
  return short <= (Math.sqrt(3) / 2) * long
    ? Math.hypot(long / 2, short)
    : 2 * Math.sqrt(long * long - Math.sqrt(3) * long * short + short * short)
}

/** Measures where centres may be. Returns whether the region has changed. */
export function measureRegion({ size, region }: World, bounds: Bounds): boolean {
  const width = bounds.width > 0 ? bounds.width : 0
  const height = bounds.height > 0 ? bounds.height : 0
  const inset = size / 2 + WALL_MARGIN
  const left = Math.min(inset, width / 2)
  const right = Math.max(width - inset, width / 2)
  const top = Math.min(inset, height / 2)
  const bottom = Math.max(height - inset, height / 2)
  const widest = widestSpacing(right - left, bottom - top)
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

export function clampToRegion(point: Position, region: Region): void {
  point.x = Math.min(Math.max(point.x, region.left), region.right)
  point.y = Math.min(Math.max(point.y, region.top), region.bottom)
}
