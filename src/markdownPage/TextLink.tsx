import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { words } from 'virtual:words/outside'
import type { PageLink } from '../content/pageText'
import { toHostPath } from '../address/sitePath'

type Props = Pick<PageLink, 'to' | 'href'> & { children: ReactNode }

/** A link in a text. A link to another site opens in a new tab and announces it. */
export function TextLink({ to, href, children }: Props) {
  const className = 'underlined-link'
  if (to === 'page') {
    const [path = '', hash] = href.split('#')
    return (
      <Link
        to={path}
        {...(hash === undefined ? {} : { hash: decodeURI(hash) })}
        activeOptions={{ exact: true }}
        className={className}
      >
        {children}
      </Link>
    )
  }
  if (to === 'outside')
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
        <span className="sr-only"> {words.newTab}</span>
      </a>
    )
  return (
    <a href={to === 'file' ? toHostPath(href) : href} className={className}>
      {children}
    </a>
  )
}
