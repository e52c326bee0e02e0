import type { Font, Glyph } from 'fontkit'
import { FACES, variableFile } from '../../fonts/faces.ts'
import { hasLetter } from '../../fonts/letters.ts'
import type { TextRasterizer } from '../../relief/planRelief.ts'
import { NAME, placeLines } from '../../relief/name/nameStyle.ts'
import { readFace } from './readFace.ts'
import { type Edge, scanShape, type Spot } from './scanShape.ts'

const FILES = {
  basic: variableFile(FACES.culture, 'latin'),
  extended: variableFile(FACES.culture, 'latin-ext'),
} as const
const WEIGHT = 700

const PIECES = 8 // straight pieces per curve

/** The edges of a glyph in em, y upwards. Curves are split into straight pieces. */
function outline(glyph: Glyph, em: number): Edge[] {
  const edges: Edge[] = []
  let start: Spot = [0, 0]
  let pen = start
  const to = (next: Spot) => {
    edges.push([pen, next])
    pen = next
  }
  for (const { command, args } of glyph.path.commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args.map((arg) => arg / em)
    if (command === 'moveTo') start = pen = [a, b]
    else if (command === 'lineTo') to([a, b])
    else if (command === 'closePath') to(start)
    else {
      const [x, y] = pen
      for (let i = 1; i <= PIECES; i++) {
        const t = i / PIECES
        const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
        to([p * x + q * a + r * c, p * y + q * b + r * d])
      }
    }
  }
  return edges
}

/** em; the box for a missing character. It is wider for East Asian characters, from U+1100 on. */
const MISSING = { width: 0.6, wide: 1, wideFrom: 0x1100, top: 0.8, bottom: -0.1 } as const

function missingGlyph(code: number): { edges: Edge[]; advance: number } {
  const { top, bottom } = MISSING
  const advance = code < MISSING.wideFrom ? MISSING.width : MISSING.wide
  const corners: Spot[] = [
    [0, bottom],
    [0, top],
    [advance, top],
    [advance, bottom],
  ]
  return { edges: corners.map((from, i): Edge => [from, corners[(i + 1) % 4]!]), advance }
}

/** Whether `FILES` lack a character of the text. */
export const hasMissingGlyphs = (text: string): boolean =>
  Array.from(text).some((sign) => !hasLetter('basic', sign) && !hasLetter('extended', sign))

/** Splits a text by font file, because browsers shape and kern these pieces separately. */
function piecesOf(text: string) {
  const pieces: { piece: string; file: keyof typeof FILES }[] = []
  for (const sign of text) {
    const file = hasLetter('extended', sign) ? 'extended' : 'basic'
    const last = pieces.at(-1)
    if (last?.file === file) last.piece += sign
    else pieces.push({ piece: sign, file })
  }
  return pieces
}

/** Cached, because unpacking a font takes a quarter of a second. */
const faces: Partial<Record<keyof typeof FILES, Font>> = {}

const faceOf = (file: keyof typeof FILES) => (faces[file] ??= readFace(FILES[file], WEIGHT))

/** The outlines and the width of a line of text, in em. */
function set(text: string) {
  let width = 0
  const edges = piecesOf(text).flatMap(({ piece, file }) => {
    const face = faceOf(file)
    const em = face.unitsPerEm
    const { glyphs, positions } = face.layout(piece)
    return glyphs.flatMap((glyph, i) => {
      const { xAdvance, xOffset, yOffset } = positions[i]!
      const known = { edges: outline(glyph, em), advance: xAdvance / em }
      const shape = glyph.id === 0 ? missingGlyph(glyph.codePoints[0] ?? 0) : known
      const [dx, dy] = [width + xOffset / em, yOffset / em]
      width += shape.advance + NAME.tracking
      const move = ([x, y]: Spot): Spot => [x + dx, y + dy]
      return shape.edges.map(([from, to]): Edge => [move(from), move(to)])
    })
  })
  return { edges, width }
}

/** Measures and rasterises text in the site's font. Draws a box for a missing character. */
export const fontRasterizer: TextRasterizer = {
  measure: (text, size) => set(text).width * size,
  rasterize: (lines, size, grid) => {
    const edges = placeLines(lines, size).flatMap(({ line, drop }) => {
      const { edges, width } = set(line)
      const place = ([x, y]: Spot): Spot => [(x - width / 2) * size, drop - y * size]
      return edges.map(([from, to]): Edge => [place(from), place(to)])
    })
    return scanShape(edges, grid)
  },
}
