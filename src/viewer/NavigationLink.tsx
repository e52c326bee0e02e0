import type { MouseEvent } from 'react'
import { words } from 'virtual:words/viewer'
import { PART } from '../document'
import { Icon } from '../page/Icon'
import { isPlainClick } from '../page/input/isPlainClick'

const SIDES = {
  previous: {
    name: words.previous,
    icon: 'back',
    className: 'justify-self-start low-narrow:[grid-area:previous]',
  },
  next: {
    name: words.next,
    icon: 'go',
    className: 'justify-self-end low-narrow:[grid-area:next]',
  },
} as const

type Props = {
  to: keyof typeof SIDES
  /** The neighbour's address; absent at the end of the album, where the link is disabled but keeps the focus. */
  href: string | undefined
  onGo: () => void
}

/** The link to the previous or next photograph, which script follows in place. */
export function NavigationLink({ to, href, onGo }: Props) {
  const { name, icon, className } = SIDES[to]
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onGo()
  }
  return (
    <a
      // Two quick presses go on twice; `touch-manipulation`, so that they do not enlarge the page.
      className={`relative z-2 grid w-[max(3.5rem,var(--gutter))] flex-none touch-manipulation place-items-center [grid-area:slides] transition-color focus-visible:-outline-offset-3 narrow:mx-0.5 narrow:mb-3.5 narrow:h-13 narrow:w-14 narrow:self-end narrow:[grid-area:foot] low-narrow:m-0 sideways:mx-0.5 sideways:h-13 sideways:w-14 sideways:self-start sideways:[grid-area:links] ${href ? 'hover:text-accent' : 'cursor-default'} ${className}`}
      data-part={PART[to]}
      aria-label={name}
      href={href}
      {...(href ? {} : { role: 'link', 'aria-disabled': true, tabIndex: -1 })}
      onClick={go}
    >
      <Icon name={icon} className={`size-7 ${href ? '' : 'opacity-30'}`} />
    </a>
  )
}
