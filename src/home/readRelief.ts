import { RELIEF_ID } from '../document'
import { RELIEF_COLOURS } from '../theme'
import type { ReliefDrawing } from '../relief/units'

/** A relief without layers or name, to stand in until one is there. */
export const blankRelief = (name: string): ReliefDrawing => ({
  name,
  rings: RELIEF_COLOURS.day.map(() => ''),
  variants: [],
  oneLineFrom: 0,
  longestLine: 0,
  reach: { width: 0, height: 0 },
})

/**
 * The relief that stands in the page, read back from its elements, so that the first render in the
 * browser repeats what was prerendered. `undefined` where there is none: on a server, on other pages.
 */
export function readRelief(): ReliefDrawing | undefined {
  const root = typeof document === 'undefined' ? null : document.getElementById(RELIEF_ID)
  if (!root || root.dataset.blank !== undefined) return undefined
  const variants: string[][] = Array.from({ length: Number(root.dataset.variants) }, () => [])
  for (const text of root.querySelectorAll('text'))
    variants[Number(text.getAttribute('data-variant'))]?.push(text.textContent)
  const [width, height] = (root.dataset.reach ?? '').split(' ').map(Number)
  return {
    name: root.dataset.name ?? '',
    rings: Array.from(root.querySelectorAll('path'), (path) => path.getAttribute('d') ?? ''),
    variants,
    oneLineFrom: Number(root.dataset.oneLineFrom),
    longestLine: Number(root.dataset.longestLine),
    reach: { width: width || 0, height: height || 0 },
  }
}
