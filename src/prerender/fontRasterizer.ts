// oxlint-disable no-underscore-dangle, no-unsafe-type-assertion -- fontkit's types leave parts out
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { FACES, variableFile } from '../fonts/faces.ts'
import { hasLetter } from '../fonts/letters.ts'
import type { TextRasterizer } from '../relief/planRelief.ts'
import { baselines, NAME } from '../relief/nameStyle.ts'
import type { Grid } from '../relief/grid.ts'

/** The files that those of src/fonts are cut from. */
const FILES = {
  basic: variableFile(FACES.culture, 'latin'),
  extended: variableFile(FACES.culture, 'latin-ext'),
} as const
const WEIGHT = 700

/** Straight pieces per curve of an outline, and lines scanned per row of cells. */
const FINE = { pieces: 8, scans: 4 } as const

/** The parts of fontkit 2.0.4 that its types leave out. */
type Movable = { x: number; y: number; endContour: boolean; copy(): Movable }
type Outline = { points?: Movable[]; components?: { dx: number; dy: number }[] }
type Inside = fontkit.Font & {
  variationCoords: number[]
  _transformGlyfTable(): void
  _transformedGlyphs: Outline[]
  _variationProcessor: { transformPoints(glyph: number, points: Movable[]): void }
}

const movable = (x: number, y: number): Movable => ({
  x,
  y,
  endContour: true,
  copy: () => movable(x, y),
})

/**
 * A file of the site's face, at one weight. fontkit's own getVariation() cannot read the outlines of a WOFF2
 * file, so it is opened twice: one copy unpacks the outlines; the other, told the weight before it
 * has read anything, moves their points to it and then sets text with the right advances.
 */
function openFace(name: string, weight: number): fontkit.Font {
  const file = readFileSync(createRequire(import.meta.url).resolve(name))
  const plain = fontkit.create(file) as Inside
  const face = fontkit.create(file) as Inside
  plain._transformGlyfTable()
  face.variationCoords = [weight]
  face._transformedGlyphs = plain._transformedGlyphs
  for (const [glyph, { points = [], components = [] }] of face._transformedGlyphs.entries()) {
    const offsets = components.map(({ dx, dy }) => movable(dx, dy))
    // Four more points, which nobody draws, stand for the glyph's metrics; HVAR has them already.
    const metrics = Array.from({ length: 4 }, () => movable(0, 0))
    face._variationProcessor.transformPoints(glyph, [...points, ...offsets, ...metrics])
    for (const [i, component] of components.entries())
      [component.dx, component.dy] = [offsets[i]!.x, offsets[i]!.y]
  }
  return face
}

type Spot = readonly [x: number, y: number]
type Edge = readonly [from: Spot, to: Spot]

/** The edges of a glyph's outline, em, y upwards; its curves are cut into straight pieces. */
function outline(glyph: fontkit.Glyph, em: number): Edge[] {
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
      for (let i = 1; i <= FINE.pieces; i++) {
        const t = i / FINE.pieces
        const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
        to([p * x + q * a + r * c, p * y + q * b + r * d])
      }
    }
  }
  return edges
}

/** A box for a sign that the face lacks, em. East Asian signs, which follow U+1100, are wider. */
const MISSING = { width: 0.6, wide: 1, wideFrom: 0x1100, top: 0.8, bottom: -0.1 } as const

function missingSign(sign: number): { edges: Edge[]; advance: number } {
  const { top, bottom } = MISSING
  const advance = sign < MISSING.wideFrom ? MISSING.width : MISSING.wide
  const edges: Edge[] = [
    [
      [0, bottom],
      [0, top],
    ],
    [
      [0, top],
      [advance, top],
    ],
    [
      [advance, top],
      [advance, bottom],
    ],
    [
      [advance, bottom],
      [0, bottom],
    ],
  ]
  return { edges, advance }
}

/** Marks the cells that the shape within the edges touches; overlaps count as inside. */
function scan(edges: readonly Edge[], { columns, rows, cell, left, top }: Grid): Uint8Array {
  const marks = new Uint8Array(columns * rows)
  const heights = edges.map(([[, y]]) => y)
  const first = Math.max(0, Math.floor((Math.min(...heights) - top) / cell))
  const last = Math.min(rows - 1, Math.floor((Math.max(...heights) - top) / cell))
  for (let row = first; row <= last; row++) {
    for (let n = 0; n < FINE.scans; n++) {
      const y = top + (row + (n + 0.5) / FINE.scans) * cell
      const crossings = edges
        .filter(([[, ay], [, by]]) => ay <= y !== by <= y)
        .map(([[ax, ay], [bx, by]]) => ({
          column: (ax + ((y - ay) / (by - ay)) * (bx - ax) - left) / cell,
          way: Math.sign(by - ay),
        }))
        .toSorted((a, b) => a.column - b.column)
      let winding = 0
      for (const [i, { column, way }] of crossings.entries()) {
        winding += way
        const end = crossings[i + 1]?.column
        if (winding === 0 || end === undefined) continue
        const [from, to] = [Math.max(0, Math.floor(column)), Math.min(columns - 1, Math.floor(end))]
        if (from <= to) marks.fill(1, row * columns + from, row * columns + to + 1)
      }
    }
  }
  return marks
}

/** Whether a sign of a text is in none of `FILES`: other scripts join or turn their letters, as browsers do. */
const hasMissingGlyphs = (text: string): boolean =>
  Array.from(text).some((sign) => {
    const code = sign.codePointAt(0)!
    return !hasLetter('basic', code) && !hasLetter('extended', code)
  })

/** A text in pieces that stand in one font file each: browsers shape, and so kern, them apart. */
function piecesOf(text: string) {
  const pieces: { piece: string; file: keyof typeof FILES }[] = []
  for (const sign of text) {
    const file = hasLetter('extended', sign.codePointAt(0)!) ? 'extended' : 'basic'
    const last = pieces.at(-1)
    if (last?.file === file) last.piece += sign
    else pieces.push({ piece: sign, file })
  }
  return pieces
}

/** Those that are open: to unpack one takes a quarter of a second. */
const faces: Partial<Record<keyof typeof FILES, fontkit.Font>> = {}

/**
 * Measures and rasterises text in the site's face without a browser. A sign the face lacks is
 * guessed, and `hasMissingGlyphs` tells so: there the browser had better compute the relief itself.
 */
export function fontRasterizer(): TextRasterizer & { hasMissingGlyphs: (text: string) => boolean } {
  const faceOf = (file: keyof typeof FILES) => (faces[file] ??= openFace(FILES[file], WEIGHT))

  /** The outlines of a line of text where they stand, and its width, em. */
  const set = (text: string) => {
    let width = 0
    const edges = piecesOf(text).flatMap(({ piece, file }) => {
      const face = faceOf(file)
      const em = face.unitsPerEm
      const { glyphs, positions } = face.layout(piece)
      return glyphs.flatMap((glyph, i) => {
        const { xAdvance, xOffset, yOffset } = positions[i]!
        const known = { edges: outline(glyph, em), advance: xAdvance / em }
        const shape = glyph.id === 0 ? missingSign(glyph.codePoints[0] ?? 0) : known
        const [dx, dy] = [width + xOffset / em, yOffset / em]
        width += shape.advance + NAME.tracking
        return shape.edges.map((edge) => edge.map(([x, y]): Spot => [x + dx, y + dy]))
      })
    })
    return { edges, width }
  }

  return {
    hasMissingGlyphs,
    measure: (text, size) => set(text).width * size,
    rasterize: (lines, size, grid) => {
      const drops = baselines(lines.length, size)
      const edges = lines.flatMap((line, i) => {
        const { edges, width } = set(line)
        const place = ([x, y]: Spot): Spot => [(x - width / 2) * size, drops[i]! - y * size]
        return edges.map(([from, to]): Edge => [place(from!), place(to!)])
      })
      return scan(edges, grid)
    },
  }
}
