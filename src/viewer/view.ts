import { SOFT, SWIPE, ZOOM } from './constants'

/** A place in px from the centre of the stage, rightwards and downwards. */
export type Point = { x: number; y: number }

export type Size = { width: number; height: number }

/**
 * The box that the picture is shown in, in CSS px of the window, and the screen's `density` in
 * device px per CSS px.
 */
export type Stage = Size & { left: number; top: number; density: number }

/**
 * How the picture lies: its centre in px from the centre of the stage, and its scale, 1 being
 * contained in the stage. As CSS: `translate(x, y) scale(scale)` about the centre.
 */
export type View = Point & { scale: number }

/**
 * What sets the limits: the stage, the picture's sharpest source in its own pixels, and the scale
 * beyond which it is not enlarged whatever its pixels. A `maxScale` below 1 is 1.
 */
export type Frame = { stage: Stage; picture: Size; maxScale: number }

export const CENTRE: Point = { x: 0, y: 0 }

/** The whole picture, centred. */
export const FIT: View = { ...CENTRE, scale: 1 }

export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value))

/**
 * Moves `by` between the limits, and beyond them less and less, never by `room` or more. `from`
 * beyond a limit moves freely as far as that, so that what is caught out there neither jumps nor
 * sticks. The curve that iOS lists give way by: over · pull · room / (over · pull + room).
 */
export function soften(from: number, by: number, low: number, high: number, room: number): number {
  const to = from + by
  const inside = clamp(to, Math.min(low, from), Math.max(high, from))
  const over = (to - inside) * SOFT.pull
  return over === 0 ? to : inside + (over * room) / (Math.abs(over) + room)
}

/** A point of the window in px from the centre of the stage. */
export const pointOn = ({ left, top, width, height }: Stage, { x, y }: Point): Point => ({
  x: x - left - width / 2,
  y: y - top - height / 2,
})

/**
 * The picture's size at scale 1, px: as `object-fit: scale-down`, whole and never above its own
 * pixels. Without a size of either, nothing.
 */
export function contain({ stage, picture }: Frame): Size {
  const share = Math.min(stage.width / picture.width, stage.height / picture.height, 1)
  const scale = share > 0 && share < Infinity ? share : 0
  return { width: picture.width * scale, height: picture.height * scale }
}

/** The largest scale: where the picture's own pixels are the screen's, but at least `ZOOM.least`. */
export function largestScale(frame: Frame): number {
  const shown = contain(frame).width * frame.stage.density
  const own = shown > 0 ? frame.picture.width / shown : 0
  return Math.max(1, Math.min(frame.maxScale, Math.max(ZOOM.least, own)))
}

/** How far the centre may lie from the stage's without baring the stage, px. */
export function reachOf(frame: Frame, scale: number): Point {
  const { width, height } = contain(frame)
  return {
    x: Math.max(0, (width * scale - frame.stage.width) / 2),
    y: Math.max(0, (height * scale - frame.stage.height) / 2),
  }
}

/** Enlarges or reduces to `scale`, what lay under `point` then lying under `to`. */
export function zoomAt(view: View, scale: number, point: Point, to: Point = point): View {
  const factor = scale / view.scale
  return {
    x: to.x - (point.x - view.x) * factor,
    y: to.y - (point.y - view.y) * factor,
    scale,
  }
}

/** The nearest view that bares nothing of the stage that the picture could cover. */
export function cover(frame: Frame, { x, y, scale }: View): View {
  if (scale <= 1) return FIT
  const reach = reachOf(frame, scale)
  return { x: clamp(x, -reach.x, reach.x), y: clamp(y, -reach.y, reach.y), scale }
}

/** Whether a point of the stage lies on the picture, and not on the ground. Without a size it does. */
export function isOn(frame: Frame, { x, y, scale }: View, point: Point): boolean {
  const { width, height } = contain(frame)
  const isBeyond = (by: number, side: number) => Math.abs(by) > (side * scale) / 2
  return width === 0 || !(isBeyond(point.x - x, width) || isBeyond(point.y - y, height))
}

/** From one photograph of the strip to the next, px. */
export const strideOf = (stage: Size): number => stage.width + SWIPE.gap
