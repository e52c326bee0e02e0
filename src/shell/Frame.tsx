import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { words } from 'virtual:words/frame'
import { useStore } from '../store'
import { Bar } from './Bar'
import { Burger } from './Burger'
import { Footer } from './Footer'
import { Menu } from './Menu'
import { pageTitle, parentPath } from './pageTitle'
import { PlainMenu } from './PlainMenu'
import { PlainPageLinks } from './PlainPageLinks'
import { albumIn, isNotFound, pageOf, photoIn, shownPhoto } from '../page/shownPhoto'
import { ToastRegion } from '../page/toasts/ToastRegion'
import { useBarScroll } from './useBarScroll'
import { useMenuOpen } from './useMenuOpen'

/** What stands around every page but home: bar, menu and footer. */
export function Frame() {
  const matches = useMatches()
  const pathname = pageOf(matches)
  const viewing = shownPhoto(matches) !== undefined
  const menuOpen = useMenuOpen(matches)
  const toggleMenu = useStore((s) => s.toggleMenu)
  const button = useRef<HTMLButtonElement>(null)
  const back = useRef<HTMLAnchorElement>(null)
  const { hidden, scrolled, reveal } = useBarScroll()
  const away = hidden && !menuOpen
  const notFound = isNotFound(matches)
  useTitleFocus(pathname, viewing)
  return (
    <>
      <Bar
        pathname={pathname}
        up={photoIn(matches) === undefined ? parentPath(pathname) : pathname}
        title={notFound ? words.notFound : pageTitle(pathname, albumIn(matches).album?.title)}
        hidden={away}
        scrolled={scrolled}
        menuOpen={menuOpen}
        viewing={viewing}
        onReveal={reveal}
        backRef={back}
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
      {menuOpen && <Menu back={back} button={button} />}
      <main
        className={`flow-root flex-1 px-margin pt-page-top ${notFound ? 'below-wide:flex below-wide:flex-col' : ''}`}
        inert={menuOpen}
      >
        <Outlet />
      </main>
      <div className={notFound ? 'wide:w-beside-relief' : undefined} inert={menuOpen || viewing}>
        <Footer isOverRelief={notFound} />
        <PlainPageLinks />
      </div>
      <ToastRegion />
    </>
  )
}

/**
 * After a move to another page focus starts at its title, not at the link that is gone: so the title
 * is also heard, and once.
 */
function useTitleFocus(pathname: string, viewing: boolean) {
  const { resolvedLocation } = useRouter().state
  // Home has no frame: this one is new for whoever comes from there.
  const before = useRef(resolvedLocation?.pathname === '/' ? '/' : pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // The viewer takes the focus itself.
    if (!viewing) focusTitle()
  }, [pathname, viewing])
  // Home, which comes when the frame goes.
  useEffect(() => focusTitle, [])
}

function focusTitle() {
  document.querySelector('h1')?.focus({ preventScroll: true })
}
