import type { ReliefDrawing } from '../relief/units.ts'
import { drawVariants } from '../relief/drawVariants.ts'
import { RELIEF_SEED } from '../theme.ts'
import { fontRasterizer } from './fontRasterizer.ts'

/**
 * The home page's relief for every usual window, as it stands in the built page. If the
 * site's face lacks a sign of the name, it reaches nowhere: the browser, which knows the face that
 * stands in, takes it as a stopgap.
 */
export async function prerenderRelief(name: string): Promise<ReliefDrawing> {
  const { hasMissingGlyphs, ...letters } = fontRasterizer()
  const prerendered = drawVariants(name, letters, name + RELIEF_SEED)
  return hasMissingGlyphs(name) ? { ...prerendered, reach: { width: 0, height: 0 } } : prerendered
}
