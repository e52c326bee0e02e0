import { useMemo } from 'react'
import { contourLines } from '../relief/contourLines'

/** The extract of the map, in px of its drawing. */
const MAP = { width: 600, height: 400, levels: 9, hill: 330, fold: 0.6 }
/** Width over height. */
export const TERRAIN_RATIO = MAP.width / MAP.height

type Props = { seed: string; part: number; isDrawn: boolean }

/** Contour lines of a terrain made from a seed. Its lowest levels are filled, `part` of them from 0 to 1. */
export function FillingTerrain({ seed, part, isDrawn }: Props) {
  const lines = useMemo(() => (isDrawn ? contourLines({ seed, ...MAP }) : []), [seed, isDrawn])
  return (
    <svg
      aria-hidden="true"
      viewBox="-300 -200 600 400"
      preserveAspectRatio="xMidYMid slice"
      className="block aspect-(--a) w-full bg-(--relief-1) fill-none stroke-line-strong"
    >
      {lines.map((line, i) => (
        <path
          // oxlint-disable-next-line no-array-index-key -- two levels without hills have the same line
          key={i}
          d={line}
          style={i > 0 && i <= part * MAP.levels ? { fill: `var(--relief-${i})` } : {}}
        />
      ))}
    </svg>
  )
}
