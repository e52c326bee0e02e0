import { Children, type ReactNode } from 'react'

type Props = { className: string; children: ReactNode }

/** Links and buttons as rows between hairlines. Each child is an item of the list. */
export function ActionList({ className, children }: Props) {
  return (
    <ul
      className={`border-b border-line-strong *:border-t *:border-line-strong contrast-more:border-current contrast-more:*:border-current print:*:break-inside-avoid ${className}`}
    >
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  )
}
