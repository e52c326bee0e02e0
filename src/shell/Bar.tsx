import { Link } from '@tanstack/react-router'
import type { CSSProperties, RefObject } from 'react'
import { Icon } from './Icon'
import { isNature } from './pageTitle'

type Props = {
  pathname: string
  up: string
  title: string
  hidden: boolean
  scrolled: boolean
  menuOpen: boolean
  viewing: boolean
  onReveal: () => void
  backRef: RefObject<HTMLAnchorElement | null>
}

/**
 * The navigation bar: the way up, and the page's title as its only h1. The viewer brings its own. An
 * unknown album has an empty bar (R4), whose heading is only heard.
 */
export function Bar({
  pathname,
  up,
  title,
  hidden,
  scrolled,
  menuOpen,
  viewing,
  onReveal,
  backRef,
}: Props) {
  const Title = viewing ? 'p' : 'h1'
  return (
    <header
      className="bar"
      data-hidden={hidden}
      data-scrolled={scrolled}
      data-menu={menuOpen}
      inert={viewing}
      onFocus={onReveal}
    >
      <Link
        ref={backRef}
        to={up}
        className="back"
        aria-label="Back"
        activeOptions={{ exact: true }}
      >
        <Icon name="back" />
        <span>Back</span>
      </Link>
      {title === '' ? (
        // oxlint-disable-next-line jsx-a11y/heading-has-content -- named by its label: R4 leaves the bar empty
        <h1 className="sr-only" aria-label="Unknown album" tabIndex={-1} />
      ) : (
        // A new one for each page: the focus it is given is then heard anew.
        <Title
          key={pathname}
          className={isNature(pathname) ? 'title nature' : 'title'}
          style={{ '--letters': title.length } as CSSProperties}
          {...(viewing ? {} : { tabIndex: -1 })}
        >
          {title}
        </Title>
      )}
    </header>
  )
}
