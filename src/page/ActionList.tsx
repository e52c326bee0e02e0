import type { ReactNode } from 'react'

type Props = {
  /** Where the list stands: margins and width. */
  className: string
  /** A `<li>` for each action. */
  children: ReactNode
}

/** What can be done here: rows between hairlines, the only kind of button that pages have. */
export function ActionList({ className, children }: Props) {
  return (
    <ul
      className={`border-b border-line-strong *:border-t *:border-line-strong contrast-more:border-current contrast-more:*:border-current print:*:break-inside-avoid ${className}`}
    >
      {children}
    </ul>
  )
}
