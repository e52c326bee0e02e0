import { fontRuns } from '../../fonts/fontRuns'
import { NAME, placeLines } from '../../relief/name/nameStyle'
import type { TextRasterizer } from '../../relief/planRelief'

const TOUCHED = 40 // of 255; the least coverage of a cell, about a sixth

/** Measures and rasterises text with a canvas, at weight 700. */
export function canvasRasterizer(family: string, fallback: string): TextRasterizer {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const { canvas } = context
  const runsOf = (line: string, size: number) =>
    fontRuns(line).map(({ text, isFallback }) => {
      const face = `700 ${size}px ${isFallback ? fallback : family}`
      context.font = face
      const width = context.measureText(text).width + text.length * NAME.tracking * size
      return { text, face, width }
    })
  const measure = (text: string, size: number) =>
    runsOf(text, size).reduce((total, { width }) => total + width, 0)
  return {
    measure,
    rasterize: (lines, size, { columns, rows, cell, left, top }) => {
      canvas.width = columns
      canvas.height = rows
      context.setTransform(1 / cell, 0, 0, 1 / cell, -left / cell, -top / cell)
      for (const { line, drop } of placeLines(lines, size)) {
        let x = -measure(line, size) / 2
        for (const { text, face, width } of runsOf(line, size)) {
          context.font = face
          // fillText condenses the text to this width, which gives tracking in every browser.
          context.fillText(text, x, drop, width)
          x += width
        }
      }
      const { data } = context.getImageData(0, 0, columns, rows)
      return Uint8Array.from({ length: columns * rows }, (_, i) => +(data[i * 4 + 3]! > TOUCHED))
    },
  }
}
