import { RELIEF_ID } from '../../document'
import { RELIEF_COLOURS } from '../../theme'
import type { ReliefDrawing } from '../../relief/units'

export const blankRelief = (name: string): ReliefDrawing => ({
  name,
  rings: RELIEF_COLOURS.day.map(() => ''),
  variants: [],
  oneLineFrom: 0,
  longestLine: 0,
  reach: { width: 0, height: 0 },
})

/** Finds the prerendered relief in the page, so that hydration repeats the same markup. */
export function findRelief(): ReliefDrawing | undefined {
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
