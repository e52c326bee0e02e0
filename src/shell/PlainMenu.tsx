import { useLocation } from '@tanstack/react-router'
import { MENU } from './menuLinks'

/** The menu where no script runs: a plain list of links. */
export function PlainMenu() {
  const { pathname } = useLocation()
  return (
    <noscript>
      <nav aria-label="Menu" className="plain-menu">
        <ul>
          {MENU.map(({ to, name }) => (
            <li key={to}>
              <a
                href={to}
                className={name === 'Photography' ? 'nature' : undefined}
                aria-current={pathname === to ? 'page' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  )
}
