import type { RefObject } from 'react'

type Props = {
  open: boolean
  hidden: boolean
  inert: boolean
  onToggle: () => void
  onReveal: () => void
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** The menu button: a cairn of three lines that becomes a cross. A sibling of the bar, so that it can lie over the menu. */
export function Burger({ open, hidden, inert, onToggle, onReveal, buttonRef }: Props) {
  return (
    <button
      ref={buttonRef}
      type="button"
      className="burger"
      aria-expanded={open}
      aria-controls={open ? 'menu' : undefined}
      aria-label={open ? 'Close menu' : 'Open menu'}
      data-hidden={hidden}
      inert={inert}
      onClick={onToggle}
      onFocus={onReveal}
    >
      <i />
      <i />
      <i />
    </button>
  )
}
