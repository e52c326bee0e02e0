import { animateProperty } from './animateProperty'
import { CROSS, prefersReducedMotion, NAV } from './timing'

/** The bar or its button goes out of the window, or comes back. Its attribute says so already. */
export function slideBar(part: HTMLElement): void {
  if (prefersReducedMotion()) return
  const away = 'var(--away)'
  const path: [string, string] = part.dataset.hidden === 'true' ? ['none', away] : [away, 'none']
  void animateProperty(part, 'transform', path, NAV)
}

/** The button's lines fold into a cross, or unfold again. Its attribute says so already. */
export function foldBurger(button: HTMLElement): void {
  if (prefersReducedMotion()) return
  const isOpen = button.getAttribute('aria-expanded') === 'true'
  const [from, to] = isOpen ? ['--closed', '--open'] : ['--open', '--closed']
  for (const line of button.querySelectorAll('i'))
    void animateProperty(line, 'transform', [`var(${from})`, 'var(--half)', `var(${to})`], CROSS)
}
