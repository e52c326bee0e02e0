import { type CSSProperties, memo, useEffect, useMemo, useRef, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { Icon } from '../../../page/Icon'
import { watchNear } from '../../../page/watchNear'
import { contourLines } from '../../../relief/contourLines'
import { isUnderway, leaveOut } from '../bringing'
import { type TableState, useTable } from '../tableStore'
import { megabytes } from '../words/words'

/** The extract of the map that a bed shows, in px of its drawing. */
const MAP = { width: 600, height: 400, levels: 9, hill: 330, fold: 0.6 }
export const BED_RATIO = MAP.width / MAP.height

/** The names of the files that are being uploaded or imported, oldest first. */
export const namesUnderway = ({ brought, sending }: TableState): string[] => [
  ...new Set([
    ...brought.filter(({ state }) => isUnderway(state)).map(({ name }) => name),
    ...(sending?.names ?? []),
  ]),
]

/** How much of a file has been uploaded, from 0 to 1, and the text for it. */
function progressOf({ brought, sending }: TableState, name: string) {
  const state = brought.find((one) => one.name === name)?.state
  if (state === 'working') return { part: 1, status: 'In, making its sizes' }
  if (state === 'waiting') return { part: 1, status: 'In, waiting for its turn' }
  if (name !== sending?.names[0]) return { part: 0, status: 'Waiting' }
  const { size, sent } = sending
  return { part: sent / size, status: `${megabytes(sent)} of ${megabytes(size)} MB` }
}

/** The placeholder of a file that is being imported. Its map, seeded by the name, fills with the upload. */
export const Bed = memo(function Bed({ name, style }: { name: string; style: CSSProperties }) {
  const item = useRef<HTMLLIElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => watchNear(item.current!, setNear), [])
  const lines = useMemo(() => (isNear ? contourLines({ seed: name, ...MAP }) : []), [name, isNear])
  const { part, status } = useTable(useShallow((s) => progressOf(s, name)))
  return (
    <li ref={item} className="justified-tile min-w-0" style={style}>
      <svg
        aria-hidden="true"
        viewBox="-300 -200 600 400"
        preserveAspectRatio="xMidYMid slice"
        className="block aspect-(--a) w-full bg-(--relief-1) fill-none stroke-line-strong"
      >
        {lines.map((line, i) => (
          <path
            key={line}
            d={line}
            style={i > 0 && i <= part * MAP.levels ? { fill: `var(--relief-${i})` } : {}}
          />
        ))}
      </svg>
      <div className="flex min-h-11 items-start justify-between pt-1.5 text-note leading-tight">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{name}</span>
          <span className="block text-ink-muted">{status}</span>
        </p>
        {status === 'Waiting' && (
          <button
            type="button"
            aria-label={`Leave out ${name}`}
            className="-me-2 -mt-1.5 icon-button transition-color hover:text-accent"
            onClick={() => leaveOut(name)}
          >
            <Icon name="close" className="size-5" />
          </button>
        )}
      </div>
    </li>
  )
})
