import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { words } from 'virtual:words/frame'
import { words as unreachable } from 'virtual:words/unreachable'
import { SEARCH_PATH } from '../content/addresses'
import { hasFailed, isNotFound, loadedTitle, pageOf, photoIn, shownPhoto } from '../page/shownPhoto'
import { ToastRegion } from '../page/toasts/ToastRegion'
import { Bar } from './bar/Bar'
import { Burger } from './menu/Burger'
import { Footer } from './Footer'
import { Menu } from './menu/Menu'
import { pageTitle, parentPath } from './bar/pageTitle'
import { PlainMenu } from './menu/PlainMenu'
import { MarkdownPageLinks } from './menu/MarkdownPageLinks'
import { useBarScroll } from './bar/useBarScroll'
import { useMenuOpen } from './menu/useMenuOpen'
import { useMenuToggle } from './menu/useMenuToggle'
import { useTitleFocus } from './useTitleFocus'

/** Bar, menu and footer of every page except home. */
export function Frame() {
  const matches = useMatches()
  const pathname = pageOf(matches)
  const viewing = shownPhoto(matches) !== undefined
  const menuOpen = useMenuOpen(matches)
  const menuButton = useMenuToggle(menuOpen)
  const button = useRef<HTMLButtonElement>(null)
  const back = useRef<HTMLAnchorElement>(null)
  const { hidden, scrolled, reveal } = useBarScroll()
  const away = hidden && !menuButton.isOpen
  const notFound = isNotFound(matches)
  const parent = parentPath(pathname)
  // Years and keywords are below the search.
  const unknown = parent === SEARCH_PATH ? words.notFound : words.unknownAlbum
  useTitleFocus(pathname, viewing, useRouter().state.resolvedLocation?.pathname)
  return (
    <>
      <Bar
        pathname={pathname}
        up={photoIn(matches) === undefined ? parent : pathname}
        title={notFound ? words.notFound : pageTitle(pathname, loadedTitle(matches))}
        untitled={hasFailed(matches) ? unreachable.message : unknown}
        hidden={away}
        scrolled={scrolled}
        menuOpen={menuOpen}
        viewing={viewing}
        onReveal={reveal}
        backRef={back}
      />
      <Burger
        buttonRef={button}
        open={menuButton.isOpen}
        inert={viewing}
        hidden={away}
        onToggle={menuButton.toggle}
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
        <MarkdownPageLinks />
      </div>
      <ToastRegion />
    </>
  )
}
