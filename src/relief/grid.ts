/** A width and a height, in whatever unit the context names. */
export type Box = { readonly width: number; readonly height: number }

/** Square cells over an area whose middle is at 0, 0. Lengths are in the units of its boxes. */
export type Grid = {
  /** The parts of the area that can come into sight, each with its middle at 0, 0. */
  readonly boxes: readonly Box[]
  readonly columns: number
  readonly rows: number
  /** The side of a cell. */
  readonly cell: number
  /** The outer corner of the first cell. */
  readonly left: number
  readonly top: number
}

/** Cells beyond every box: what closes a ring out there is out of sight, and so is its shadow. */
export const OVERSCAN = 8

/** The grid of cells that covers every box. If they have no area, it has no cells. */
export function grid(boxes: readonly Box[], cell: number): Grid {
  const width = Math.max(...boxes.map((box) => box.width))
  const height = Math.max(...boxes.map((box) => box.height))
  if (!(width > 0 && height > 0 && width * height < Infinity && cell > 0))
    return { boxes, columns: 0, rows: 0, cell, left: 0, top: 0 }
  const across = (length: number) => 2 * (Math.ceil(length / 2 / cell) + OVERSCAN)
  const [columns, rows] = [across(width), across(height)]
  return { boxes, columns, rows, cell, left: (-columns / 2) * cell, top: (-rows / 2) * cell }
}
