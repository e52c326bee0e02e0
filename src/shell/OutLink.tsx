import type { ReactNode } from 'react'
import { Icon } from './Icon'

/** A row that leads off the site, in a new tab, and says so. */
export function OutLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="act" target="_blank" rel="noopener noreferrer">
      <span>
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
      <Icon name="out" />
    </a>
  )
}
