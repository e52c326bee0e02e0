import { MENU } from './menuLinks'

/** The menu where no script runs: a plain list of links. */
export function PlainMenu() {
  return (
    <noscript>
      <nav aria-label="Menu" className="plain-menu">
        <ul>
          {MENU.map(({ to, name }) => (
            <li key={to}>
              <a href={to}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  )
}
