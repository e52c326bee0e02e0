import { createLink } from '@tanstack/react-router'
import type { ComponentProps, HTMLAttributes } from 'react'
import { Icon, type IconName } from '../Icon'

type Own = { icon?: IconName }
type RowProps = Own & { as: 'a' | 'button' } & HTMLAttributes<HTMLElement>

function Row({ as: Element, icon, className = '', children, ...rest }: RowProps) {
  return (
    <Element
      {...rest}
      className={`flex min-h-15 w-full items-center justify-between gap-4 action-states text-start text-label font-semibold hyphens-auto transition-press ${className}`}
    >
      {children}
      {icon && <Icon name={icon} />}
    </Element>
  )
}

export function Action(props: Own & ComponentProps<'a'>) {
  return <Row as="a" {...props} />
}

export const ActionLink = createLink(Action)

export function ActionButton(props: Own & ComponentProps<'button'>) {
  return <Row as="button" type="button" {...props} />
}
