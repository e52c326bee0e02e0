import type { TextRasterizer } from '../../src/relief/planRelief'
import { placeLines } from '../../src/relief/name/nameStyle'

/** Every letter is a block, 0.55 em wide and 0.7 em high, followed by 0.05 em. */
const BLOCK = { width: 0.55, advance: 0.6, height: 0.7 } as const

const width = (text: string) => text.length * BLOCK.advance

export const blockLetters: TextRasterizer = {
  measure: (text, size) => width(text) * size,
  rasterize: (lines, size, { columns, rows, cell, left, top }) => {
    const placed = placeLines(lines, size)
    return Uint8Array.from({ length: columns * rows }, (_, i) => {
      const x = left + ((i % columns) + 0.5) * cell
      const y = top + (Math.floor(i / columns) + 0.5) * cell
      const touched = placed.some(({ line, drop }) => {
        const along = x / size + width(line) / 2
        const sign = line[Math.floor(along / BLOCK.advance)]
        const above = (drop - y) / size
        return (
          along >= 0 &&
          sign !== undefined &&
          sign !== ' ' &&
          along % BLOCK.advance < BLOCK.width &&
          above > 0 &&
          above < BLOCK.height
        )
      })
      return +touched
    })
  },
}
