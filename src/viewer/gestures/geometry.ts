import { RUBBER_BAND, SWIPE, ZOOM } from './constants'

/** px to the right and down. Positions are relative to the centre of the viewport. */
export type Vector = { x: number; y: number }

export type Dimensions = { width: number; height: number }

/** The picture's box in CSS px of the window. `density`: device px per CSS px. */
export type Viewport = Dimensions & { left: number; top: number; density: number }

/** CSS `translate(x, y) scale(scale)` about the viewport's centre. Scale 1 fits the viewport. */
export type Transform = Vector & { scale: number }

/** `picture`: its size in its own pixels. */
export type Geometry = { viewport: Viewport; picture: Dimensions }

export const CENTRE: Vector = { x: 0, y: 0 }

export const FIT: Transform = { ...CENTRE, scale: 1 }

export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value))

/**
 * Moves `by`. Beyond the limits the movement slows down and stays below `room`. A `from` beyond a limit moves
 * freely up to there. The curve of iOS lists: over · resistance · room / (over · resistance + room).
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

export const toViewport = ({ left, top, width, height }: Viewport, { x, y }: Vector): Vector => ({
  x: x - left - width / 2,
  y: y - top - height / 2,
})

/** The size at scale 1, px, as with `object-fit: scale-down`. Zero if either size is unknown. */
export function containedSize({ viewport, picture }: Geometry): Dimensions {
  const share = Math.min(viewport.width / picture.width, viewport.height / picture.height, 1)
  const scale = share > 0 && share < Infinity ? share : 0
  return { width: picture.width * scale, height: picture.height * scale }
}

/** `fill`: the picture fills the viewport in both directions. `own`: one picture pixel per device pixel. */
function scalesOf(geometry: Geometry) {
  const { viewport, picture } = geometry
  const { width, height } = containedSize(geometry)
  if (!(width > 0 && height > 0)) return { fill: 1, own: 1 }
  return {
    fill: Math.max(viewport.width / width, viewport.height / height),
    own: picture.width / (width * viewport.density),
  }
}

/** The greatest scale: the picture fills the viewport and shows its own pixels. At least `ZOOM.least`. */
export function largestScale(geometry: Geometry): number {
  const { fill, own } = scalesOf(geometry)
  return Math.max(ZOOM.least, fill, own)
}

/** The scale of a double tap: `ZOOM.tap`, or more to fill the viewport if the pixels suffice. */
export function tapScale(geometry: Geometry): number {
  const { fill, own } = scalesOf(geometry)
  return Math.min(largestScale(geometry), Math.max(ZOOM.tap, Math.min(fill, ZOOM.blur * own)))
}

/** The distance that the picture's centre can move before the background shows, px. */
export function panRange(geometry: Geometry, scale: number): Vector {
  const { width, height } = containedSize(geometry)
  return {
    x: Math.max(0, (width * scale - geometry.viewport.width) / 2),
    y: Math.max(0, (height * scale - geometry.viewport.height) / 2),
  }
}

export const moveBy = ({ x, y, scale }: Transform, dx: number, dy: number): Transform => ({
  x: x + dx,
  y: y + dy,
  scale,
})

/** Scales to `scale` and moves the part under `point` to `to`. */
export function zoomAt(
  transform: Transform,
  scale: number,
  point: Vector,
  to: Vector = point,
): Transform {
  const factor = scale / transform.scale
  return {
    x: to.x - (point.x - transform.x) * factor,
    y: to.y - (point.y - transform.y) * factor,
    scale,
  }
}

/** The nearest transform at which the picture covers as much of the viewport as it can. */
export function clampTransform(geometry: Geometry, { x, y, scale }: Transform): Transform {
  if (scale <= 1) return FIT
  const range = panRange(geometry, scale)
  return { x: clamp(x, -range.x, range.x), y: clamp(y, -range.y, range.y), scale }
}

/** Whether a point is on the picture. True if the picture's size is unknown. */
export function isOnPicture(
  geometry: Geometry,
  { x, y, scale }: Transform,
  point: Vector,
): boolean {
  const { width, height } = containedSize(geometry)
  const isBeyond = (by: number, side: number) => Math.abs(by) > (side * scale) / 2
  return width === 0 || !(isBeyond(point.x - x, width) || isBeyond(point.y - y, height))
}

/** The distance from one photograph of the strip to the next, px. */
export const slideDistance = (viewport: Dimensions): number => viewport.width + SWIPE.gap
