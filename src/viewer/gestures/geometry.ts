import { RUBBER_BAND, SWIPE, ZOOM } from './constants'

/** A place in px from the centre of the viewport, rightwards and downwards. */
export type Point = { x: number; y: number }

export type Size = { width: number; height: number }

/**
 * The box that the picture is shown in, in CSS px of the window, and the screen's `density` in
 * device px per CSS px.
 */
export type Viewport = Size & { left: number; top: number; density: number }

/**
 * How the picture lies: its centre in px from the centre of the viewport, and its scale, 1 being
 * contained in the viewport. As CSS: `translate(x, y) scale(scale)` about the centre.
 */
export type Transform = Point & { scale: number }

/**
 * What sets the limits: the viewport, the picture's sharpest source in its own pixels, and the scale
 * beyond which it is not enlarged whatever its pixels. A `maxScale` below 1 is 1.
 */
export type Geometry = { viewport: Viewport; picture: Size; maxScale: number }

export const CENTRE: Point = { x: 0, y: 0 }

/** The whole picture, centred. */
export const FIT: Transform = { ...CENTRE, scale: 1 }

export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value))

/**
 * Moves `by` between the limits, and beyond them less and less, never by `room` or more. `from`
 * beyond a limit moves freely as far as that, so that what is caught out there neither jumps nor
 * sticks. The curve that iOS lists give way by: over · resistance · room / (over · resistance + room).
 */
export function rubberBand(
  from: number,
  by: number,
  low: number,
  high: number,
  room: number,
): number {
  const to = from + by
  const inside = clamp(to, Math.min(low, from), Math.max(high, from))
  const over = (to - inside) * RUBBER_BAND.resistance
  return over === 0 ? to : inside + (over * room) / (Math.abs(over) + room)
}

/** A point of the window in px from the centre of the viewport. */
export const toViewport = ({ left, top, width, height }: Viewport, { x, y }: Point): Point => ({
  x: x - left - width / 2,
  y: y - top - height / 2,
})

/**
 * The picture's size at scale 1, px: as `object-fit: scale-down`, whole and never above its own
 * pixels. Without a size of either, nothing.
 */
export function containedSize({ viewport, picture }: Geometry): Size {
  const share = Math.min(viewport.width / picture.width, viewport.height / picture.height, 1)
  const scale = share > 0 && share < Infinity ? share : 0
  return { width: picture.width * scale, height: picture.height * scale }
}

/** The largest scale: where the picture's own pixels are the screen's, but at least `ZOOM.least`. */
export function largestScale(geometry: Geometry): number {
  const shown = containedSize(geometry).width * geometry.viewport.density
  const own = shown > 0 ? geometry.picture.width / shown : 0
  return Math.max(1, Math.min(geometry.maxScale, Math.max(ZOOM.least, own)))
}

/** How far the centre may lie from the viewport's without baring the viewport, px. */
export function panRange(geometry: Geometry, scale: number): Point {
  const { width, height } = containedSize(geometry)
  return {
    x: Math.max(0, (width * scale - geometry.viewport.width) / 2),
    y: Math.max(0, (height * scale - geometry.viewport.height) / 2),
  }
}

/** Enlarges or reduces to `scale`, what lay under `point` then lying under `to`. */
export function zoomAt(
  transform: Transform,
  scale: number,
  point: Point,
  to: Point = point,
): Transform {
  const factor = scale / transform.scale
  return {
    x: to.x - (point.x - transform.x) * factor,
    y: to.y - (point.y - transform.y) * factor,
    scale,
  }
}

/** The nearest transform that bares nothing of the viewport that the picture could cover. */
export function clampTransform(geometry: Geometry, { x, y, scale }: Transform): Transform {
  if (scale <= 1) return FIT
  const range = panRange(geometry, scale)
  return { x: clamp(x, -range.x, range.x), y: clamp(y, -range.y, range.y), scale }
}

/** Whether a point of the viewport lies on the picture, and not on the ground. Without a size it does. */
export function isOnPicture(geometry: Geometry, { x, y, scale }: Transform, point: Point): boolean {
  const { width, height } = containedSize(geometry)
  const isBeyond = (by: number, side: number) => Math.abs(by) > (side * scale) / 2
  return width === 0 || !(isBeyond(point.x - x, width) || isBeyond(point.y - y, height))
}

/** From one photograph of the strip to the next, px. */
export const slideDistance = (viewport: Size): number => viewport.width + SWIPE.gap
