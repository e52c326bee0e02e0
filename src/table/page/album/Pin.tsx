import { useLayoutEffect, useRef } from 'react'
import { moveTo } from '../../../motion/moveTo'
import { isRightToLeft } from '../../../page/isRightToLeft'
import { frameOf } from '../state/shots'
import { idsNow, useTable } from '../state/tableStore'

/** Marks the gap for the lifted photographs, whose neighbours step apart. It looks like the pin of the viewer's scale bar. */
export function Pin() {
  const { gap, isAfter } = useTable(({ lift }) => lift?.to) ?? { gap: -1 }
  const by = useTable(({ lift }) => lift?.by)
  const pin = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const sides = [frameOf(idsNow()[gap - 1]), frameOf(idsNow()[gap])]
    const time = by === 'pointer' ? 0 : 180 // ms. Animations would make a drag drop twice as many frames.
    const step = (to: number) =>
      sides.forEach((one, i) => one && moveTo(one, `${i ? to : -to}rem`, time))
    step(isRightToLeft() ? -0.8125 : 0.8125) // rem
    if (by === 'keys') sides.forEach((one) => one?.scrollIntoView({ block: 'nearest' }))
    return () => step(0)
  }, [gap, by])
  // One element for all gaps, so that Chromium keeps its layers. Each render of the list may move rows.
  useLayoutEffect(() => {
    const ids = idsNow()
    // At the end of a row the pin stands after the last photograph, otherwise before the next one.
    const isBehind = isAfter || gap === ids.length
    const box = frameOf(ids[isBehind ? gap - 1 : gap])?.parentElement
    if (!box || !pin.current) return
    const isAtLeft = isBehind === isRightToLeft()
    const edge = isAtLeft ? box.offsetLeft : box.offsetLeft + box.offsetWidth
    const x = `calc(${edge - 1.5}px ${isAtLeft ? '-' : '+'} var(--gap) / 2)`
    moveTo(pin.current, `${x} ${box.offsetTop - 6}px`)
    pin.current.style.height = `${box.offsetHeight + 12}px`
  })
  return (
    <li
      ref={pin}
      hidden={gap < 0}
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 z-1 w-0.75 bg-accent [will-change:translate] forced-colors:bg-highlight"
    >
      <i className="absolute -inset-s-1.25 -top-2 size-3.25 rounded-round bg-accent" />
    </li>
  )
}
