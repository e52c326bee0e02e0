import type { PrintedRelief } from '../relief/chart'

export const RELIEF_ID = 'relief'

/** Their fills are the ramp of DESIGN section 3. */
export const LAYERS = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'r9'] as const

/** A relief without land or name, to stand in until one is there. */
export const blankRelief = (name: string): PrintedRelief => ({
  name,
  rings: LAYERS.map(() => ''),
  sheets: [],
  turn: 0,
  longest: 0,
  reach: { width: 0, height: 0 },
})

/**
 * The relief that stands in the page, read back from its elements, so that the first render in the
 * browser repeats what was printed. `undefined` where there is none: on a server, on other pages.
 */
export function readRelief(): PrintedRelief | undefined {
  const root = typeof document === 'undefined' ? null : document.getElementById(RELIEF_ID)
  if (!root || root.dataset.blank !== undefined) return undefined
  const sheets: string[][] = Array.from({ length: Number(root.dataset.sheets) }, () => [])
  for (const text of root.querySelectorAll<SVGTextElement>('text'))
    sheets[Number(text.dataset.sheet)]?.push(text.textContent)
  const [width, height] = (root.dataset.reach ?? '').split(' ').map(Number)
  return {
    name: root.dataset.name ?? '',
    rings: Array.from(root.querySelectorAll('path'), (path) => path.getAttribute('d') ?? ''),
    sheets,
    turn: Number(root.style.getPropertyValue('--turn')),
    longest: Number(root.style.getPropertyValue('--longest')),
    reach: { width: width || 0, height: height || 0 },
  }
}
