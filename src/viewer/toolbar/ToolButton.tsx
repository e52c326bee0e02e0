import type { ComponentProps } from 'react'
import { ToolIcon, type ToolIconName } from './ToolIcon'

type Props = Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'> & {
  name: string
  icon: ToolIconName
}

export function ToolButton({ name, icon, className = '', ...props }: Props) {
  return (
    <button
      {...props}
      type="button"
      className={`viewer-tool transition-color hover:text-accent aria-disabled:*:opacity-30 sideways:order-3 ${className}`}
      aria-label={name}
    >
      <ToolIcon name={icon} />
    </button>
  )
}
