import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

/** The parts of fontkit 2.0.4 that are missing in its types. */
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
 * fontkit's getVariation() does not support WOFF2, so one copy unpacks the outlines and a second one moves
 * their points to the weight.
 */
export function readFace(name: string, weight: number): fontkit.Font {
  const file = readFileSync(createRequire(import.meta.url).resolve(name))
  const plain = fontkit.create(file) as Inside
  const face = fontkit.create(file) as Inside
  plain._transformGlyfTable()
  face.variationCoords = [weight]
  face._transformedGlyphs = plain._transformedGlyphs
  for (const [glyph, { points = [], components = [] }] of face._transformedGlyphs.entries()) {
    const offsets = components.map(({ dx, dy }) => movable(dx, dy))
    // Four points for the glyph's metrics. HVAR already contains those.
    const metrics = Array.from({ length: 4 }, () => movable(0, 0))
    face._variationProcessor.transformPoints(glyph, [...points, ...offsets, ...metrics])
    for (const [i, component] of components.entries())
      [component.dx, component.dy] = [offsets[i]!.x, offsets[i]!.y]
  }
  return face
}
