import { Link } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { nameBox, type NameMeasures } from '../relief/nameBox'
import { driftDiscs } from './driftDiscs'

const LINKS = [
  { id: 'about', to: '/about', label: 'About' },
  { id: 'photography', to: '/photography', label: 'Photography' },
  { id: 'projects', to: '/projects', label: 'Projects' },
] as const

type Props = {
  /** What a hovered disc opens onto: an image's address for each. */
  pictures: { about: string; photography: string; projects: string }
  /** The name that they are to come to rest beside. */
  name: NameMeasures
}

/** Whether a mouse, or what hovers as finely, has been moved over the page. */
function useMouseSeen(): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return
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

/**
 * The way into the site: three discs that drift over the home page. React draws them once, in the
 * places that the style sheet gives them; from there `driftDiscs` moves them. Their pictures are
 * for the hovering only, so none is asked for until a mouse has moved.
 */
export function Discs({ pictures, name }: Props) {
  const nav = useRef<HTMLElement>(null)
  const mouseSeen = useMouseSeen()

  // Before the first paint: a disc is not to be seen where it starts and then elsewhere.
  useLayoutEffect(() => {
    if (!nav.current) return
    const discs = [...nav.current.querySelectorAll('a')]
    return driftDiscs(nav.current, discs, { nameIn: (bounds) => nameBox(name, bounds) })
  }, [name])

  return (
    <nav
      ref={nav}
      className="discs"
      aria-label="Main"
      style={{
        ['--turn' as string]: name.turn,
        ['--longest' as string]: name.longest,
        ['--above' as string]: name.above,
        ['--below' as string]: name.below,
      }}
    >
      {LINKS.map(({ id, to, label }) => (
        <Link key={id} to={to} className={`disc disc-${id}`}>
          {mouseSeen && (
            <img
              src={pictures[id]}
              alt=""
              width={175}
              height={175}
              loading="lazy"
              decoding="async"
            />
          )}
          <span className="disc-name">{label}</span>
        </Link>
      ))}
    </nav>
  )
}
