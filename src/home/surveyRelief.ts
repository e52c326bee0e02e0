import type { PrintedRelief } from '../relief/chart'
import { planRelief } from '../relief/planRelief'
import { drawRings } from './drawRings'
import { letters } from './letters'

/**
 * Computes the relief for the box an element has now, with the letters of its font, once they are
 * loaded. If the font cannot be had, the letters are those shown in its stead.
 *
 * @param signal for when the box is another one, or nobody is there: ends the work, with an error
 */
export async function surveyRelief(
  name: string,
  element: Element,
  signal: AbortSignal,
): Promise<PrintedRelief> {
  const family = getComputedStyle(element).fontFamily
  await document.fonts.load(`700 40px ${family}`, name).catch(() => [])
  signal.throwIfAborted()
  const { clientWidth: width, clientHeight: height } = element
  const { land, ...relief } = planRelief(name, { width, height }, letters(family))
  return { ...relief, rings: await drawRings(land, signal) }
}
