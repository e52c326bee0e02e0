import type { ReactNode } from 'react'
import { words } from 'virtual:words/outside'
import { Action } from './Action'

/** A link that opens another site in a new tab and announces it in its accessible name. */
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
