import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useStore } from '../store'
import { Bar } from './Bar'
import { Burger } from './Burger'
import { Footer } from './Footer'
import { Menu } from './Menu'
import { pageTitle, parentPath } from './pageTitle'
import { PlainMenu } from './PlainMenu'
import { albumIn, isLost, pageOf, photoIn, shownPhoto } from './shownPhoto'
import { ToastDock } from './ToastDock'
import { useBarScroll } from './useBarScroll'

/** What stands around every page but home: bar, menu and footer. */
export function Frame() {
  const matches = useMatches()
  const pathname = pageOf(matches)
  const viewing = shownPhoto(matches) !== undefined
  // A viewer that has kept its visitor waiting comes over a menu opened meanwhile, and ends it.
  const menuOpen = useStore((s) => s.menuOpen) && !viewing
  const toggleMenu = useStore((s) => s.toggleMenu)
  const button = useRef<HTMLButtonElement>(null)
  const { hidden, scrolled, reveal } = useBarScroll()
  const away = hidden && !menuOpen
  useMainFocus(pathname, viewing)
  return (
    <>
      <Bar
        pathname={pathname}
        up={photoIn(matches) === undefined ? parentPath(pathname) : pathname}
        title={isLost(matches) ? 'Not found' : pageTitle(pathname, albumIn(matches).album?.title)}
        hidden={away}
        scrolled={scrolled}
        menuOpen={menuOpen}
        viewing={viewing}
        onReveal={reveal}
      />
      <Burger
        buttonRef={button}
        open={menuOpen}
        inert={viewing}
        hidden={away}
        onToggle={toggleMenu}
        onReveal={reveal}
      />
      {!viewing && <PlainMenu pathname={pathname} />}
      {menuOpen && <Menu button={button} />}
      <main tabIndex={-1} inert={menuOpen}>
        <Outlet />
      </main>
      <div inert={menuOpen || viewing}>
        <Footer />
      </div>
      <ToastDock />
    </>
  )
}

/** After a move to another page focus starts at its content, not at the link that is gone. */
function useMainFocus(pathname: string, viewing: boolean) {
  const { resolvedLocation } = useRouter().state
  // Home has no frame: this one is new for whoever comes from there.
  const before = useRef(resolvedLocation?.pathname === '/' ? '/' : pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // The viewer takes the focus itself.
    if (!viewing) focusMain()
  }, [pathname, viewing])
  // Home, which comes when the frame goes.
  useEffect(() => focusMain, [])
}

function focusMain() {
  document.querySelector('main')?.focus({ preventScroll: true })
}
