import { flushSync } from 'react-dom'
import { animateMoves, isInWindow } from '../../../motion/animateMoves'
import { neighbour } from '../../../search/neighbour'
import { idsNow, useTable } from './tableStore'

/** The attribute that holds a photograph's id on its list item. */
export const SHOT = 'data-shot'
export const FRAME = 'data-frame'
export const frameOf = (id = ''): HTMLElement | null =>
  document.querySelector(`[${SHOT}="${CSS.escape(id)}"] [${FRAME}]`)

/** The element that scrolls another. In a low window, that of the table includes the bar and the tools. */
export function scrollerOf(one: Element): Element {
  const { parentElement: outer } = one
  return !outer || getComputedStyle(one).overflowY === 'auto' ? one : scrollerOf(outer)
}

const focusedShot = () => document.activeElement?.closest(`[${SHOT}]`) ?? null

/** Renders a change. `held` stays in view. `holds`: in its place in the window. */
export function hold(render: () => void, holds = true, held = focusedShot()): void {
  const seen = held?.getBoundingClientRect()
  flushSync(render)
  if (!seen || !isInWindow(seen) || !held?.isConnected) return
  const moved = held.getBoundingClientRect().top - seen.top
  if (holds) scrollerOf(held).scrollTop += moved
  else held.scrollIntoView({ block: 'nearest' })
}

/** Animates photographs to their new places. */
export const travel = (...change: Parameters<typeof hold>) =>
  animateMoves(document.querySelectorAll(`[${SHOT}]`), () => hold(...change))

/** For the 400 ms of a reaction, presses meet nothing in a list: what has just moved may not be meant. */
export function shield(list = document.querySelector(`[${SHOT}]`)?.parentElement): void {
  const { lift } = useTable.getState()
  if (!lift || lift.by === 'keys') list?.animate({ pointerEvents: ['none', 'none'] }, 400)
}

export function focusShot(id: string | undefined): void {
  if (id === undefined || !idsNow().includes(id)) return
  // A photograph far from the window is drawn once it is current.
  flushSync(() => useTable.setState({ current: id }))
  const frame = frameOf(id)
  frame?.focus({ preventScroll: true })
  frame?.closest(`[${SHOT}]`)?.scrollIntoView({ block: 'nearest' })
}

/** Moves focus to the title without scrolling, from a button that is about to be removed. */
export const focusTitle = () =>
  document.querySelector<HTMLElement>('[data-light-table] h1')?.focus({ preventScroll: true })

/** Moves focus to the current photograph, or else to `before`, or else to the title. */
export function returnFocus(before?: HTMLElement | null): void {
  focusTitle()
  before?.focus()
  focusShot(useTable.getState().current)
}

/** Focus that is removed with an element goes to the photographs, unless something else takes it. */
export const passFocus = (element: HTMLElement | null) => () => {
  const isLost = () => document.activeElement === document.body
  if (element?.contains(document.activeElement)) queueMicrotask(() => isLost() && returnFocus())
}

/** The index of the horizontally nearest photograph in the next or previous row; `from` without such a row. */
export function indexInRow(from: number, by: 1 | -1): number {
  const ids = idsNow()
  const shots = [...document.querySelectorAll(`[${SHOT}]`)]
  const shot = shots.find((one) => one.getAttribute(SHOT) === ids[from])
  const next = shot && neighbour(shots, shot, by > 0 ? 'ArrowDown' : 'ArrowUp', false)
  return next ? ids.indexOf(next.getAttribute(SHOT)!) : from
}

/** The photograph to return to: the current one if it is in the window, or else the one in the middle. */
export function placeNow(): string | undefined {
  const { current } = useTable.getState()
  const box = frameOf(current)?.getBoundingClientRect()
  return box && isInWindow(box) ? current : (inMiddle(`[${SHOT}]`)?.getAttribute(SHOT) ?? current)
}

/** The first match whose bottom edge is below the middle of the window. */
export const inMiddle = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find(
    (one) => one.getBoundingClientRect().bottom > window.innerHeight / 2,
  )
