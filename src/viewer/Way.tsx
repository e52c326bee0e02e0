import type { MouseEvent } from 'react'
import { Icon } from '../shell/Icon'
import { isPlain } from '../shell/isPlain'

type Props = {
  name: string
  className: 'previous' | 'next'
  /** The neighbour's address; absent at the end of the album, where the way is closed but keeps the focus. */
  href: string | undefined
  onGo: () => void
}

/** The way to a neighbour: a link, which script answers in place. */
export function Way({ name, className, href, onGo }: Props) {
  const go = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    onGo()
  }
  return (
    <a
      className={`way ${className}`}
      aria-label={name}
      href={href}
      {...(href ? {} : { role: 'link', 'aria-disabled': true, tabIndex: -1 })}
      onClick={go}
    >
      <Icon name={className === 'previous' ? 'back' : 'go'} />
    </a>
  )
}
