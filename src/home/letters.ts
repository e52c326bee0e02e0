import { baselines, NAME } from '../relief/nameStyle'
import type { Lettering } from '../relief/planRelief'

/** Of 255: a cell counts as touched by a letter when it is covered by about a sixth. */
const TOUCHED = 40

/** Measures and rasterises with the browser's own text, in a CSS font family at weight 700. */
export function letters(family: string): Lettering {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const { canvas } = context
  const measure = (text: string, size: number) => {
    context.font = `700 ${size}px ${family}`
    return context.measureText(text).width + text.length * NAME.tracking * size
  }
  return {
    measure,
    letters: (lines, size, { columns, rows, cell, left, top }) => {
      canvas.width = columns
      canvas.height = rows
      context.setTransform(1 / cell, 0, 0, 1 / cell, -left / cell, -top / cell)
      context.textAlign = 'center'
      const drops = baselines(lines.length, size)
      // Given its width, fillText condenses the line to it: tracking, without asking for support.
      lines.forEach((line, i) => context.fillText(line, 0, drops[i]!, measure(line, size)))
      const { data } = context.getImageData(0, 0, columns, rows)
      return Uint8Array.from({ length: columns * rows }, (_, i) => +(data[i * 4 + 3]! > TOUCHED))
    },
  }
}
