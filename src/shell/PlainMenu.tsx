import { MENU } from './menuLinks'

/**
 * The menu where no script runs: a plain list of links. A browser that runs scripts reads none of
 * it, so it is only printed.
 */
export function PlainMenu({ pathname }: { pathname: string }) {
  return (
    <noscript>
      {import.meta.env.SSR && (
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
      )}
    </noscript>
  )
}
