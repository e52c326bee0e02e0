import type { ReliefDrawing } from '../../relief/units.ts'
import { drawVariants } from '../../relief/drawVariants.ts'
import { RELIEF_SEED } from '../../theme.ts'
import { fontRasterizer } from './fontRasterizer.ts'

/** The home page's relief. Its reach is 0 if the font lacks a character: browsers then redraw it. */
export async function prerenderRelief(name: string): Promise<ReliefDrawing> {
  const { hasMissingGlyphs, ...letters } = fontRasterizer()
  const prerendered = drawVariants(name, letters, name + RELIEF_SEED)
  return hasMissingGlyphs(name) ? { ...prerendered, reach: { width: 0, height: 0 } } : prerendered
}
