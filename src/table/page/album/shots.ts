import { flushSync } from 'react-dom'
import { idsNow, useTable } from '../tableStore'

/** The attribute that holds a photograph's id on its list item. */
export const SHOT = 'data-shot'
export const FRAME = 'data-frame'

export const frameOf = (id: string): HTMLElement | null =>
  document.querySelector(`[${SHOT}="${CSS.escape(id)}"] [${FRAME}]`)

/** The light table does not share the site's motion settings. */
const TRAVEL = { duration: 480, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

/** Animates the visible photographs from their old to their new places (FLIP), unless motion is reduced. */
export function travel(rearrange: () => void): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return rearrange()
  const before = new Map<Element, DOMRect>()
  for (const shot of document.querySelectorAll(`[${SHOT}]`)) {
    const box = shot.getBoundingClientRect()
    if (box.bottom > 0 && box.top < window.innerHeight) before.set(shot, box)
  }
  flushSync(rearrange)
  for (const [shot, { left, top }] of before) {
    const now = shot.getBoundingClientRect()
    const [x, y] = [left - now.left, top - now.top]
    if (x || y) shot.animate({ translate: [`${x}px ${y}px`, '0 0'] }, TRAVEL)
  }
}

export function focusShot(id: string | undefined): void {
  if (id === undefined) return
  // A photograph far from the window is only drawn once it is current.
  flushSync(() => useTable.setState({ current: id }))
  const frame = frameOf(id)
  frame?.focus({ preventScroll: true })
  frame?.closest(`[${SHOT}]`)?.scrollIntoView({ block: 'nearest' })
}

/** The index of the horizontally nearest photograph in the next or previous row; `from` without such a row. */
export function indexInRow(from: number, by: 1 | -1): number {
  const ids = idsNow()
  const boxAt = (i: number) => frameOf(ids[i]!)!.getBoundingClientRect()
  const start = boxAt(from)
  const off = ({ left, right }: DOMRect) => Math.abs(left + right - start.left - start.right)
  let [best, row]: [number, DOMRect?] = [from]
  for (let i = from + by; ids[i] !== undefined; i += by) {
    const box = boxAt(i)
    // Tolerates rounding: tops in the same row may differ by fractions of a pixel.
    if (Math.abs(box.top - start.top) < 2) continue
    row ??= box
    if (Math.abs(box.top - row.top) >= 2) break
    if (best === from || off(box) < off(boxAt(best))) best = i
  }
  return best
}

/** The first match whose bottom edge is below the middle of the window. */
export const inMiddle = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find(
    (one) => one.getBoundingClientRect().bottom > window.innerHeight / 2,
  )
