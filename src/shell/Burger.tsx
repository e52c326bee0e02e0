import type { CSSProperties, RefObject } from 'react'
import { words } from 'virtual:words/frame'
import { ATTRIBUTE, MENU_ID, PART } from '../document'
import { animateProperty } from '../motion/animateProperty'
import { CROSS } from '../motion/timing'
import { slide } from './slide'
import { useAnimatedChange } from './useAnimatedChange'

type Props = {
  open: boolean
  hidden: boolean
  inert: boolean
  onToggle: () => void
  onReveal: () => void
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** The three lines: as a stack, half-way to the cross, and as the cross. */
const LINES = [
  {
    '--closed': 'translateY(calc(-1 * var(--apart))) scaleX(0.42)',
    '--half': 'scaleX(0.9)',
    '--open': 'rotate(45deg)',
  },
  { '--closed': 'scaleX(0.71)', '--half': 'scaleX(0)', '--open': 'scaleX(0)' },
  { '--closed': 'translateY(var(--apart))', '--half': 'scaleX(0.9)', '--open': 'rotate(-45deg)' },
] as const

/** The menu button: three lines that become a cross. A sibling of the bar, so that it can lie over the menu. */
export function Burger({ open, hidden, inert, onToggle, onReveal, buttonRef }: Props) {
  useAnimatedChange(buttonRef, hidden, slide)
  useAnimatedChange(buttonRef, open, fold)
  return (
    <button
      ref={buttonRef}
      type="button"
      data-part={PART.burger}
      {...{ [ATTRIBUTE.hidden]: hidden }}
      // On the way out it stays light until the menu's ground has shrunk to it: the last 0.1 of 0.36 s.
      className={`fixed inset-e-[calc(var(--margin)-0.875rem)] top-[calc(var(--bar)/2)] z-burger -mt-7 mr-(--scrollbar) size-14 rounded-round [--away:translateY(calc(-100%-16px))] print:hidden narrow:inset-e-[calc(var(--margin)-0.5625rem)] narrow:-mt-5.5 narrow:size-11 no-script:hidden ${hidden ? 'not-print:[transform:var(--away)]' : ''} ${
        open
          ? 'text-menu-ink transition-color hover:text-menu-accent focus-visible:outline-menu-accent'
          : 'transition-color hover:text-accent menu-over:transition-none motion-safe:menu-moving:animate-menu-ink menu-waiting:text-menu-ink'
      }`}
      aria-expanded={open}
      aria-controls={open ? MENU_ID : undefined}
      aria-label={open ? words.closeMenu : words.openMenu}
      inert={inert}
      onClick={onToggle}
      onFocus={onReveal}
    >
      {LINES.map((line) => (
        <i
          key={line['--closed']}
          className={`absolute top-1/2 left-1/2 -mt-0.25 -ml-3.25 h-0.5 w-6.5 rounded-[1px] bg-current [--apart:0.5rem] forced-colors:bg-button-text narrow:-ml-2.75 narrow:w-5.5 narrow:[--apart:7px] ${
            open ? '[transform:var(--open)]' : '[transform:var(--closed)]'
          }`}
          style={line as CSSProperties}
        />
      ))}
    </button>
  )
}

/** Folds the lines into a cross, or unfolds them. */
function fold(button: HTMLElement, isOpen: boolean): void {
  const [from, to] = isOpen ? ['--closed', '--open'] : ['--open', '--closed']
  for (const line of button.querySelectorAll('i'))
    void animateProperty(line, 'transform', [`var(${from})`, 'var(--half)', `var(${to})`], CROSS)
}
