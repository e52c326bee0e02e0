import { useEffect, useRef, useState } from 'react'
import { CHART, chartWidth, type PrintedRelief } from '../relief/chart'
import { covers } from '../relief/covers'
import { baselines } from '../relief/nameStyle'
import { blankRelief, LAYERS, readRelief, RELIEF_ID } from './readRelief'

/** ms after the last change of size before a relief is drawn anew. */
const SETTLED = 150

/** The shadow of a layer, px. A filter element, for Safari has no filter functions inside an svg. */
const SHADE = 'relief-shade'

/** The last relief of this visit: who comes back to the home page finds the same mountain at once. */
let remembered: PrintedRelief | undefined

/** What can be shown at once: what is printed, or what is remembered if it fits the window. */
function known(name: string): PrintedRelief | undefined {
  const relief =
    readRelief() ?? (remembered && covers(remembered, viewport()) ? remembered : undefined)
  return relief?.name === name ? relief : undefined
}

const viewport = () => ({ width: window.innerWidth, height: window.innerHeight })

/**
 * The mountain under the home page: nine layers of land, as large as the window, with the name as
 * real text on the topmost. Fitting it to the window is left to style rules (relief.css), so it is
 * right before any script runs, and after every change of size.
 *
 * The built page comes with a relief that covers all usual windows; it is taken over as it stands.
 * Only where there is none (the visitor came from another page), or the window is larger than what
 * is printed, one is computed, once the size has settled.
 *
 * @param printed given while the page is built; in the browser it is read from the page
 */
export function Relief({ name, printed }: { name: string; printed?: PrintedRelief | undefined }) {
  const [relief, setRelief] = useState(() => printed ?? known(name))
  const chart = useRef<HTMLDivElement>(null)
  /** The box last surveyed. A box is surveyed once, whatever comes of it. */
  const surveyed = useRef('')

  useEffect(() => {
    remembered = relief
    let timer = 0
    let drawing = new AbortController()
    const fit = async () => {
      const { clientWidth: width, clientHeight: height } = chart.current!
      const box = `${name} ${width} ${height}`
      if (surveyed.current === box) return
      if (relief?.name === name && covers(relief, { width, height })) return
      const { signal } = (drawing = new AbortController())
      const { surveyRelief } = await import('./surveyRelief')
      signal.throwIfAborted()
      const drawn = await surveyRelief(name, chart.current!, signal)
      surveyed.current = box
      setRelief(drawn)
    }
    // Without the chunk (offline) the sheet stays as it is; the next change of size tries again.
    const tryToFit = () => void fit().catch(() => {})
    const stop = () => {
      drawing.abort()
      clearTimeout(timer)
    }
    const wait = () => {
      stop()
      timer = window.setTimeout(tryToFit, SETTLED)
    }
    tryToFit()
    window.addEventListener('resize', wait)
    return () => {
      stop()
      window.removeEventListener('resize', wait)
    }
  }, [name, relief])

  const { rings, sheets, turn, longest, reach } = relief ?? blankRelief(name)
  const [width, height] = [Math.round(chartWidth(longest)), CHART.dimension]
  const view = `${-width / 2} ${-height / 2} ${width} ${height}`
  return (
    <div
      id={RELIEF_ID}
      className="relief"
      data-name={name}
      data-reach={`${reach.width} ${reach.height}`}
      data-sheets={sheets.length}
      data-blank={relief ? undefined : ''}
      style={{ ['--turn' as string]: turn, ['--longest' as string]: longest }}
    >
      <div ref={chart} className="relief-chart" aria-hidden="true">
        {LAYERS.map((layer, i) => (
          <svg key={layer} className={`relief-layer ${layer}`}>
            <g filter={`url(#${SHADE})`}>
              <svg viewBox={view}>
                <path d={rings[i]} />
              </svg>
            </g>
          </svg>
        ))}
        <svg>
          <filter
            id={SHADE}
            filterUnits="userSpaceOnUse"
            x="-4%"
            y="-4%"
            width="108%"
            height="108%"
          >
            <feDropShadow dx="2" dy="4" stdDeviation="5" />
          </filter>
          {sheets.map((lines, sheet) =>
            baselines(lines.length, 1).map((drop, i) => (
              <text key={drop} data-sheet={sheet} x="50%" y="50%" dy={`${drop.toFixed(2)}em`}>
                {lines[i]}
              </text>
            )),
          )}
        </svg>
      </div>
    </div>
  )
}
