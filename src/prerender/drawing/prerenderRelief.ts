import type { ReliefDrawing } from '../../relief/units.ts'
import { drawVariants } from '../../relief/drawVariants.ts'
import { RELIEF_SEED } from '../../theme.ts'
import { fontRasterizer, hasMissingGlyphs } from './fontRasterizer.ts'

/** The home page's relief. Its reach is 0 if the font lacks a character: browsers then redraw it. */
export async function prerenderRelief(name: string): Promise<ReliefDrawing> {
  const prerendered = drawVariants(name, fontRasterizer, name + RELIEF_SEED)
  return hasMissingGlyphs(name) ? { ...prerendered, reach: { width: 0, height: 0 } } : prerendered
}
