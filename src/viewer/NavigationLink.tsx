import type { MouseEvent } from 'react'
import { words } from 'virtual:words/viewer'
import { PART } from '../document'
import { Icon } from '../page/Icon'
import { isPlainClick } from '../page/input/isPlainClick'

const SIDES = {
  previous: { name: words.previous, icon: 'back', className: 'justify-self-start' },
  next: { name: words.next, icon: 'go', className: 'justify-self-end' },
} as const

type Props = {
  to: keyof typeof SIDES
  /** The neighbour's address. Without a neighbour the link is disabled, but keeps the focus. */
  href: string | undefined
  onGo: () => void
}

/** The link to the previous or next photograph. A plain click changes the photograph in place. */
export function NavigationLink({ to, href, onGo }: Props) {
  const { name, icon, className } = SIDES[to]
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onGo()
  }
  return (
    <a
      // `touch-manipulation` prevents a quick second press from zooming the page.
      className={`${className} relative z-2 neighbour-link transition-color not-aria-disabled:hover:text-accent focus-visible:-outline-offset-3 aria-disabled:cursor-default`}
      data-part={PART[to]}
      aria-label={name}
      href={href}
      {...(href ? {} : { role: 'link', 'aria-disabled': true, tabIndex: -1 })}
      onClick={go}
    >
      <Icon name={icon} className="size-7 in-aria-disabled:opacity-30" />
    </a>
  )
}
