import type { PrintedRelief } from '../relief/chart.ts'
import { drawSheets } from '../relief/drawSheets.ts'
import { lettering } from './lettering.ts'

/**
 * The home page's relief for every usual window, as it is printed into the built page. If the
 * site's face lacks a sign of the name, it reaches nowhere: the browser, which knows the face that
 * stands in, takes it as a stopgap.
 */
export async function printRelief(name: string): Promise<PrintedRelief> {
  const { guesses, ...letters } = lettering()
  const printed = drawSheets(name, letters)
  return guesses(name) ? { ...printed, reach: { width: 0, height: 0 } } : printed
}
