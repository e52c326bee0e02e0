import { useRef, useState } from 'react'
import { PART, RELIEF_ID } from '../../document'
import { FontFallback } from '../../page/FontFallback'
import { nameSize, oneLineSwitch } from '../../relief/name/nameBox'
import { NAME, placeLines } from '../../relief/name/nameStyle'
import { drawingWidth, type ReliefDrawing, UNITS } from '../../relief/units'
import { blankRelief } from './findRelief'
import { useRelief } from './useRelief'

/** The id of a filter element: Safari does not support filter functions inside an svg. */
const SHADOW_ID = 'relief-shade'

function Layer({ index, ring, viewBox }: { index: number; ring: string; viewBox: string }) {
  return (
    <svg
      data-part={PART['relief-layer']}
      className="absolute size-full overflow-visible"
      style={{ '--layer': index }}
    >
      {/* The filter is outside the scaled view box, so the shadow keeps its size in px. */}
      <g filter={`url(#${SHADOW_ID})`}>
        <svg className="overflow-visible" viewBox={viewBox}>
          <path
            d={ring}
            className="stroke-edge stroke-1"
            style={{ fill: `var(--relief-${index + 1})` }}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </g>
    </svg>
  )
}

/** The mountain behind the home page, with the name as real text. Only the build passes `prerendered`. */
export function Relief({
  name,
  prerendered,
}: {
  name: string
  prerendered?: ReliefDrawing | undefined
}) {
  const drawing = useRef<HTMLDivElement>(null)
  const relief = useRelief(name, prerendered, drawing)
  const [wasBlank] = useState(!relief) // a relief that is there from the start does not fade in
  const { rings, variants, oneLineFrom, longestLine, reach } = relief ?? blankRelief(name)
  const [width, height] = [Math.round(drawingWidth(longestLine)), UNITS.dimension]
  const viewBox = `${-width / 2} ${-height / 2} ${width} ${height}`
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
      style={{
        width: oneLineSwitch(oneLineFrom),
        '--variant-offset': `${UNITS.variantOffset}px`,
      }}
    >
      <div
        ref={drawing}
        aria-hidden="true"
        className="pointer-events-none absolute top-0 left-0 h-svh w-screen font-culture font-bold select-none"
        style={{ fontSize: nameSize(longestLine), letterSpacing: `${NAME.tracking}em` }}
      >
        {rings.map((ring, i) => (
          // oxlint-disable-next-line no-array-index-key -- the order of the nine layers never changes
          <Layer key={i} index={i} ring={ring} viewBox={viewBox} />
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
            placeLines(lines, 1).map(({ line, drop }) => (
              <text
                key={drop}
                data-variant={variant}
                className="fill-summit-ink"
                textAnchor="middle"
                x="50%"
                y="50%"
                dy={`${drop.toFixed(2)}em`}
              >
                <FontFallback as="tspan" text={line} />
              </text>
            )),
          )}
        </svg>
        {/* The cover fades out, because fading in the relief would draw it once more. */}
        <i
          className={`invisible absolute inset-0 bg-paper opacity-0 group-data-blank/relief:visible group-data-blank/relief:opacity-100 ${wasBlank ? 'transition-sheet' : ''}`}
        />
      </div>
    </div>
  )
}
