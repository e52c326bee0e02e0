import { type RefObject, useEffect, useRef, useState } from 'react'
import { fillsBox } from '../../relief/fillsBox'
import type { ReliefDrawing } from '../../relief/units'
import { findRelief } from './findRelief'

const RESIZE_DELAY = 150 // ms

/** The last relief of this visit, shown at once on the next view of the home page. */
let lastRelief: ReliefDrawing | undefined

const viewport = () => ({ width: window.innerWidth, height: window.innerHeight })

function initialRelief(name: string): ReliefDrawing | undefined {
  const relief =
    findRelief() ?? (lastRelief && fillsBox(lastRelief, viewport()) ? lastRelief : undefined)
  return relief?.name === name ? relief : undefined
}

/** The prerendered relief, the last one, or one that is computed for the element's size. */
export function useRelief(
  name: string,
  prerendered: ReliefDrawing | undefined,
  element: RefObject<HTMLElement | null>,
): ReliefDrawing | undefined {
  const [relief, setRelief] = useState(() => prerendered ?? initialRelief(name))
  /** Name and size of the last computed relief, to skip computing the same relief again. */
  const computedFor = useRef('')

  useEffect(() => {
    lastRelief = relief
    let timer = 0
    let computing = new AbortController()
    const box = element.current!
    const fit = async () => {
      const { clientWidth: width, clientHeight: height } = box
      const key = `${name} ${width} ${height}`
      if (computedFor.current === key) return
      if (relief?.name === name && fillsBox(relief, { width, height })) return
      const { signal } = (computing = new AbortController())
      const { computeRelief } = await import('./computeRelief')
      signal.throwIfAborted()
      const computed = await computeRelief(name, box, signal)
      computedFor.current = key
      setRelief(computed)
    }
    // If the chunk cannot load (offline), the page stays as it is. The next resize tries again.
    const tryToFit = () => void fit().catch(() => {})
    const stop = () => {
      computing.abort()
      clearTimeout(timer)
    }
    const fitSoon = () => {
      stop()
      timer = window.setTimeout(tryToFit, RESIZE_DELAY)
    }
    tryToFit()
    window.addEventListener('resize', fitSoon)
    return () => {
      stop()
      window.removeEventListener('resize', fitSoon)
    }
  }, [name, relief, element])

  return relief
}
