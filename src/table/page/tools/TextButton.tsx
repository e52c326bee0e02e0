import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'button'>, 'aria-label' | 'children' | 'tabIndex'> & {
  onPress: () => void
}

export const TextButton = ({ onPress, ...rest }: Props) => (
  <button
    type="button"
    className="min-h-11 min-w-11 text-start font-semibold text-ink underline decoration-1 underline-offset-4 transition-color hover:text-accent"
    onClick={onPress}
    {...rest}
  />
)
