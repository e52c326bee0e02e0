import type { ReliefDrawing } from '../../relief/units'
import { FALLBACK_FAMILIES, RELIEF_SEED } from '../../theme'
import { planRelief } from '../../relief/planRelief'
import { drawRings } from './drawRings'
import { canvasRasterizer } from './canvasRasterizer'

/** Computes the relief for an element, in the element's font if it loads. Throws when aborted. */
export async function computeRelief(
  name: string,
  element: Element,
  signal: AbortSignal,
): Promise<ReliefDrawing> {
  const family = getComputedStyle(element).fontFamily
  await document.fonts.load(`700 40px ${family}`, name).catch(() => [])
  signal.throwIfAborted()
  const { clientWidth: width, clientHeight: height } = element
  const letters = canvasRasterizer(family, FALLBACK_FAMILIES.culture.join(', '))
  const { ringsInput, ...relief } = planRelief(name, { width, height }, letters, name + RELIEF_SEED)
  return { ...relief, rings: await drawRings(ringsInput, signal) }
}
