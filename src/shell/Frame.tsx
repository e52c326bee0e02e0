import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from '../store'
import { Bar } from './Bar'
import { Burger } from './Burger'
import { Footer } from './Footer'
import { Menu } from './Menu'
import { pageTitle } from './pageTitle'
import { PlainMenu } from './PlainMenu'
import { ToastDock } from './ToastDock'
import { useBarScroll } from './useBarScroll'

type Props = { pathname: string; lost: boolean; children: ReactNode }

/** What stands around every page but home: bar, menu and footer. `lost`: no page has this path. */
export function Frame({ pathname, lost, children }: Props) {
  const menuOpen = useStore((s) => s.menuOpen)
  const toggleMenu = useStore((s) => s.toggleMenu)
  const button = useRef<HTMLButtonElement>(null)
  const { hidden, scrolled, reveal } = useBarScroll()
  const away = hidden && !menuOpen
  useMainFocus(pathname)
  return (
    <>
      <Bar
        pathname={pathname}
        title={lost ? 'Not found' : pageTitle(pathname)}
        hidden={away}
        scrolled={scrolled}
        menuOpen={menuOpen}
        onReveal={reveal}
      />
      <Burger
        buttonRef={button}
        open={menuOpen}
        hidden={away}
        onToggle={toggleMenu}
        onReveal={reveal}
      />
      <PlainMenu />
      {menuOpen && <Menu button={button} />}
      <main tabIndex={-1} inert={menuOpen}>
        {children}
      </main>
      <div inert={menuOpen}>
        <Footer />
      </div>
      <ToastDock />
    </>
  )
}

/** After a move to another page focus starts at its content, not at the link that is gone. */
function useMainFocus(pathname: string) {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [pathname])
}
