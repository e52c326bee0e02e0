import type { ComponentProps } from 'react'
import { ToolIcon, type ToolIconName } from './ToolIcon'

/** The box of every tool, whether button or link. */
export const TOOL =
  'grid size-14 flex-none place-items-center transition-color hover:text-accent narrow:size-11 low:size-11'

type Props = Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'> & {
  name: string
  icon: ToolIconName
}

/** A button of the toolbar: an icon with a name that is only heard. */
export function ToolButton({ name, icon, className = '', ...props }: Props) {
  return (
    <button
      {...props}
      type="button"
      className={`${TOOL} aria-disabled:*:opacity-30 sideways:order-3 ${className}`}
      aria-label={name}
    >
      <ToolIcon name={icon} />
    </button>
  )
}
