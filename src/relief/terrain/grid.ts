/** The unit depends on the context. */
export type BoxSize = { readonly width: number; readonly height: number }

/** Square cells around a middle at 0, 0, in the unit of the boxes that the grid covers. */
export type Grid = {
  readonly boxes: readonly BoxSize[]
  readonly columns: number
  readonly rows: number
  readonly cell: number
  readonly left: number // the outer corner of the first cell
  readonly top: number
}

export const OVERSCAN = 8 // cells outside all boxes, where rings close invisibly

/** The grid that covers all boxes. It has no cells if the boxes have no area. */
export function grid(boxes: readonly BoxSize[], cell: number): Grid {
  const width = Math.max(...boxes.map((box) => box.width))
  const height = Math.max(...boxes.map((box) => box.height))
  if (!(width > 0 && height > 0 && width * height < Infinity && cell > 0))
    return { boxes, columns: 0, rows: 0, cell, left: 0, top: 0 }
  const across = (length: number) => 2 * (Math.ceil(length / 2 / cell) + OVERSCAN)
  const [columns, rows] = [across(width), across(height)]
  return { boxes, columns, rows, cell, left: (-columns / 2) * cell, top: (-rows / 2) * cell }
}
