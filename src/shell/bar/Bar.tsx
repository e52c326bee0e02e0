import { Link } from '@tanstack/react-router'
import { memo, type RefObject, useRef } from 'react'
import { words } from 'virtual:words/frame'
import { withoutSoftHyphens } from '../../content/softHyphens'
import { ATTRIBUTE, PART } from '../../document'
import { FontFallback } from '../../page/FontFallback'
import { Icon } from '../../page/Icon'
import { isNature } from './pageTitle'
import { slide } from './slide'
import { useAnimatedChange } from './useAnimatedChange'

type Props = {
  pathname: string
  up: string
  title: string
  /** Names a page without a title for screen readers. */
  untitled: string
  hidden: boolean
  scrolled: boolean
  menuOpen: boolean
  viewing: boolean
  onReveal: () => void
  backRef: RefObject<HTMLAnchorElement | null>
}

/** The navigation bar with the page's h1. The viewer has its own h1. */
export function Bar(props: Props) {
  const { pathname, up, title, untitled, hidden, scrolled, menuOpen, viewing } = props
  const { onReveal, backRef } = props
  const bar = useRef<HTMLElement>(null)
  useAnimatedChange(bar, hidden, slide)
  return (
    <header
      ref={bar}
      data-part={PART.bar}
      {...{ [ATTRIBUTE.hidden]: hidden }}
      data-scrolled={scrolled || undefined}
      className={`window-top bar-columns h-bar-row slides-away px-margin forced-colors:data-scrolled:border-b ${
        menuOpen ? 'bar-over-menu' : 'z-bar bg-paper not-print:data-scrolled:shadow-floor'
      }`}
      inert={viewing}
      onFocus={onReveal}
    >
      <BackLink to={up} menuOpen={menuOpen} linkRef={backRef} />
      {title === '' ? (
        // oxlint-disable-next-line jsx-a11y/heading-has-content -- it has only an `aria-label`
        <h1 className="sr-only" aria-label={untitled} tabIndex={-1} />
      ) : (
        // Each page has a new element, so that screen readers announce its focus.
        <Title key={pathname} isHeading={!viewing} isNature={isNature(pathname)} text={title} />
      )}
    </header>
  )
}

type BackProps = { to: string; menuOpen: boolean; linkRef: Props['backRef'] }

/** The link to the parent page. `memo`, because scrolling often renders the bar. */
const BackLink = memo(function BackLink({ to, menuOpen, linkRef }: BackProps) {
  return (
    <Link
      ref={linkRef}
      to={to}
      data-part={PART.back}
      // Over the menu the bar's transition applies: a transition here would restart in each frame.
      className={`bar-action h-12 text-label font-medium print:hidden narrow:-ms-3.25 narrow:justify-center ${
        menuOpen
          ? 'hover:text-menu-accent menu-still:transition-color'
          : 'transition-color hover:text-accent'
      }`}
      aria-label={words.back}
      activeOptions={{ exact: true }}
    >
      <Icon name="back" className="size-5.5" />
      <span className="narrow:sr-only">{words.back}</span>
    </Link>
  )
})

type TitleProps = { isHeading: boolean; isNature: boolean; text: string }

/** The title. It shrinks to fit between the link and the menu button. If it is still too long, it wraps. */
function Title({ isHeading, isNature, text }: TitleProps) {
  const Tag = isHeading ? 'h1' : 'p'
  return (
    <Tag
      data-part={PART['bar-title']}
      // A transform centres it, so that a late font causes no layout shift.
      className={`absolute left-1/2 w-max [transform:translateX(-50%)] px-1 text-center leading-tight text-balance ${
        isNature ? 'voice-nature font-nature-strong [--larger:1.12]' : 'font-semibold'
      }`}
      style={{ '--letters': withoutSoftHyphens(text).length }}
      {...(isHeading ? { tabIndex: -1 } : {})}
    >
      <FontFallback text={text} />
    </Tag>
  )
}
