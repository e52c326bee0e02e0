import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { PART, RELIEF_ID } from '../document'
import { FontFallback } from '../page/FontFallback'
import { fillsBox } from '../relief/fillsBox'
import { nameSize, oneLineSwitch } from '../relief/nameBox'
import { baselines, NAME } from '../relief/nameStyle'
import { drawingWidth, type ReliefDrawing, UNITS } from '../relief/units'
import { blankRelief, readRelief } from './readRelief'

/** ms after the last change of size before a relief is drawn anew. */
const RESIZE_DELAY = 150

/** The id of the layers' shadow. A filter element, for Safari has no filter functions inside an svg. */
const SHADOW_ID = 'relief-shade'

/** The last relief of this visit: who comes back to the home page finds the same mountain at once. */
let lastRelief: ReliefDrawing | undefined

const viewport = () => ({ width: window.innerWidth, height: window.innerHeight })

/** What can be shown at once: what is prerendered, or the last one if it fits the window. */
function initialRelief(name: string): ReliefDrawing | undefined {
  const relief =
    readRelief() ?? (lastRelief && fillsBox(lastRelief, viewport()) ? lastRelief : undefined)
  return relief?.name === name ? relief : undefined
}

/**
 * The mountain under the home page: nine layers, as large as the window, with the name as
 * real text on the topmost. CSS fits it to the window, so it is right before any script runs, and
 * after every change of size.
 *
 * The built page comes with a relief that fills all usual windows; it is hydrated as it stands.
 * Only where there is none (the visitor came from another page), or the window is larger than what
 * is prerendered, one is computed, once the size has settled.
 *
 * @param prerendered given while the page is built; in the browser it is read from the page
 */
export function Relief({
  name,
  prerendered,
}: {
  name: string
  prerendered?: ReliefDrawing | undefined
}) {
  const [relief, setRelief] = useState(() => prerendered ?? initialRelief(name))
  const drawing = useRef<HTMLDivElement>(null)
  /** Name and box of the last computed relief. It is computed once for each, whatever comes of it. */
  const computedFor = useRef('')

  useEffect(() => {
    lastRelief = relief
    let timer = 0
    let computing = new AbortController()
    const fit = async () => {
      const { clientWidth: width, clientHeight: height } = drawing.current!
      const key = `${name} ${width} ${height}`
      if (computedFor.current === key) return
      if (relief?.name === name && fillsBox(relief, { width, height })) return
      const { signal } = (computing = new AbortController())
      const { computeRelief } = await import('./computeRelief')
      signal.throwIfAborted()
      const computed = await computeRelief(name, drawing.current!, signal)
      computedFor.current = key
      setRelief(computed)
    }
    // Without the chunk (offline) the page stays as it is; the next change of size tries again.
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
  }, [name, relief])

  // A prerendered one is there from the start, and nothing fades.
  const [wasBlank] = useState(!relief)
  const { rings, variants, oneLineFrom, longestLine, reach } = relief ?? blankRelief(name)
  const [width, height] = [Math.round(drawingWidth(longestLine)), UNITS.dimension]
  return (
    <div
      id={RELIEF_ID}
      data-part={PART.relief}
      className="group/relief fixed top-0 left-0 h-0"
      data-name={name}
      data-reach={`${reach.width} ${reach.height}`}
      data-variants={variants.length}
      data-one-line-from={oneLineFrom}
      data-longest-line={longestLine}
      data-blank={relief ? undefined : ''}
      style={
        {
          width: oneLineSwitch(oneLineFrom),
          '--variant-offset': `${UNITS.variantOffset}px`,
        } as CSSProperties
      }
    >
      <div
        ref={drawing}
        aria-hidden="true"
        className="pointer-events-none absolute top-0 left-0 h-svh w-screen font-culture font-bold select-none"
        style={{ fontSize: nameSize(longestLine), letterSpacing: `${NAME.tracking}em` }}
      >
        {rings.map((ring, i) => (
          <svg
            // oxlint-disable-next-line no-array-index-key -- the nine layers never change places
            key={i}
            data-part={PART['relief-layer']}
            className="absolute size-full overflow-visible"
            style={{ '--layer': i } as CSSProperties}
          >
            {/* The shadow keeps its px, for it is outside of what the view box scales. */}
            <g filter={`url(#${SHADOW_ID})`}>
              <svg
                className="overflow-visible"
                viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
              >
                <path
                  d={ring}
                  className="stroke-edge stroke-1"
                  style={{ fill: `var(--relief-${i + 1})` }}
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            </g>
          </svg>
        ))}
        <svg className="absolute size-full">
          <filter
            id={SHADOW_ID}
            filterUnits="userSpaceOnUse"
            x="-4%"
            y="-4%"
            width="108%"
            height="108%"
            colorInterpolationFilters="sRGB"
          >
            <feDropShadow style={{ floodColor: 'var(--shade)' }} dx="2" dy="4" stdDeviation="5" />
          </filter>
          {variants.map((lines, variant) =>
            baselines(lines.length, 1).map((drop, i) => (
              <text
                key={drop}
                data-variant={variant}
                className="fill-summit-ink"
                textAnchor="middle"
                x="50%"
                y="50%"
                dy={`${drop.toFixed(2)}em`}
              >
                <FontFallback as="tspan" text={lines[i]!} />
              </text>
            )),
          )}
        </svg>
        {/* The background over the relief while there is none. If the relief itself faded in, it would
            be drawn once more at the end. */}
        <i
          className={`invisible absolute inset-0 bg-paper opacity-0 group-data-blank/relief:visible group-data-blank/relief:opacity-100 ${wasBlank ? 'transition-sheet' : ''}`}
        />
      </div>
    </div>
  )
}
