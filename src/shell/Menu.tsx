import { Link, useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import { useStore } from '../store'
import { MENU } from './menuLinks'

/** The full-screen menu, shown while open. Focus moves in, stays in, and goes back to the button on Escape. */
export function Menu({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const { pathname } = useLocation()
  const closeMenu = useStore((s) => s.closeMenu)
  const forgetPlace = useStore((s) => s.forgetPlace)
  const menu = useRef<HTMLDivElement>(null)

  useEffect(() => {
    menu.current?.querySelector('a')?.focus()
    const root = document.documentElement
    root.dataset.menu = 'open'
    // The gutter stays, so that losing the scrollbar moves nothing.
    if (root.scrollHeight > root.clientHeight) root.dataset.gutter = 'kept'
    return () => {
      delete root.dataset.menu
      delete root.dataset.gutter
    }
  }, [])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      if (event.key === 'Escape') {
        closeMenu()
        button.current?.focus()
      }
      if (event.key !== 'Tab') return
      const stops = [...(menu.current?.querySelectorAll('a') ?? []), button.current]
      const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
      const inside = stops.includes(document.activeElement as HTMLButtonElement)
      if (inside && document.activeElement !== edge) return
      event.preventDefault()
      other?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [closeMenu, button])

  return (
    <div ref={menu} id="menu" className="menu" role="dialog" aria-label="Menu">
      <ul>
        {MENU.map(({ to, name, forgets }) => (
          <li key={to}>
            <Link
              to={to}
              className={name === 'Photography' ? 'nature' : undefined}
              aria-current={pathname === to ? 'page' : undefined}
              activeOptions={{ exact: true }}
              onClick={() => {
                if (forgets) forgetPlace()
                closeMenu()
              }}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
