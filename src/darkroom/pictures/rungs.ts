import { VIEWER_FROM } from '../../images/widths.ts'

export type Size = { width: number; height: number }

/** The size of a published file in px. `isForViewer`: `false` for the smaller files of grids. */
export type Rung = Size & { isForViewer: boolean }

const MAX_AREA = 16e6

/** The largest ratio of sides that counts. Longer pictures are not made smaller. */
const PANORAMA = 2

/**
 * The sizes at which to publish a picture, ascending and never above the original. Up to the viewer's first
 * size, `widths` are widths, because grids request files by width. From 1,600 px on, and for the last, they
 * limit the longer side. A panorama keeps the height of a 2:1 picture, a tall picture its width.
 * @param widths px, ascending
 */
export function rungsOf({ width, height }: Size, widths: readonly number[], area = MAX_AREA) {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)]
  const most = Math.min(1, Math.sqrt(area / (width * height)))
  const isForViewer = (side: number) => side >= VIEWER_FROM || side === widths.at(-1)
  const scaleOf = (side: number) =>
    isForViewer(side)
      ? Math.min(most, Math.max(side / longer, side / PANORAMA / shorter))
      : (side / width) * Math.max(1, width / height / PANORAMA)
  const smallestOfViewer = scaleOf(widths.find(isForViewer)!)
  return widths
    .map((side) => ({ scale: scaleOf(side), isForViewer: isForViewer(side) }))
    .filter((rung) => rung.isForViewer || rung.scale < smallestOfViewer)
    .map((rung) => ({
      width: Math.max(1, Math.round(width * rung.scale)),
      height: Math.max(1, Math.round(height * rung.scale)),
      isForViewer: rung.isForViewer,
    }))
    .filter((rung, i, all) => rung.width !== all[i + 1]?.width)
}
