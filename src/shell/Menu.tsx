import { Link, useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from '../store'
import { lockPage } from './lockPage'
import { MENU } from './menuLinks'

type Props = {
  /** What lies over the menu and belongs to it meanwhile: the way up, and the button that closes. */
  back: RefObject<HTMLAnchorElement | null>
  button: RefObject<HTMLButtonElement | null>
}

/** The full-screen menu, shown while open. Focus moves in, stays in, and goes back to the button on Escape. */
export function Menu({ back, button }: Props) {
  const { pathname } = useLocation()
  const closeMenu = useStore((s) => s.closeMenu)
  const forgetPlace = useStore((s) => s.forgetPlace)
  const menu = useRef<HTMLDivElement>(null)

  // Let go of before a viewer that takes its place takes hold of the page.
  useLayoutEffect(() => {
    menu.current?.querySelector('a')?.focus()
    return lockPage('menu')
  }, [])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      if (event.key === 'Escape') {
        closeMenu()
        button.current?.focus()
      }
      if (event.key !== 'Tab') return
      event.preventDefault()
      // Back and the button come before the menu in the page, but last in the round.
      const links = menu.current?.querySelectorAll('a') ?? []
      const stops = [...links, back.current, button.current]
      const at = stops.findIndex((stop) => stop === document.activeElement)
      const next = event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % stops.length
      stops.at(next)?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [closeMenu, back, button])

  return (
    <div ref={menu} id="menu" className="menu" role="dialog" aria-modal="true" aria-label="Menu">
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
                // Until another page takes it, if one comes.
                button.current?.focus()
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
