import type { RefObject } from 'react'
import { words } from 'virtual:words/frame'
import { ATTRIBUTE, MENU_ID, PART } from '../../document'
import { animateProperty } from '../../motion/animateProperty'
import { CROSS } from '../../motion/timing'
import { slide } from '../bar/slide'
import { useAnimatedChange } from '../bar/useAnimatedChange'

type Props = {
  open: boolean
  hidden: boolean
  inert: boolean
  onToggle: () => void
  onReveal: () => void
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** The transforms of the three lines: a stack, half-way, and a cross. */
const LINES = [
  {
    '--closed': 'translateY(calc(-1 * var(--apart))) scaleX(0.42)',
    '--half': 'scaleX(0.9)',
    '--open': 'rotate(45deg)',
  },
  { '--closed': 'scaleX(0.71)', '--half': 'scaleX(0)', '--open': 'scaleX(0)' },
  { '--closed': 'translateY(var(--apart))', '--half': 'scaleX(0.9)', '--open': 'rotate(-45deg)' },
] as const

/** The menu button. It is a sibling of the bar, so that it can be above the menu. */
export function Burger({ open, hidden, inert, onToggle, onReveal, buttonRef }: Props) {
  useAnimatedChange(buttonRef, hidden, slide)
  useAnimatedChange(buttonRef, open, fold)
  return (
    <button
      ref={buttonRef}
      type="button"
      data-part={PART.burger}
      {...{ [ATTRIBUTE.hidden]: hidden }}
      className={`menu-button z-burger slides-away transition-color print:hidden no-script:hidden ${
        open
          ? 'text-menu-ink hover:text-menu-accent focus-visible:outline-menu-accent'
          : 'light-until-gone hover:text-accent'
      }`}
      aria-expanded={open}
      aria-controls={open ? MENU_ID : undefined}
      aria-label={open ? words.closeMenu : words.openMenu}
      inert={inert}
      onClick={onToggle}
      onFocus={onReveal}
    >
      {LINES.map((line) => (
        <i key={line['--closed']} className="menu-line" style={line} />
      ))}
    </button>
  )
}

function fold(button: HTMLElement, isOpen: boolean): void {
  const [from, to] = isOpen ? ['--closed', '--open'] : ['--open', '--closed']
  for (const line of button.querySelectorAll('i'))
    void animateProperty(line, 'transform', [`var(${from})`, 'var(--half)', `var(${to})`], CROSS)
}
