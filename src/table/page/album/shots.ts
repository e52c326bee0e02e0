import { flushSync } from 'react-dom'
import { idsNow, useTable } from '../tableStore'

/** On each photograph's element of the list: its id. */
export const SHOT = 'data-shot'
/** On the picture of each. */
export const FRAME = 'data-frame'

/** The picture of a photograph. */
export const frameOf = (id: string): HTMLElement | null =>
  document.querySelector(`[${SHOT}="${CSS.escape(id)}"] [${FRAME}]`)

/** How pictures go to other places; the site's own motion is no part of this page. */
const TRAVEL = { duration: 480, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

/** Does what puts photographs in other places: those in view travel there from where they stood. */
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

/** Leads focus to a photograph, and brings it into view. */
export function focusShot(id: string | undefined): void {
  if (id === undefined) return
  // One that is far from the window is not drawn before.
  flushSync(() => useTable.setState({ current: id }))
  const frame = frameOf(id)
  frame?.focus({ preventScroll: true })
  frame?.closest(`[${SHOT}]`)?.scrollIntoView({ block: 'nearest' })
}

/** The index of the photograph of the next row, or the row before, whose middle is nearest; the same where there is none. */
export function indexInRow(from: number, by: 1 | -1): number {
  const ids = idsNow()
  const boxAt = (i: number) => frameOf(ids[i]!)!.getBoundingClientRect()
  const start = boxAt(from)
  const off = ({ left, right }: DOMRect) => Math.abs(left + right - start.left - start.right)
  let [best, row]: [number, DOMRect?] = [from]
  for (let i = from + by; ids[i] !== undefined; i += by) {
    const box = boxAt(i)
    // A fraction of a pixel makes no other row.
    if (Math.abs(box.top - start.top) < 2) continue
    row ??= box
    if (Math.abs(box.top - row.top) >= 2) break
    if (best === from || off(box) < off(boxAt(best))) best = i
  }
  return best
}

/** The first of some elements that reaches below the middle of the window. */
export const inMiddle = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find(
    (one) => one.getBoundingClientRect().bottom > window.innerHeight / 2,
  )
