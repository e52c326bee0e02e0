import { VIEWER_FROM } from '../../images/widths.ts'

export type Size = { width: number; height: number }

/** The size of a published file, px. `isForViewer`: not one of the leaner files for grids. */
export type Rung = Size & { isForViewer: boolean }

/** Pixels of the largest file. */
const MAX_AREA = 16e6

/** A longer side of more times the shorter does not make the picture smaller. */
const PANORAMA = 2

/**
 * The sizes at which to publish a picture, ascending; none above the original. Grids ask for files by width, so
 * their widths are widths. Those from 1,600 px on, and the last, bound the longer side. A panorama keeps the
 * height, and a tall picture the width, of a picture of 2:1. No file has more pixels than `area`.
 * @param widths px, ascending
 */
export function rungsOf(
  { width, height }: Size,
  widths: readonly number[],
  area = MAX_AREA,
): Rung[] {
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
