import { Link, useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { words } from 'virtual:words/frame'
import { withoutSoftHyphens } from '../../content/softHyphens'
import { useStore } from '../../store'
import { MENU_ID, PART, ROOT } from '../../document'
import { animateProperty } from '../../motion/animateProperty'
import { LINKS, prefersReducedMotion, REDUCED } from '../../motion/timing'
import { CurrentMark } from '../../page/CurrentMark'
import { IsolatedText } from '../../page/FontFallback'
import { lockScroll } from '../../page/lockScroll'
import { isNature } from '../bar/pageTitle'
import { MENU, PAGE_LINKS } from './menuLinks'

type Props = {
  /** Two controls above the menu that belong to its focus order. */
  back: RefObject<HTMLAnchorElement | null>
  button: RefObject<HTMLButtonElement | null>
}

/** Links shrink until no word breaks. A letter takes up to 0.65 em, a line 1.12 em. */
const FIT = PAGE_LINKS.length
  ? {
      '--fit': `min((100vw - var(--margin)) / ${Math.max(11, ...PAGE_LINKS.map(({ name }) => withoutSoftHyphens(name).length)) * 0.65}, (100svh - var(--bar) - 5rem) / ${MENU.length * 1.12})`,
    }
  : undefined

/** The open full-screen menu. It traps focus. Escape returns the focus to the button. */
export function Menu({ back, button }: Props) {
  const { pathname } = useLocation()
  const closeMenu = useStore((s) => s.closeMenu)
  const forgetPlace = useStore((s) => s.forgetPlace)
  const menu = useRef<HTMLDivElement>(null)

  // A layout effect unlocks the page before a viewer locks it.
  useLayoutEffect(() => {
    const unlock = lockScroll('menu')
    if (menu.current) enter(menu.current)
    // Runs last, because focusing computes the page's styles.
    menu.current?.querySelector('a')?.focus()
    return unlock
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
      // The link and the button are before the menu in the page, but last in the focus order.
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
    <div
      ref={menu}
      id={MENU_ID}
      data-part={PART.menu}
      className="fixed inset-0 z-menu pt-bar text-menu-ink print:hidden"
      // Not `aria-modal`: VoiceOver would hide Back and the cross, which are outside.
      role="dialog"
      aria-label={words.menu}
    >
      <ul
        style={FIT}
        className="flex h-full flex-col items-start overflow-auto overscroll-contain ps-margin pb-menu-floor"
      >
        {MENU.map(({ to, name }) => (
          // `mt-auto` aligns to the bottom without overflowing the top. The transform is permanent, because
          // adding or removing it would lay out the list again.
          <li key={to} className="[transform:translateY(0)] first:mt-auto">
            <Link
              to={to}
              className={`menu-link text-menu-link leading-menu transition-color hover:text-menu-accent focus-visible:outline-menu-accent ${
                isNature(to) ? 'voice-nature tracking-menu-nature' : 'font-semibold tracking-menu'
              }`}
              aria-current={pathname === to ? 'page' : undefined}
              activeOptions={{ exact: true }}
              onClick={(event) => {
                // Not `isPlainClick`, which would be another file to load.
                const { ctrlKey, metaKey, shiftKey, altKey } = event
                if (ctrlKey || metaKey || shiftKey || altKey) return
                // Leaving photography forgets the remembered place.
                if (!isNature(to)) forgetPlace()
                closeMenu()
                // The button has the focus until the next page takes it.
                button.current?.focus()
              }}
            >
              <IsolatedText text={name} />
              {pathname === to && (
                <CurrentMark className="ms-[0.22em] size-[0.16em] self-center bg-menu-accent" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Moves the links up one after the other. With reduced motion, fades the menu in. */
function enter(menu: HTMLElement): void {
  const ground = document.documentElement.dataset[ROOT.menuLayers]
  if (prefersReducedMotion()) {
    // The menu appears at once if its ground is still there.
    if (!ground) void animateProperty(menu, 'opacity', ['0', '1'], REDUCED)
    return
  }
  if (ground === 'waiting') return
  for (const [i, link] of [...menu.querySelectorAll('li')].entries()) {
    const timing = { ...LINKS, delay: LINKS.delay + i * LINKS.apart }
    const rise: [string, string] = [`translateY(${LINKS.rise}px)`, 'translateY(0px)']
    void animateProperty(link, 'transform', rise, timing)
    void animateProperty(link, 'opacity', ['0', '1'], timing)
  }
}
