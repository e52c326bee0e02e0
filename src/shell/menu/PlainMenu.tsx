import { words } from 'virtual:words/frame'
import { PART } from '../../document'
import { CurrentMark } from '../../page/CurrentMark'
import { toHostPath } from '../../address/sitePath'
import { isNature } from '../bar/pageTitle'
import { MAIN_LINKS } from './menuLinks'

/** The menu without script. It is in `noscript`, so only prerendered pages contain it. */
export function PlainMenu({ pathname }: { pathname: string }) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <nav
          data-part={PART['plain-menu']}
          aria-label={words.menu}
          className="absolute inset-e-margin top-0 z-plain-menu border-line print:hidden menu-row:inset-s-margin menu-row:top-bar-row menu-row:border-y"
        >
          <ul className="flex h-bar items-center gap-8 menu-row:h-12 menu-row:justify-start narrow:justify-between narrow:gap-0">
            {MAIN_LINKS.map(({ to, name }) => (
              <li key={to}>
                <a
                  href={toHostPath(to)}
                  className={`flex h-12 min-w-11 items-center justify-center transition-color hover:text-accent narrow:min-w-0 ${
                    isNature(to)
                      ? 'voice-nature text-label-nature font-nature-strong'
                      : 'text-label font-medium narrow:text-[1rem]'
                  }`}
                  aria-current={pathname === to ? 'page' : undefined}
                >
                  {name}
                  {pathname === to && <CurrentMark className="ms-1.5 size-1.25 bg-accent" />}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </noscript>
  )
}
