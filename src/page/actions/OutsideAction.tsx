import type { ReactNode } from 'react'
import { words } from 'virtual:words/outside'
import { Action } from './Action'

/** A link to another site in a new tab. The accessible name says so. */
export function OutsideAction({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Action href={href} icon="out" target="_blank" rel="noopener noreferrer">
      <span>
        {children}
        <span className="sr-only"> {words.newTab}</span>
      </span>
    </Action>
  )
}
