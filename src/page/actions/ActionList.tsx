import type { ReactNode } from 'react'

type Props = {
  className: string
  children: ReactNode
}

/** Links and buttons as rows between hairlines. */
export function ActionList({ className, children }: Props) {
  return (
    <ul
      className={`border-b border-line-strong *:border-t *:border-line-strong contrast-more:border-current contrast-more:*:border-current print:*:break-inside-avoid ${className}`}
    >
      {children}
    </ul>
  )
}
