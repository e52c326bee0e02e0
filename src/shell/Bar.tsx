import { Link } from '@tanstack/react-router'
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
}

/** The navigation bar: the way up, and the page's title as its only h1. The viewer brings its own. */
export function Bar({ pathname, up, title, hidden, scrolled, menuOpen, viewing, onReveal }: Props) {
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
        to={up}
        className="back"
        aria-label="Back"
        activeOptions={{ exact: true }}
        {...(menuOpen ? { tabIndex: -1 } : {})}
      >
        <Icon name="back" />
        <span>Back</span>
      </Link>
      <Title className={isNature(pathname) ? 'title nature' : 'title'} hidden={title === ''}>
        {title}
      </Title>
    </header>
  )
}
