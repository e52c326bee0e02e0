import { Link } from '@tanstack/react-router'
import { Icon } from './Icon'
import { isNature, parentPath } from './pageTitle'

type Props = {
  pathname: string
  title: string
  hidden: boolean
  scrolled: boolean
  menuOpen: boolean
  onReveal: () => void
}

/** The navigation bar: the way up, and the page's title as its only h1. */
export function Bar({ pathname, title, hidden, scrolled, menuOpen, onReveal }: Props) {
  return (
    <header
      className="bar"
      data-hidden={hidden}
      data-scrolled={scrolled}
      data-menu={menuOpen}
      onFocus={onReveal}
    >
      <Link
        to={parentPath(pathname)}
        className="back"
        aria-label="Back"
        {...(menuOpen ? { tabIndex: -1 } : {})}
      >
        <Icon name="back" />
        <span>Back</span>
      </Link>
      <h1 className={isNature(pathname) ? 'nature' : undefined} hidden={title === ''}>
        {title}
      </h1>
    </header>
  )
}
