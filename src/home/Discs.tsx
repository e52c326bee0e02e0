import { Link } from '@tanstack/react-router'
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { words } from 'virtual:words/home'
import { words as pages } from 'virtual:words/pages'
import { PART } from '../document'
import { WIDE } from '../physics/constants'
import { startPlace } from '../physics/world'
import { nameBox, nameEdges, type NameMeasures } from '../relief/name/nameBox'
import { MEDIA } from '../theme'
import { driftDiscs } from './driftDiscs'

/** The links, in the order of the bodies. `rest`: left and top, % of the window (discs.css). */
const LINKS = [
  {
    id: 'about',
    corner: 'upper-left',
    rest: { wide: [13, 15], medium: [9, 12], narrow: [10, 15] },
    className: 'disc-text',
  },
  {
    id: 'photography',
    corner: 'lower-right',
    rest: { wide: [67, 64], medium: [60, 76], narrow: [62, 72] },
    className: 'disc-text-nature',
  },
  {
    id: 'projects',
    corner: 'upper-right',
    rest: { wide: [79, 10], medium: [70, 17], narrow: [70, 22] },
    className: 'disc-text',
  },
] as const

function placeStyle(index: number, rest: (typeof LINKS)[number]['rest']): CSSProperties {
  const { across, down, seat } = startPlace(index, LINKS.length)
  return {
    '--across': across.toFixed(7),
    '--down': down.toFixed(7),
    '--seat': seat,
    ...Object.fromEntries(
      Object.entries(rest).flatMap(([layout, [left, top]]) => [
        [`--${layout}-left`, `${left}cqw`],
        [`--${layout}-top`, `${top}cqh`],
      ]),
    ),
  }
}

type Props = {
  pictures: { about?: string; photography?: string; projects?: string } // shown on hover
  name: NameMeasures // the discs come to rest clear of it
}

function useMouseSeen(): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!matchMedia(MEDIA.fine).matches) return
    const listening = new AbortController()
    const notice = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return
      setSeen(true)
      listening.abort()
    }
    window.addEventListener('pointermove', notice, { signal: listening.signal, passive: true })
    return () => listening.abort()
  }, [])
  return seen
}

/** Three links that drift over the home page. Their pictures load after the mouse has moved. */
export function Discs({ pictures, name }: Props) {
  const nav = useRef<HTMLElement>(null)
  const mouseSeen = useMouseSeen()

  // Runs before the first paint, so that no disc jumps visibly from its start.
  useLayoutEffect(() => {
    if (!nav.current) return
    const discs = [...nav.current.querySelectorAll('a')]
    return driftDiscs(nav.current, discs, { nameIn: (bounds) => nameBox(name, bounds) })
  }, [name])

  const { top, bottom } = nameEdges(name)
  return (
    <nav
      ref={nav}
      data-part={PART.discs}
      className="@container-size pointer-events-none absolute inset-0 z-discs"
      aria-label={words.links}
      style={{ '--name-top': top, '--name-bottom': bottom }}
    >
      {LINKS.map(({ id, corner, rest, className }, index) => (
        <Link
          key={id}
          to={`/${id}` as const}
          data-part={PART.disc}
          data-rest={corner}
          style={placeStyle(index, rest)}
          className={`${className} pointer-events-auto absolute top-0 left-0 grid disc-body place-items-center text-center leading-snug shadow-disc select-none transition-scale`}
        >
          {mouseSeen && pictures[id] !== undefined && (
            <img
              src={pictures[id]}
              alt=""
              width={WIDE.size}
              height={WIDE.size}
              loading="lazy"
              decoding="async"
              className="absolute inset-0 size-full object-cover disc-picture transition-picture"
            />
          )}
          {/* Enlarged text wraps inside the disc. */}
          <span
            data-part={PART['disc-name']}
            className="relative max-w-[92%] hyphens-auto disc-pictured:transition-color-soft disc-open:text-white"
          >
            {pages[id]}
          </span>
          <i className="pointer-events-none absolute disc-rim disc-pictured:transition-border" />
        </Link>
      ))}
    </nav>
  )
}
